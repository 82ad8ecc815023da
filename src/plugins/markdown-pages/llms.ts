/** The lists of pages for tools, in the format of llmstxt.org: a title, a summary, sections of links. */
import type {Link, List, ListItem, Paragraph, RootContent} from 'mdast';

import {answersLine} from '../../content/questions';
import {writeMarkdown} from './page';
import type {Section, TwinPage, TwinSite, TwinVersion} from './site';
import {twinOf} from './url';

export interface LlmsContext {
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  title: string;
  /** What the project is, in a sentence. */
  tagline: string;
}

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
});

function link(url: string, title: string): Link {
  return {type: 'link', url, children: [{type: 'text', value: title}]};
}

function item(url: string, title: string, description: string): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          link(url, title),
          ...(description ? [{type: 'text', value: `: ${description}`} as const] : []),
        ],
      },
    ],
  };
}

const list = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

/**
 * The path of a version's list: at the site's root for the newest version, next to its pages for the
 * others.
 */
export function llmsPath({isNewest, path}: TwinVersion, baseUrl: string): string {
  return isNewest ? `${baseUrl}llms.txt` : `${path.replace(/\/$/, '')}/llms.txt`;
}

export const llmsFullPath = (baseUrl: string) => `${baseUrl}llms-full.txt`;

/** The sentence that says which releases the pages were checked with, if they have samples. */
const checkedWithParagraph = (text: string | undefined): Paragraph[] =>
  text === undefined ? [] : [paragraph(text)];

/**
 * Each list contains one version, because a tool that sees the names of two versions next to each
 * other writes code that fits neither.
 *
 * @param checkedWith - the sentence that says which releases the pages were checked with, if any
 */
export function writeLlms(
  version: TwinVersion,
  site: TwinSite,
  context: LlmsContext,
  checkedWith?: string,
): string {
  const {siteUrl, baseUrl, title, tagline} = context;
  const pageItem = (page: TwinPage) =>
    item(
      siteUrl + twinOf(page.permalink),
      page.title,
      [page.description, answersLine(page.questions)].filter((text) => text !== '').join(' '),
    );
  const toBlocks = (section: Section): RootContent[] => [
    heading(2, section.title ?? 'Start'),
    list(section.pages.map(pageItem)),
  ];
  const others = site.versions.filter((other) => other !== version);
  const [posts, elsewhere] = version.isNewest
    ? [site.posts.filter(({unlisted}) => !unlisted), 'Older versions']
    : [[], 'Other versions'];
  return writeMarkdown([
    heading(1, `${title} ${version.label}`),
    {type: 'blockquote', children: [paragraph(tagline)]},
    paragraph(
      `The documentation of ${title} ${version.label}, in the order of its sidebar. Each link leads to a page as Markdown; without .md, it leads to the page itself.`,
    ),
    ...checkedWithParagraph(checkedWith),
    ...version.sections.flatMap(toBlocks),
    ...(posts.length > 0 ? [heading(2, 'Blog'), list(posts.map(pageItem))] : []),
    ...(version.isNewest
      ? [
          heading(2, 'Whole'),
          list([
            item(
              siteUrl + llmsFullPath(baseUrl),
              `${title} ${version.label} in one file`,
              'Every page of the documentation above, in the same order.',
            ),
          ]),
        ]
      : []),
    ...(others.length > 0
      ? [
          heading(2, elsewhere),
          list(
            others.map((other) =>
              item(
                siteUrl + llmsPath(other, baseUrl),
                `${title} ${other.label}`,
                `The same list for ${other.label}.`,
              ),
            ),
          ),
        ]
      : []),
  ]);
}

/**
 * All pages of a version, concatenated.
 *
 * @param pages - their twins, in order
 * @param checkedWith - the sentence that says which releases they were checked with, if any
 */
export function writeLlmsFull(
  version: TwinVersion,
  pages: readonly string[],
  {siteUrl, baseUrl, title, tagline}: LlmsContext,
  checkedWith?: string,
): string {
  const head = writeMarkdown([
    heading(1, `${title} ${version.label}`),
    {type: 'blockquote', children: [paragraph(tagline)]},
    {
      type: 'paragraph',
      children: [
        {
          type: 'text',
          value: `The whole documentation of ${title} ${version.label}. What is on which page: `,
        },
        link(siteUrl + llmsPath(version, baseUrl), 'llms.txt'),
        {type: 'text', value: '.'},
      ],
    },
    ...checkedWithParagraph(checkedWith),
  ]);
  return [head, ...pages].join('\n---\n\n');
}
