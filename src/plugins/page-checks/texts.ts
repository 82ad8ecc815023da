/** Extracts the prose of a page, in pieces with their positions. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

export interface Text {
  /** Line of its first character, 1-based. */
  line: number;
  value: string;
}

/** Front matter that readers see: in search results, in lists and as the tab's title. */
const shownFields = /^(?:title|description|sidebar_label): (.*)$/;

/** JSX attributes that readers see or hear. */
const shownAttributes = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

/** @returns the prose of a Markdown page, without code */
export function textsOfTree(tree: Root): Text[] {
  const texts: Text[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') texts.push({line, value: node.value});
    if (node.type === 'yaml') {
      for (const [index, field] of node.value.split('\n').entries()) {
        const value = shownFields.exec(field)?.[1];
        if (value !== undefined) texts.push({line: line + 1 + index, value});
      }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (shownAttributes.has(attribute.name)) texts.push({line, value: attribute.value});
      }
    }
  });
  return texts;
}
