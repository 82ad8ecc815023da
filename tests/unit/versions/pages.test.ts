/**
 * The version dropdown over the pages that exist: from each page of each version to each other one.
 * A page without a counterpart is listed here, so that one that was overlooked fails.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {versions, type Version, type VersionName} from '../../../src/versions/list';
import {pagesOnSameSubject} from '../../../src/versions/subjects';

const sinceTen = [
  'client/links/httpBatchStreamLink',
  'client/nextjs/aborting-procedure-calls',
  'client/react/aborting-procedure-calls',
  'client/react/getQueryKey',
  'client/react/suspense',
  'client/react/useQueries',
  'client/vanilla/aborting-procedure-calls',
  'server/adapters/fetch',
  'server/adapters/standalone',
  'server/server-side-calls',
  // 9.x is a flat list: these gather or explain what it has no page for.
  'client',
  'concepts',
  'faq',
  'getting-started',
  'server/adapters',
  'videos-and-community-resources',
  'landing-intro/Step1',
  'landing-intro/Step2',
  'landing-intro/Step3',
];

const sinceEleven = [
  'client/links/localLink',
  'client/links/retryLink',
  'client/nextjs/app-router-setup',
  'client/nextjs/server-actions',
  'client/react/createTRPCQueryUtils',
  'client/react/disabling-queries',
  'client/react/server-components',
  'client/tanstack-react-query',
  'client/tanstack-react-query/migrating',
  'client/tanstack-react-query/server-components',
  'client/tanstack-react-query/setup',
  'client/tanstack-react-query/usage',
  'client/vanilla/error-handling',
  'comparison',
  'learn',
  'migrate-from-v10-to-v11',
  'recipes',
  'server/non-json-content-types',
  'server/service-oriented-architecture',
  'skills',
];

/** Pages of the first version that the second one has no page for. */
const withoutCounterpart: Partial<Record<`${VersionName} to ${VersionName}`, string[]>> = {
  '11.x to 10.x': sinceEleven,
  '11.x to 9.x': [...sinceEleven, ...sinceTen, 'client/links/httpSubscriptionLink'],
  '10.x to 11.x': ['migrate-from-v9-to-v10'],
  '10.x to 9.x': [...sinceTen, 'migrate-from-v9-to-v10'],
  '9.x to 11.x': [],
  '9.x to 10.x': [],
};

function pagesOf({docs}: Version): string[] {
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('typedoc/')) // generated, for the newest version only
    .map((file) => file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, ''));
}

/** Only 11.x has recipes and lessons, and each of them has the code of that version. */
const isRecipeOrLesson = (page: string) => /^(?:recipes|learn)\//.test(page);

const pages = new Map(versions.map((version) => [version.name, pagesOf(version)]));
const has = (version: Version, page: string) => pages.get(version.name)?.includes(page) === true;

/** Where the dropdown leads from `page`; undefined for the first page of `to`. */
function target(from: Version, page: string, to: Version): string | undefined {
  return pagesOnSameSubject(from.id, page, to.id).find((candidate) => has(to, candidate));
}

const pairs = versions.flatMap((from) =>
  versions.filter((to) => to !== from).map((to) => ({from, to})),
);

describe.each(pairs)('from $from.name to $to.name', ({from, to}) => {
  it('leads from each page to one on its subject, except those that are listed', () => {
    const without = pages
      .get(from.name)
      ?.filter((page) => !isRecipeOrLesson(page) && target(from, page, to) === undefined);
    expect(without?.sort()).toEqual(withoutCounterpart[`${from.name} to ${to.name}`]?.sort());
  });

  it('leads back to a page on the same subject', () => {
    const astray = pages.get(from.name)?.filter((page) => {
      const there = target(from, page, to);
      if (there === undefined) return false;
      const back = target(to, there, from);
      return back === undefined || target(from, back, to) !== there;
    });
    expect(astray).toEqual([]);
  });

  it('has a first page, for what has no counterpart', () => {
    expect(has(to, '')).toBe(true);
  });
});
