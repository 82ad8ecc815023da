/**
 * Turns the children of these components into a function, so that they are only created when it is
 * called.
 */
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
 * By then, MDX has compiled them to `_jsxs(BelowFold, {children})`. A function is a single child,
 * and in development React warns if `_jsxs` gets a single child, so the call becomes `_jsx`.
 */
export function recmaFold() {
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || !isFolding(node)) return;
      const children = childrenOf(node);
      if (!children) throw new Error('MDX no longer compiles components to a call of jsx.');
      node.callee = {type: 'Identifier', name: '_jsx'};
      // V8 parses an arrow function together with the code around it, but other functions only when
      // they are called.
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
