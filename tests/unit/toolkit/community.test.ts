import {expect, it} from 'vitest';

import {staleCommunity} from '../../../scripts/toolkit/community';

const ranges: Record<string, string> = {
  'trpc-old': '^10',
  'trpc-both': '^10.10.0 || >11.0.0-rc',
  '@shop/trpc': '^11.0.0-next-beta.264',
};

const stale = (...rows: [name: string, listed: string][]) =>
  staleCommunity(
    rows.map(([name, listed]) => `| [${name}](https://x.example) | Helps | ${listed} |\n`).join(''),
    (name) => ranges[name],
  );

it('names each package that accepts other versions of tRPC than the page says', () => {
  expect(stale(['trpc-old', '10'], ['trpc-both', '10, 11'], ['@shop/trpc', '11'])).toEqual([]);
  expect(stale(['trpc-old', '11'], ['trpc-both', '11'])).toEqual([
    'trpc-old: listed with 11, accepts 10',
    'trpc-both: listed with 11, accepts 10, 11',
  ]);
});

it('asks nothing about projects without a package, whose cell has a dash', () => {
  expect(stale(['Step CI', '—'])).toEqual([]);
});
