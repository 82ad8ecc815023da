import type {Element, Nodes, Root as HastRoot} from 'hast';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
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

/**
 * Converts JSDoc's inline links to Markdown: `{@link target}`, `{@link target label}`,
 * `{@link target|label}`, also linkcode and linkplain.
 */
export function withLinks(docs: string): string {
  return docs.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)[\s|]*([^}]*)\}/g,
    (_, target: string, label: string) =>
      /^https?:/.test(target)
        ? `[${label.trim() || target}](${target})`
        : `\`${label.trim() || target}\``,
  );
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
  const tree = sanitize(toHast(fromMarkdown(withLinks(docs))), schema);
  markOutbound(tree);
  return toHtml(tree);
}
