import type {MdxjsEsm} from 'mdast-util-mdx';

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
