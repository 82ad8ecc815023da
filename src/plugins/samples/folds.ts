/** `<Setup>` and `<Hint>`: parts of a page that are collapsed under a single line. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {isJsx} from './core/jsx';
import {folded} from './optionList';

/** By element, the label of that line. */
const foldLabels = {Setup: 'Set-up for this page', Hint: 'Hint'};

/** @returns the label of an element that is collapsed, and undefined for all others */
export function foldLabel(node: Node): string | undefined {
  return Object.entries(foldLabels).find(([name]) => isJsx(node, name))?.[1];
}

export const fold = (label: string, {children}: MdxJsxFlowElement) => folded(label, children);
