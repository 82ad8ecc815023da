import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {attribute} from '../samples/core/jsx';

/** @param slugger - of the page, which numbers headings that have the same text */
export function headingAnchor(heading: Heading, slugger: ReturnType<typeof createSlugger>): string {
  const {text, id} = parseMarkdownHeadingId(toString(heading).replace('\\{', '{'));
  return id ?? slugger.slug(text);
}

/**
 * The fragments that lead to a place within a page: those of its headings, as Docusaurus makes them,
 * and the ids of its elements.
 *
 * @returns undefined if the page has no content, as one that is not valid MDX: its anchors are unknown
 */
export function anchorsOf(tree: Root): ReadonlySet<string> | undefined {
  if (tree.children.length === 0) return undefined;
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.add(headingAnchor(node, slugger));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const id = attribute(node, 'id');
    if (id !== undefined) anchors.add(id);
  });
  return anchors;
}
