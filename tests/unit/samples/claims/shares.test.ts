/** How many statements of the guides have a proof: `npm run samples -- --claims` prints the shares. */
import fs from 'node:fs';

import {describe, expect, it} from 'vitest';

import {judge} from '../../../../src/plugins/samples/claims/proofs';
import {claimsReport} from '../../../../src/plugins/samples/claims/report';

const pages = ['docs', 'versioned_docs']
  .flatMap((folder) =>
    fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.mdx') && !file.includes('/typedoc/'))
  .map((file) => ({file, claims: judge(fs.readFileSync(file, 'utf8'))}));

/** The share of a group, in percent, from a line such as ` 75 %  2274 of 3002  all`. */
function shareOf(group: string, report: readonly string[]): number {
  const line = report.filter((text) => text.endsWith(` ${group}`)).at(-1) ?? '';
  const [, proved, all] = / (\d+) of (\d+) /.exec(line) ?? [];
  return (100 * Number(proved)) / Number(all);
}

describe('statements of behavior with a proof nearby', () => {
  const report = claimsReport(pages, false);

  it.each([
    ['11.x server and links', 90],
    ['all', 75],
  ])('%s: at least %i percent', (group, least) => {
    expect(shareOf(group, report)).toBeGreaterThanOrEqual(least);
  });

  it('are counted: a page without a proof lowers the share', () => {
    const file = 'docs/server/planted.mdx';
    const text = 'A call fails.';
    const open = {line: 1, text, proved: false};
    const claims = judge(text).map((claim) => ({...claim, ...open}));
    const planted = claimsReport([...pages, {file, claims}], false);
    expect(claims).toHaveLength(1);
    expect(shareOf('all', planted)).toBeLessThan(shareOf('all', report));
  });
});
