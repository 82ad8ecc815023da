/** Renders the comments of the packages, which are Markdown without JSX, as HTML. */
import {toHtml} from 'hast-util-to-html';
import type {Link, Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {type Comment, type CommentDisplayPart, Reflection} from 'typedoc';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Guide} from '../links/guides';
import {linkApiNames} from '../links/remark-api-links';
import {type Context, urlAround} from './context';
import type {Html} from './print';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Block tags that have a place of their own; any other is shown under its name. */
const placed = new Set(
  '@param @template @typeParam @example @deprecated @default @defaultValue @inheritDoc'.split(' '),
);

/** What TypeDoc leaves of a comment that ends with two asterisks and a slash. */
const closingStar = /(?:^|\s)\*\s*$/;

/** The Markdown of one text, in which `{@link}` is a link to an entry. */
export function markdownOf(context: Context, parts: readonly CommentDisplayPart[] = []): string {
  return parts
    .map((part) => {
      if (part.kind !== 'inline-tag') return part.text;
      const {target, text} = part;
      if (typeof target === 'string') return `[${text || target}](${target})`;
      const shown = /^[\w$.]+$/.test(text) ? `\`${text}\`` : text;
      const url = target instanceof Reflection ? urlAround(context, target) : undefined;
      return url === undefined ? shown : `[${shown}](${url})`;
    })
    .join('')
    .replace(closingStar, '')
    .trim();
}

/** The Markdown of a block tag, if the comment has it. */
export function tagOf(
  context: Context,
  comment: Comment | undefined,
  ...names: `@${string}`[]
): string | undefined {
  const tag = comment?.blockTags.find((block) => names.includes(block.tag));
  return tag && markdownOf(context, tag.content);
}

/** Block tags without a place of their own, known to TypeDoc or not, as a label and Markdown. */
export function notesOf(context: Context, comment: Comment | undefined): [string, string][] {
  return (comment?.blockTags ?? [])
    .filter(({tag}) => !placed.has(tag))
    .map(({tag, content}): [string, string] => [
      tag.charAt(1).toUpperCase() + tag.slice(2),
      markdownOf(context, content),
    ])
    .filter(([, text]) => text !== '');
}

/** The guide that an absolute URL of tRPC's docs leads to; its version is the reference's. */
export function guideAt(
  {guideByPath}: Pick<Context, 'guideByPath'>,
  link: string,
): Guide | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.hostname !== 'trpc.io') return undefined;
  const path = /^\/docs(?:\/v\d+)?(\/.*|)$/.exec(url.pathname)?.[1] ?? 'none';
  return guideByPath.get(path + url.hash) ?? guideByPath.get(path);
}

export const guideUrl = ({reference}: Context, {path}: Guide) => `${reference.version.url}${path}`;

/** A link to a guide of this site has its title, and a bare address its host. */
function nameLink(context: Context, node: Link): void {
  const guide = guideAt(context, node.url);
  const [text] = node.children;
  if (guide) {
    node.url = guideUrl(context, guide);
    node.children = [{type: 'text', value: guide.title}];
  } else if (text?.type === 'text' && text.value === node.url) {
    text.value = new URL(node.url).host;
  }
}

/** @param except - URL of the entry that the text belongs to, which it does not link to */
export function htmlOf(context: Context, nodes: readonly RootContent[], except?: string): Html {
  const tree: Root = {type: 'root', children: [...nodes]};
  visit(tree, 'html', (node, index, parent) => {
    parent?.children.splice(index ?? 0, 1, {type: 'text', value: node.value});
  });
  visit(tree, 'link', (node) => nameLink(context, node));
  linkApiNames(tree, context.symbols, except);
  return toHtml(toHast(tree));
}

export const parse = (markdown: string): RootContent[] => parser.parse(markdown).children;

/** HTML of a whole text. */
export const prose = (context: Context, markdown: string, except?: string): Html =>
  htmlOf(context, parse(markdown), except);

/** HTML of a text without the paragraph around it; of several, the blocks. */
export function phrase(context: Context, markdown: string, except?: string): Html {
  const html = prose(context, markdown, except);
  return html.lastIndexOf('<p>') === 0 ? html.replace(/^<p>|<\/p>$/g, '') : html;
}

/** What to use instead starts a sentence, but comments write "use X instead". */
export function deprecation(context: Context, markdown: string): Html {
  const text = markdown.charAt(0).toUpperCase() + markdown.slice(1);
  return `<p class="api-deprecated"><strong>Deprecated.</strong> ${phrase(context, text)}</p>`;
}

/** The first sentence of a description, and what follows. */
export function sentences(markdown: string): [first: string, rest: string] {
  const [paragraph = ''] = markdown.split('\n\n');
  const first = /^.*?[.!?](?=\s+[A-Z`]|\s*$)/s.exec(paragraph)?.[0] ?? paragraph;
  return [first, markdown.slice(first.length).trim()];
}
