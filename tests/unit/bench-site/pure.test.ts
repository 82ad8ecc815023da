import {describe, expect, it} from 'vitest';

import {failingAudits, summarize, type Report} from '../../../scripts/bench-site/lighthouse';
import {median} from '../../../scripts/bench-site/statistics';
import {formatTable} from '../../../scripts/bench-site/table';

describe('statistics', () => {
  it('takes the middle value, or the mean of the two in the middle', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 30])).toBe(3);
    expect(() => median([])).toThrow('no values');
  });
});

describe('formatTable', () => {
  it('aligns numbers to the right and text to the left', () => {
    expect(
      formatTable(
        ['page', 'kB'],
        [
          ['landing', 9.5],
          ['API', 120],
        ],
      ),
    ).toBe('page      kB\n-------  ---\nlanding  9.5\nAPI      120');
  });

  it('refuses a row of another length', () => {
    expect(() => formatTable(['page', 'kB'], [['landing']])).toThrow('["landing"]');
  });
});

describe('Lighthouse reports', () => {
  const report = (performance: number, lcp: number): Report => ({
    categories: {
      performance: {score: performance},
      accessibility: {score: 1},
      'best-practices': {score: 1},
      seo: {score: 0.92},
    },
    audits: {
      'largest-contentful-paint': audit('largest-contentful-paint', 0.9, lcp),
      'total-blocking-time': audit('total-blocking-time', 1, 10),
      'cumulative-layout-shift': audit('cumulative-layout-shift', 1, 0),
      'third-parties': {...audit('third-parties', 0, 0), scoreDisplayMode: 'informative'},
      'not-asked': audit('not-asked', null, 0),
    },
  });
  const audit = (id: string, score: number | null, numericValue: number) => ({
    id,
    title: id,
    score,
    scoreDisplayMode: 'numeric',
    displayValue: '1.6 s',
    numericValue,
  });

  it('become medians', () => {
    const reports = [report(1, 1000), report(0.98, 1600), report(0.99, 1200)];
    expect(summarize('landing', 'ours', reports)).toEqual([
      'landing',
      'ours',
      99,
      100,
      100,
      92,
      1200,
      10,
      0,
    ]);
  });

  it('name audits that count and fail', () => {
    expect(failingAudits(report(1, 1))).toEqual(['largest-contentful-paint 0.9 (1.6 s)']);
  });
});
