/** What a page's tree gets in place of its own nodes. */
import type {BlockContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';

/** A component or an element; attributes that are `false` or `undefined` are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined || value === false
        ? []
        : [{type: 'mdxJsxAttribute', name: key, value: value === true ? null : value}],
    ),
    // MDX accepts any block here; mdast's types only allow definitions elsewhere.
    children: children as BlockContent[],
  };
}

/** An import that a page gets where something on it is replaced by components; other pages don't load them. */
export function importNode(module: string, names: readonly string[]): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import {${names.join(', ')}} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: module},
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: {type: 'Identifier', name},
              local: {type: 'Identifier', name},
            })),
          },
        ],
      },
    },
  };
}
