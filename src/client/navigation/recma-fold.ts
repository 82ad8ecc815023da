/** Has the content of these components made when they are rendered, not when the page is. */
import type {CallExpression, Expression, Program, Property} from 'estree';
import {visit} from 'estree-util-visit';

import {AFTER_FRAME, BELOW_FOLD} from './rehype-fold';

const folding = new Set([AFTER_FRAME, BELOW_FOLD]);

function isFolding({arguments: [component]}: CallExpression): boolean {
  return component?.type === 'Identifier' && folding.has(component.name);
}

function childrenOf({arguments: [, props]}: CallExpression): Property | undefined {
  if (props?.type !== 'ObjectExpression') return undefined;
  return props.properties
    .filter((property) => property.type === 'Property')
    .find(({key}) => key.type === 'Identifier' && key.name === 'children');
}

/**
 * MDX calls `_jsxs(BelowFold, {children})` by then: the children become a function, and as that is
 * one child, the preview would object to `_jsxs`.
 */
export function recmaFold() {
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || !isFolding(node)) return;
      const children = childrenOf(node);
      if (!children) throw new Error('MDX no longer compiles components to a call of jsx.');
      node.callee = {type: 'Identifier', name: '_jsx'};
      // V8 parses arrow functions together with what they are in, others when they are called.
      children.value = {
        type: 'FunctionExpression',
        params: [],
        body: {
          type: 'BlockStatement',
          body: [{type: 'ReturnStatement', argument: children.value as Expression}],
        },
      };
    });
  };
}
