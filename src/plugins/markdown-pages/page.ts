/** A complete twin: the page's metadata, then its text. */
import {toString} from 'mdast-util-to-string';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {toPlainMarkdown} from './convert';
import {answersLine} from '../../content/questions';
import type {LinkSite} from './links';
import type {TwinPage} from './site';
import type {SourceFile} from './source';
import {checkedWith} from '../samples/releaseParts';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
  .freeze();

/** @returns Markdown that ends with a line break */
export function writeMarkdown(children: RootContent[]): string {
  const tree: Root = {type: 'root', children};
  return writer.stringify(tree);
}

/** The text of a node, for comparison. */
const plain = (node: Nodes | undefined) => (node ? toString(node).replace(/\s+/g, ' ').trim() : '');

/**
 * @param source - the page's file
 * @returns title, description and address, then the content
 * @throws Error with file and line for anything that has no Markdown form
 */
export function writePage(page: TwinPage, source: SourceFile, site: LinkSite): string {
  const content = toPlainMarkdown(source, page, site);
  const [first] = content;
  const own = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  const title: Heading = own ?? {
    type: 'heading',
    depth: 1,
    children: [{type: 'text', value: page.title}],
  };
  const rest = own ? content.slice(1) : content;
  const address = site.siteUrl + page.permalink;
  const head: RootContent[] = [
    title,
    // Omits a description that equals the beginning of the page.
    ...(page.description === '' || page.description === plain(rest[0])
      ? []
      : [paragraph(page.description)]),
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: `${page.about} Source: `},
        {type: 'link', url: address, children: [{type: 'text', value: address}]},
      ],
    },
    ...(page.questions.length > 0 ? [paragraph(answersLine(page.questions))] : []),
  ];
  const checked = source.checked && checkedWith(source.checked);
  return writeMarkdown([...head, ...rest, ...(checked === undefined ? [] : [paragraph(checked)])]);
}

function paragraph(value: string): RootContent {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}
