/** `<Setup>`: the files that a page's samples need around them, below one line that opens them. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {isJsx} from './core/jsx';
import {folded} from './optionList';

/** What the reader opens them by. */
export const setupLabel = 'Set-up for this page';

export const isSetup = (node: Node): node is MdxJsxFlowElement => isJsx(node, 'Setup');

export const setupFold = ({children}: MdxJsxFlowElement) => folded(setupLabel, children);
