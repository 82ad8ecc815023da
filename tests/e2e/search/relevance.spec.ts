import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {ownEngine} from '../../search/own-engine';
import {expectations, isTarget, measure} from '../../search/relevance';

const engine = ownEngine(join(process.cwd(), 'build'));

test('search answers its queries: MRR@10, top 1, and nothing without results', async () => {
  const {mrr, top1, zeroResults, misses} = await measure(engine);
  const list = misses.map(({expectation, rank, first}) => `${rank || '-'} ${expectation.version} "${expectation.query}": ${first}`).join('\n');
  expect(zeroResults, list).toBe(0);
  expect(mrr, list).toBeGreaterThanOrEqual(0.92);
  expect(top1, list).toBeGreaterThanOrEqual(0.85);
});

test('every target is a page or heading of the site', async () => {
  const missing: string[] = [];
  for (const {targets, version} of expectations) {
    for (const target of targets) {
      const title = target.slice(target.lastIndexOf('/') + 1).replace('#', ' ');
      const known = [...(await engine(title, version))].some((path) => isTarget(path, target));
      if (!known && !(await import('node:fs')).existsSync(join(process.cwd(), 'build', `${target.split('#')[0]}.html`))) missing.push(target);
    }
  }
  expect(missing).toEqual([]);
});

test('the measure sees a bad engine', async () => {
  const {mrr, zeroResults} = await measure(async () => []);
  expect([mrr, zeroResults]).toEqual([0, 1]);
});
