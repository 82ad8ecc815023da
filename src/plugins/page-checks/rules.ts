import type {Heading, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {versions} from '../../versions/list';
import {endings} from './endings';
import {openings} from './openings';
import type {ContentPage, Finding} from './page';
import {textsOfTree, type Text} from './texts';
import {findWords} from './words';

type Rule = (page: ContentPage) => Finding[];

const description = z.string().min(50, 'at least 50 characters').max(160, 'at most 160 characters');

const doc = z.strictObject({
  title: z.string(),
  description,
  keywords: z.array(z.string()).min(3, 'at least 3').max(10, 'at most 10'),
  questions: z
    .array(z.string().regex(/^[^?]{10,}\?$/, 'a question ends with its only question mark'))
    .min(3, 'at least 3 questions that the page answers, in the words of a reader')
    .max(8, 'at most 8'),
  id: z.string().optional(),
  slug: z.string().optional(),
  sidebar_label: z.string().optional(),
  pagination_prev: z.null().optional(),
  pagination_next: z.null().optional(),
  toc_max_heading_level: z.number().optional(),
  hide_title: z.boolean().optional(),
});

/** A partial, which has no heading of its own. */
const partial = doc.partial().extend({description});

const post = z.strictObject({
  title: z.string(),
  description,
  slug: z.string(),
  date: z.unknown(),
  authors: z.union([z.string(), z.array(z.string())]),
  tags: z.array(z.string()).min(1),
  keywords: z.array(z.string()).optional(),
  trpc_version: z.enum(versions.map(({name}) => name)).optional(),
});

const schemas = {doc, partial, post};

export const frontMatter: Rule = ({file, kind, frontMatter: data}) => {
  const result = schemas[kind].safeParse(data, {
    error: ({code, input}) =>
      code === 'invalid_type' && input === undefined ? 'is missing.' : undefined,
  });
  return (result.error?.issues ?? []).map((issue) => ({
    file,
    line: 1,
    message: `${['front matter', issue.path.join('.')].join(' ').trim()}: ${issue.message}`,
  }));
};

export const headings: Rule = ({file, kind, tree}) => {
  const found: Finding[] = [];
  const first: Heading[] = [];
  let depth = 1;
  visit(tree, 'heading', (node: Heading) => {
    const line = node.position?.start.line ?? 1;
    if (node.depth === 1) first.push(node);
    if (node.depth > depth + 1) {
      found.push({
        file,
        line,
        message: `a level ${node.depth} heading follows a level ${depth} one; use level ${depth + 1}.`,
      });
    }
    depth = node.depth;
  });
  const allowed = kind === 'doc' ? 1 : 0;
  if (first.length !== allowed) {
    const line = first.at(-1)?.position?.start.line ?? 1;
    const wanted =
      allowed === 1 ? 'exactly one "# Title"' : 'no "# Title": its title is in the front matter';
    found.push({
      file,
      line,
      message: `has ${first.length} level 1 headings; a ${kind} has ${wanted}.`,
    });
  }
  return found;
};

const emptyTexts = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'read more',
  'more',
  'see here',
]);

export const linkTexts: Rule = ({file, tree}) => {
  const found: Finding[] = [];
  visit(tree, 'link', (node: Link) => {
    const text = toString(node).trim();
    if (text && !emptyTexts.has(text.toLowerCase())) return;
    const line = node.position?.start.line ?? 1;
    found.push({
      file,
      line,
      message: `the link text "${text}" does not say where it leads (${node.url}).`,
    });
  });
  return found;
};

/** Words that this site spells differently, in a page or in any other text for people. */
export function wordsIn(file: string, texts: readonly Text[]): Finding[] {
  return texts.flatMap(({line, value}) =>
    findWords(value).map((word) => ({
      file,
      line: line + word.line,
      message: `"${word.found}": write ${word.wanted}.`,
    })),
  );
}

export const wording: Rule = ({file, tree}) => wordsIn(file, textsOfTree(tree));

/** Pages about an API show it: everything below client and server except the overviews. */
export const samples: Rule = ({file, kind, tree}) => {
  if (
    kind !== 'doc' ||
    !/\/(?:client|server)\//.test(file) ||
    /(?:index|starter-projects)\.mdx?$/.test(file)
  )
    return [];
  let compiled = 0;
  visit(tree, 'code', (node) => {
    if (['ts', 'tsx', 'js', 'jsx'].includes(node.lang ?? '')) compiled += 1;
  });
  return compiled > 0 ? [] : [{file, line: 1, message: 'is about an API and has no sample.'}];
};

/** Rules that check a single page. */
export const pageRules: Rule[] = [
  frontMatter,
  headings,
  linkTexts,
  wording,
  samples,
  openings,
  endings,
];
