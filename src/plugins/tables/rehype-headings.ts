import type {Element, ElementContent, Root, Text} from 'hast';
import {visit} from 'unist-util-visit';

import {BREAK, breakNames, wbr} from './breaks';

const isHeading = ({tagName}: Element): boolean => /^h[1-4]$/.test(tagName);

function broken({value}: Text): ElementContent[] {
  return breakNames(value)
    .split(BREAK)
    .flatMap((part, index): ElementContent[] => [
      ...(index === 0 ? [] : [wbr()]),
      {type: 'text', value: part},
    ]);
}

function breakIn(element: Element): void {
  element.children = element.children.flatMap((child) => {
    if (child.type === 'text') return broken(child);
    if (child.type === 'element') breakIn(child);
    return [child];
  });
}

/** Lets long names in headings wrap between their words. */
export function rehypeHeadings() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (isHeading(element)) breakIn(element);
    });
  };
}
