/**
 * The tabs of other package managers, in empty folders: the quickstarts are followed with each of them,
 * and pnpm, which is the strictest about what is built on installation, installs what any page of 11.x
 * asks for.
 */
import fs from 'node:fs';

import {afterAll, describe, expect, it} from 'vitest';

import {Guides, guidesOf} from './guides';
import {yarnSettings} from './managers';
import {describeFailure} from './report';

const siteDir = process.cwd();
const all = await guidesOf(siteDir);
const quickstarts = all.filter((file) => file.endsWith('/quickstart.mdx'));
/** pnpm takes these as runtimes, which it downloads from GitHub instead of the registry. */
const runtimes = ['docs/recipes/bun.mdx', 'docs/recipes/deno.mdx'];
const newest = all.filter((file) => file.startsWith('docs/') && !runtimes.includes(file));

describe.each(['yarn', 'pnpm', 'bun'] as const)('a reader who uses %s', (manager) => {
  const guides = new Guides(siteDir, {manager});
  afterAll(() => guides.close());

  it.each(quickstarts)('follows %s', async (file) => {
    const {failures} = await guides.follow(file);
    expect(failures.map(describeFailure).join('\n\n')).toBe('');
  });
});

it.each(quickstarts)('%s tells readers who use Yarn what to set', (file) => {
  expect(fs.readFileSync(file, 'utf8')).toContain(`\`${yarnSettings}\` first`);
});

it('pnpm installs what each page of 11.x asks for', async () => {
  const guides = new Guides(siteDir, {manager: 'pnpm', installsOnly: true});
  const results = await guides.followAll(newest);
  await guides.close();
  expect(results.length).toBeGreaterThan(20);
  expect(
    results
      .flatMap(({failures}) => failures)
      .map(describeFailure)
      .join('\n\n'),
  ).toBe('');
});
