import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import {breakIn, breakNames} from './breaks';

/** Lets long names in headings wrap between their words. */
export function rehypeHeadings() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (/^h[1-4]$/.test(element.tagName)) breakIn(element, breakNames);
    });
  };
}
