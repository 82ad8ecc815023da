import {expect, test} from 'vitest';

import {askQuestions, describeMisled} from '@site/src/plugins/search/build/ask';
import {MANIFEST_FILE, toIndexFiles} from '@site/src/plugins/search/build/shards';
import type {Page, Shard} from '@site/src/plugins/search/types';

import {page, pages} from './fixture';

function ask(site: Page[]) {
  const shards = toIndexFiles(site, 'https://example.com')
    .filter(({name}) => name !== MANIFEST_FILE)
    .map(({content}) => JSON.parse(content) as Shard);
  return askQuestions(site, shards);
}

test('a question that finds its page is not reported', () => {
  expect(ask(pages)).toEqual([]);
});

test('a question that finds another page first is reported with that page', () => {
  const planted = page('/docs/server/planted', {
    title: 'Planted',
    text: ['Nothing about it.'],
    questions: ['How do I make slow queries faster?'],
  });
  const [misled] = ask([...pages, planted]);
  expect(misled && describeMisled(misled)).toBe(
    '/docs/server/planted says that it answers “How do I make slow queries faster?”, which finds /docs/server/caching first: ask it in other words, or leave it to that page.',
  );
});

test('questions of other versions are not asked', () => {
  const older = page('/docs/v10/server/errors', {
    title: 'Errors',
    tag: 'docs-default-10.x',
    version: '10.x',
    questions: ['How do I make slow queries faster?'],
  });
  expect(ask([...pages, older])).toEqual([]);
});
