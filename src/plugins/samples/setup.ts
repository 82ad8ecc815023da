/** `<Setup>`: the supporting files of a page's samples, collapsed under a single line. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {isJsx} from './core/jsx';
import {folded} from './optionList';

/** The label of that line. */
export const setupLabel = 'Set-up for this page';

export const isSetup = (node: Node): node is MdxJsxFlowElement => isJsx(node, 'Setup');

export const setupFold = ({children}: MdxJsxFlowElement) => folded(setupLabel, children);
