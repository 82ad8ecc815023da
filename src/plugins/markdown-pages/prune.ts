/** Reduces the content of a built page to what a text can say. */
import type {Element, ElementContent, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {apiLinkClass} from '../api-reference/links/remark-api-links';

/** Controls, decoration, and what the lines above a twin's content say. */
const skipped =
  'button, progress, script, style, template, wbr, [aria-hidden=true], [role=tablist], [role=status], ' +
  // Docusaurus keeps its own class names for others to rely on.
  'a[type="text/markdown"], .theme-doc-version-banner';

/** Links that are too many for a text: the names of the API in code, and those of options to themselves. */
const unwrapped = `a.${apiLinkClass}, dt a`;

/** Their elements stand side by side, by their styles or by themselves. */
const boxes = new Set(['div', 'p', 'span', 'summary', 'th']);

export const isElement = (node: Nodes): node is Element => node.type === 'element';

/** The text of a node in one line, without invisible characters. */
export const textOf = (node: Nodes | undefined): string =>
  node
    ? toString(node)
        .replace(/[\u200B\uFEFF]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** Puts spaces between elements that need none on the page, because they are boxes. */
function spaced(children: ElementContent[]): ElementContent[] {
  const isBlank = (child: ElementContent) => child.type === 'text' && child.value.trim() === '';
  const elements = children.filter(isElement);
  if (!children.every((child) => isElement(child) || isBlank(child))) return children;
  return elements.flatMap((child) => [{type: 'text', value: ' '}, child]);
}

/** Code of several lines that is not part of a sentence is a block of code. */
const asBlock = (code: ElementContent): ElementContent =>
  isElement(code) && code.tagName === 'code' && toString(code).includes('\n')
    ? {...code, tagName: 'pre'}
    : code;

/** What remains of the children of an element of this name. */
function arranged(tagName: string, children: ElementContent[]): ElementContent[] {
  if (boxes.has(tagName)) return spaced(children);
  if (tagName === 'td') return children.map(asBlock);
  if (tagName !== 'details') return children;
  const content = children.map(asBlock);
  // The summary of nothing but code is its beginning.
  const isCode = content.some((child) => isElement(child) && child.tagName === 'pre');
  return isCode ? content.filter((child) => isElement(child) && child.tagName === 'pre') : content;
}

/** An anchor, which shows at most an invisible character. */
const isAnchor = (element: Element): boolean =>
  element.tagName === 'a' && textOf(element) === '' && !element.children.some(isElement);

/**
 * @param address - of the page, with origin, which links are resolved against
 * @param linkOf - where an absolute link leads in a text
 * @returns a copy
 */
export function pruned(
  article: Element,
  address: string,
  linkOf: (url: string) => string,
): Element {
  const without = new Set<Nodes>(selectAll(skipped, article));
  const links = new Set<Nodes>(selectAll(unwrapped, article));
  const absolute = (url: string) => (URL.canParse(url) ? url : new URL(url, address).href);

  // Copies leave positions out, which take longer to copy again than all else.
  const prune = (node: ElementContent, inCode: boolean): ElementContent[] => {
    if (without.has(node)) return [];
    if (node.type === 'text') return [{type: 'text', value: node.value}];
    if (!isElement(node) || isAnchor(node)) return [];
    const {type, tagName} = node;
    // The code of a block is read as it is.
    const isCode = inCode || tagName === 'pre';
    const children = node.children.flatMap((child) => prune(child, isCode));
    if (links.has(node)) return children;
    const {href, src, title} = node.properties;
    // Shown when a reader points at it.
    if (tagName === 'span' && title) children.push({type: 'text', value: ` (${String(title)})`});
    const properties = {
      ...node.properties,
      ...(typeof href === 'string' ? {href: linkOf(absolute(href))} : {}),
      ...(typeof src === 'string' ? {src: absolute(src)} : {}),
    };
    return [{type, tagName, properties, children: isCode ? children : arranged(tagName, children)}];
  };
  const {type, tagName, properties} = article;
  return {type, tagName, properties, children: article.children.flatMap((it) => prune(it, false))};
}
