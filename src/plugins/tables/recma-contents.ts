import type {Node, Program, Property, VariableDeclaration} from 'estree';
import {visit} from 'estree-util-visit';

import {BREAK, breakNames} from './breaks';

/** Docusaurus' export of a page's headings, each with its HTML as `value`. */
function isContents({declarations}: VariableDeclaration): boolean {
  return declarations.some(({id}) => id.type === 'Identifier' && id.name === 'toc');
}

/** Whether it is `value` or `'value'`, as Docusaurus writes it. */
const isValue = (key: Property['key']): boolean =>
  (key.type === 'Identifier' && key.name === 'value') ||
  (key.type === 'Literal' && key.value === 'value');

function breakValue(node: Node): void {
  if (node.type !== 'Property' || !isValue(node.key)) return;
  if (node.value.type !== 'Literal' || typeof node.value.value !== 'string') return;
  node.value = {
    type: 'Literal',
    value: breakNames(node.value.value).replaceAll(BREAK, '<wbr>'),
  };
}

/** Lets long names in a page's table of contents wrap between their words. */
export function recmaContents() {
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type === 'VariableDeclaration' && isContents(node)) visit(node, breakValue);
    });
  };
}
