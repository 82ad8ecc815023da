import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readIndexFile} from '../../../src/plugins/search/index';
import type {Manifest, Shard} from '../../../src/plugins/search/types';
import {ownEngine} from '../../search/own-engine';
import {expectations, fresh, heldOut, measure, questions} from '../../search/relevance';

const build = join(process.cwd(), 'build');

test('search answers its queries: MRR@10, top 1, and nothing without results', async () => {
  const {mrr, top1, zeroResults, misses} = await measure(ownEngine(build));
  const list = misses
    .map(
      ({expectation, rank, first}) =>
        `${rank} ${expectation.version} "${expectation.query}": ${first}`,
    )
    .join('\n');
  expect(zeroResults, list).toBe(0);
  expect(mrr, list).toBeGreaterThanOrEqual(0.92);
  expect(top1, list).toBeGreaterThanOrEqual(0.85);
});

test('search answers questions that nothing was fitted to: MRR@10, top 1', async () => {
  const {mrr, top1, zeroResults, misses} = await measure(ownEngine(build), questions);
  const list = misses.map(({expectation, rank, first}) => `${rank} ${expectation.query}: ${first}`);
  console.log(
    `${questions.length} questions: MRR@10 ${mrr.toFixed(3)}, top 1 ${(100 * top1).toFixed(1)} %`,
  );
  expect(questions.every(({query}) => query.split(' ').length >= 5)).toBe(true);
  expect(zeroResults, list.join('\n')).toBe(0);
  expect(mrr, list.join('\n')).toBeGreaterThanOrEqual(0.91);
  expect(top1, list.join('\n')).toBeGreaterThanOrEqual(0.86);
});

test("search answers questions that avoid the pages' words as often as when they were first asked", async () => {
  const {mrr, top1, misses} = await measure(ownEngine(build), heldOut);
  const list = misses.map(({expectation, rank, first}) => `${rank} ${expectation.query}: ${first}`);
  expect(heldOut.length).toBeGreaterThanOrEqual(60);
  expect(heldOut.every(({query}) => query.split(' ').length >= 5)).toBe(true);
  expect(mrr, list.join('\n')).toBeGreaterThanOrEqual(0.74);
  expect(top1, list.join('\n')).toBeGreaterThanOrEqual(0.65);
});

test('search answers fresh questions as often as when they were first asked', async () => {
  const {mrr, top1, zeroResults, misses} = await measure(ownEngine(build), fresh);
  const list = misses.map(({expectation, rank, first}) => `${rank} ${expectation.query}: ${first}`);
  expect(fresh.length).toBeGreaterThanOrEqual(60);
  expect(fresh.every(({query}) => query.split(' ').length >= 5)).toBe(true);
  expect(zeroResults, list.join('\n')).toBe(0);
  expect(mrr, list.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(top1, list.join('\n')).toBeGreaterThanOrEqual(0.83);
});

test('no held-out or fresh question is in front matter', async () => {
  const {shards} = (await readIndexFile(build, 'manifest.json')) as Manifest;
  const files = await Promise.all(shards.map(({file}) => readIndexFile(build, file)));
  const declared = (files as Shard[]).flatMap(({pages}) => pages.flatMap((page) => page.questions));
  const plain = (question: string) => question.toLowerCase().replace(/\W+/g, ' ').trim();
  const known = new Set(declared.map(plain));
  expect(known.size).toBeGreaterThan(100);
  expect([...heldOut, ...fresh].filter(({query}) => known.has(plain(query)))).toEqual([]);
});

test('every target of the queries is a page or a heading of the site', async () => {
  const {shards} = (await readIndexFile(build, 'manifest.json')) as Manifest;
  const known = new Set<string>();
  for (const {file} of shards) {
    for (const page of ((await readIndexFile(build, file)) as Shard).pages) {
      known.add(page.path);
      for (const {anchor} of page.sections) known.add(`${page.path}#${anchor}`);
    }
  }
  const missing = [...expectations, ...questions, ...heldOut, ...fresh]
    .flatMap(({targets}) => targets)
    .filter((target) => !known.has(target));
  expect(missing).toEqual([]);
});

test('the guide from version 9 is in the sitemap, and is the first answer to queries about it', async () => {
  const guide = '/docs/v10/migrate-from-v9-to-v10';
  expect(readFileSync(join(build, 'sitemap.xml'), 'utf8')).toContain(`${guide}</loc>`);
  const search = ownEngine(build);
  for (const query of ['migrate from v9', 'upgrade from version 9', 'v9 to v10']) {
    const [first] = await search(query, '10.x');
    expect(first?.split('#')[0], query).toBe(guide);
  }
});

test('the measure sees a bad engine', async () => {
  const {mrr, zeroResults} = await measure(async () => []);
  expect([mrr, zeroResults]).toEqual([0, 1]);
});
