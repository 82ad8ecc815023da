/** The rules for a single page. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {versions} from '../../versions/list';
import {fieldLines} from './frontMatter';
import type {ContentPage} from './page';
import type {Finding} from './report';
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

const frontMatter: Rule = ({file, kind, frontMatter: data, tree}) => {
  const [head] = tree.children;
  const lineOf = fieldLines(head?.type === 'yaml' ? head.value : '');
  const result = schemas[kind].safeParse(data, {
    error: ({code, input}) =>
      code === 'invalid_type' && input === undefined ? 'is missing.' : undefined,
  });
  return (result.error?.issues ?? []).map((issue) => ({
    file,
    line: lineOf(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path),
    message: `${['front matter', issue.path.join('.')].join(' ').trim()}: ${issue.message}`,
  }));
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

const wording: Rule = ({file, tree}) => wordsIn(file, textsOfTree(tree));

const isCode = (node: Nodes) =>
  node.type === 'code' && ['ts', 'tsx', 'js', 'jsx'].includes(node.lang ?? '');

/** Pages about an API show it: everything below client and server except the overviews. */
const samples: Rule = ({file, kind, tree}) => {
  const isAboutApi =
    /\/(?:client|server)\//.test(file) && !/(?:index|starter-projects)\.mdx?$/.test(file);
  if (kind !== 'doc' || !isAboutApi) return [];
  let hasSample = false;
  visit(tree, (node) => void (hasSample ||= isCode(node)));
  return hasSample ? [] : [{file, line: 1, message: 'is about an API and has no sample.'}];
};

export const pageRules: readonly Rule[] = [frontMatter, wording, samples];
