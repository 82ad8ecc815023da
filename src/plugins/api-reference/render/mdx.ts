/** The nodes that pages consist of, and their serialization. */
import type {BlockContent, DefinitionContent, Heading, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify as stringifyYaml} from 'yaml';

export type Block = BlockContent | DefinitionContent;

const writer = unified()
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
  .freeze();

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const link = (url: string, child: PhrasingContent): PhrasingContent =>
  ({type: 'link', url, children: [child]}) as PhrasingContent;
export const paragraph = (...children: PhrasingContent[]): Block => ({type: 'paragraph', children});

/** Docusaurus reads the anchor from `{#id}` at the end of a heading. */
export function heading(depth: 2 | 3, child: PhrasingContent, id: string): Heading {
  return {type: 'heading', depth, children: [child, text(` {#${id}}`)]};
}

function attribute(name: string, value: unknown): MdxJsxAttribute[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [{type: 'mdxJsxAttribute', name, value: null}];
  if (typeof value === 'string' && !value.includes('"') && !value.includes('&')) {
    return [{type: 'mdxJsxAttribute', name, value}];
  }
  return [
    {
      type: 'mdxJsxAttribute',
      name,
      value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)},
    },
  ];
}

/** An element of one of the plugin's components, which the page then imports. */
export function element(
  name: string,
  attributes: Record<string, unknown>,
  children: readonly Block[] = [],
): Block {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => attribute(key, value)),
    children: [...children] as MdxJsxFlowElement['children'],
  } as Block;
}

/** Names of the components that a page uses, sorted. */
function componentsOf(body: Block[]): string[] {
  const names = new Set<string>();
  visit({type: 'root', children: body}, 'mdxJsxFlowElement', ({name}: MdxJsxFlowElement) => {
    if (name !== null) names.add(name);
  });
  return [...names].sort();
}

/** Serializes a page: front matter, imports of its components, and its body. */
export function writePage(frontMatter: Record<string, string>, body: Block[]): string {
  const imports = componentsOf(body).map(
    (name) => `import ${name} from '@site/src/plugins/api-reference/components/${name}';`,
  );
  return writer.stringify({
    type: 'root',
    children: [
      {type: 'yaml', value: stringifyYaml(frontMatter).trimEnd()},
      {type: 'mdxjsEsm', value: imports.join('\n')} as RootContent,
      ...body,
    ],
  });
}
