import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import {breakIn, breakNames} from './breaks';

/** Characters of a name that fit on a line of a phone in a title or section, and below one. */
const fitting = {section: 15, part: 25};

/** Lets long names in headings wrap between their words. */
export function rehypeHeadings() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      const [, level] = /^h([1-4])$/.exec(element.tagName) ?? [];
      const most = Number(level) < 3 ? fitting.section : fitting.part;
      if (level) breakIn(element, (text) => breakNames(text, most));
    });
  };
}
