import {describe, expect, it} from 'vitest';

import {withoutSlug} from '../../../scripts/bench-site/builds';
import {failingAudits, summarize, type Report} from '../../../scripts/bench-site/lighthouse';
import {parseStat, treeOf} from '../../../scripts/bench-site/processes';
import {median, slope} from '../../../scripts/bench-site/statistics';
import {formatTable, kilobytes} from '../../../scripts/bench-site/table';
import {
  ahead,
  assertGzip,
  byKind,
  needed,
  sumOf,
  type Received,
} from '../../../scripts/bench-site/wire';

describe('statistics', () => {
  it('takes the middle value, or the mean of the two in the middle', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 30])).toBe(3);
    expect(() => median([])).toThrow('no values');
  });

  it('fits a line', () => {
    expect(
      slope([
        [0, 5],
        [1, 7],
        [2, 9],
      ]),
    ).toBe(2);
    expect(
      slope([
        [50, 700],
        [100, 690],
        [150, 710],
        [200, 700],
      ]),
    ).toBeCloseTo(0.04, 5);
    expect(() =>
      slope([
        [1, 1],
        [1, 2],
      ]),
    ).toThrow('two places');
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

  it('counts a kilobyte as 1,000 bytes', () => expect(kilobytes(95_049)).toBe(95));
});

describe('bytes on the wire', () => {
  const response = (contentType: string, bytes: number, encoding: string): Received => ({
    url: 'http://localhost/x',
    contentType,
    encoding,
    bytes,
    prefetched: false,
  });
  const html = response('text/html; charset=utf-8', 10, 'gzip');
  const font = response('font/woff2', 200, '');

  it('are summed by kind', () => {
    const script = response('text/javascript; charset=utf-8', 3000, 'gzip');
    const sums = byKind([html, font, script, script, response('application/json', 7, 'gzip')]);
    expect(sums).toEqual({html: 10, js: 6000, css: 0, fonts: 200, images: 0, other: 7});
  });

  it('are told apart by who asked, each file once', () => {
    const file = (name: string, prefetched: boolean) => ({...html, url: name, prefetched});
    const all = [file('used', false), file('both', true), file('both', false), file('next', true)];
    expect(needed(all).map(({url}) => url)).toEqual(['used', 'both']);
    expect(ahead(all).map(({url}) => url)).toEqual(['next']);
    expect(sumOf(needed(all))).toBe(20);
  });

  it('count only under gzip', () => {
    expect(() => assertGzip([html, font])).not.toThrow();
    expect(() => assertGzip([response('text/css', 5, 'br')])).toThrow('was sent with br');
    expect(() => assertGzip([response('text/css', 5, '')])).toThrow('was sent with no encoding');
    expect(() => assertGzip([response('image/png', 5, 'gzip')])).toThrow('was sent with gzip');
  });
});

describe('processes', () => {
  const stat = (pid: number, parent: number, name = 'node') =>
    `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 10 20 30 40 100 50 7 3 20 0 11 0 55 1000 2560 99`;

  it('reads what Linux says of one, whatever its name', () => {
    const expected = {pid: 12, parent: 3, cpuTicks: 160, residentPages: 2560};
    expect(parseStat(stat(12, 3))).toEqual(expected);
    expect(parseStat(stat(12, 3, 'a) R 9 (b'))).toEqual(expected);
  });

  it('finds the processes below one', () => {
    const all = [stat(1, 0), stat(2, 1), stat(3, 2), stat(4, 1), stat(5, 9)].map(parseStat);
    expect(treeOf(2, all).map(({pid}) => pid)).toEqual([2, 3]);
    expect(treeOf(1, all).map(({pid}) => pid)).toEqual([1, 2, 3, 4]);
  });
});

describe('withoutSlug', () => {
  it('takes the slug out of the front matter only', () => {
    expect(withoutSlug('---\ntitle: A\nslug: /a\n---\n\nslug: in text\n')).toBe(
      '---\ntitle: A\n---\n\nslug: in text\n',
    );
    expect(withoutSlug('slug: in text\n')).toBe('slug: in text\n');
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
