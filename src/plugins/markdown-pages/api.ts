/** Renders the API reference's generated HTML as plain Markdown. */
import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {RootContent} from 'mdast';
import * as z from 'zod';

import {readAttributes, type Component} from './converter';
import {codeBlock} from './fences';

const blocks = new Set(['p', 'h2', 'h3', 'dt', 'dd', 'li', 'summary', 'pre']);

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function toBlocks(node: Nodes): RootContent[] {
  if (node.type === 'element' && blocks.has(node.tagName)) {
    const value = textOf(node).trim();
    if (value === '') return [];
    if (node.tagName === 'pre') return [codeBlock('ts', value)];
    return [{type: 'paragraph', children: [{type: 'text', value}]}];
  }
  return 'children' in node ? node.children.flatMap(toBlocks) : [];
}

const html: Component = (element, converter) => {
  const {of} = readAttributes(z.object({of: z.string()}), element, converter);
  return toBlocks(fromHtml(of, {fragment: true}));
};

export const apiComponents: Readonly<Record<string, Component>> = {
  ApiFilter: (element, {convert}) => convert(element.children),
  ApiHtml: html,
};
