import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {ownEngine, readIndexedPages} from '../search/own-engine';
import {
  asked,
  expectations,
  fresh,
  heldOut,
  measure,
  pasted,
  questions,
  type Relevance,
} from '../search/relevance';
import {build} from './shown';

const search = ownEngine(build);

const missed = ({misses}: Relevance) =>
  misses
    .map(
      ({expectation: {version, query}, rank, first}) => `${rank} ${version} "${query}": ${first}`,
    )
    .join('\n');

test('search answers its queries: MRR@10, top 1, and nothing without results', async () => {
  const found = await measure(search);
  expect(found.zeroResults, missed(found)).toBe(0);
  expect(found.mrr, missed(found)).toBeGreaterThanOrEqual(0.92);
  expect(found.top1, missed(found)).toBeGreaterThanOrEqual(0.85);
});

test.each([
  {what: 'that nothing was fitted to', cases: questions, empty: 0, mrr: 0.91, top1: 0.86},
  // As often as when they were first asked.
  {what: "that avoid the pages' words", cases: heldOut, empty: 1, mrr: 0.74, top1: 0.65},
  {what: 'that are fresh', cases: fresh, empty: 0, mrr: 0.9, top1: 0.83},
  {what: 'asked in public', cases: asked, empty: 0, mrr: 0.9, top1: 0.84},
])('search answers questions $what: MRR@10, top 1', async ({cases, empty, mrr, top1}) => {
  const found = await measure(search, cases);
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(cases.every(({query}) => query.split(' ').length >= 3)).toBe(true);
  expect(found.zeroResults, missed(found)).toBeLessThanOrEqual(empty);
  expect(found.mrr, missed(found)).toBeGreaterThanOrEqual(mrr);
  expect(found.top1, missed(found)).toBeGreaterThanOrEqual(top1);
});

test('search answers messages that were pasted with all their noise', async () => {
  const found = await measure(search, pasted);
  expect(pasted.length).toBeGreaterThanOrEqual(30);
  expect(found.mrr, missed(found)).toBeGreaterThanOrEqual(0.85);
  expect(found.top1, missed(found)).toBeGreaterThanOrEqual(0.82);
});

test('no held-out or fresh question is in front matter', async () => {
  const declared = (await readIndexedPages(build)).flatMap((page) => page.questions);
  const plain = (question: string) => question.toLowerCase().replace(/\W+/g, ' ').trim();
  const known = new Set(declared.map(plain));
  expect(known.size).toBeGreaterThan(100);
  expect([...heldOut, ...fresh].filter(({query}) => known.has(plain(query)))).toEqual([]);
});

test('every target of the queries is a page or a heading of the site', async () => {
  const known = new Set<string>();
  for (const page of await readIndexedPages(build)) {
    known.add(page.path);
    for (const {anchor} of page.sections) known.add(`${page.path}#${anchor}`);
  }
  const missing = [...expectations, ...questions, ...heldOut, ...fresh, ...asked, ...pasted]
    .flatMap(({targets}) => targets)
    .filter((target) => !known.has(target));
  expect(missing).toEqual([]);
});

test('the guide from version 9 is in the sitemap, and is the first answer to queries about it', async () => {
  const guide = '/docs/v10/migrate-from-v9-to-v10';
  expect(readFileSync(join(build, 'sitemap.xml'), 'utf8')).toContain(`${guide}</loc>`);
  for (const query of ['migrate from v9', 'upgrade from version 9', 'v9 to v10']) {
    const [first] = await search(query, '10.x');
    expect(first?.[0]?.split('#')[0], query).toBe(guide);
  }
});

test('the measure sees a bad engine', async () => {
  const {mrr, zeroResults} = await measure(async () => []);
  expect([mrr, zeroResults]).toEqual([0, 1]);
});
