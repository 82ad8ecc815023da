import type {Element, Nodes, Root as HastRoot} from 'hast';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import type {PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';

/** The parts of JSDoc that a popup shows: text, code, lists and links. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: ['p', 'code', 'pre', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'br', 'blockquote'],
  attributes: {a: ['href']},
  protocols: {href: ['https', 'http']},
};

/** `{@link target}`, `{@link target label}`, `{@link target|label}`, also linkcode and linkplain. */
const inlineLink = /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g;

function linkNode(target: string, label: string): PhrasingContent {
  if (!/^https?:\/\//.test(target)) return {type: 'inlineCode', value: label || target};
  return {type: 'link', url: target, children: [{type: 'text', value: label || target}]};
}

function expandInlineLinks(root: Root): void {
  visit(root, 'text', (node, index, parent) => {
    const matches = [...node.value.matchAll(inlineLink)];
    if (matches.length === 0 || parent === undefined || index === undefined) return undefined;
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const match of matches) {
      parts.push({type: 'text', value: node.value.slice(end, match.index)});
      parts.push(linkNode(match[1] ?? '', match[2] ?? ''));
      end = match.index + match[0].length;
    }
    parts.push({type: 'text', value: node.value.slice(end)});
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}

function markOutbound(node: Nodes): void {
  visit(node as HastRoot | Element, 'element', (element) => {
    if (element.tagName === 'a') element.properties.rel = ['noopener', 'noreferrer'];
  });
}

/**
 * @param docs - JSDoc's description, Markdown
 * @returns safe HTML: no images, no raw HTML, links only to http and https
 */
export function renderDocs(docs: string): string {
  const root = fromMarkdown(docs);
  expandInlineLinks(root);
  const tree = sanitize(toHast(root), schema);
  markOutbound(tree);
  return toHtml(tree);
}
