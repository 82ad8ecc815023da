import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** @param slugger - of the page, which numbers headings that have the same text */
export function anchorOf(heading: Heading, slugger: ReturnType<typeof createSlugger>): string {
  const {text, id} = parseMarkdownHeadingId(toString(heading).replace('\\{', '{'));
  return id ?? slugger.slug(text);
}

/**
 * The fragments that lead to a place within a page: those of its headings, as Docusaurus makes them,
 * and the ids of its elements.
 */
export function anchorsOf(tree: Root): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.add(anchorOf(node, slugger));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
      if (isId && typeof attribute.value === 'string') anchors.add(attribute.value);
    }
  });
  return anchors;
}
