/** Has the content of `<BelowFold>` made when it is rendered, not when the page is. */
import type {CallExpression, Expression, Program, Property} from 'estree';
import {visit} from 'estree-util-visit';

import {BELOW_FOLD} from './rehype-fold';

function isBelowFold({arguments: [component]}: CallExpression): boolean {
  return component?.type === 'Identifier' && component.name === BELOW_FOLD;
}

function childrenOf({arguments: [, props]}: CallExpression): Property | undefined {
  if (props?.type !== 'ObjectExpression') return undefined;
  return props.properties
    .filter((property) => property.type === 'Property')
    .find(({key}) => key.type === 'Identifier' && key.name === 'children');
}

/** MDX calls `_jsxs(BelowFold, {children})` by then: the children become a function. */
export function recmaFold() {
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || !isBelowFold(node)) return;
      const children = childrenOf(node);
      if (!children) throw new Error(`MDX no longer compiles <${BELOW_FOLD}> to a call of jsx.`);
      children.value = {
        type: 'ArrowFunctionExpression',
        params: [],
        expression: true,
        body: children.value as Expression,
      };
    });
  };
}
