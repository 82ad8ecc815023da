/**
 * The tabs of other package managers, in empty folders: the quickstarts are followed with each of them,
 * and pnpm, which is the strictest about what is built on installation, installs what any page of 11.x
 * asks for.
 */
import {afterAll, expect, it} from 'vitest';

import {shareOf} from '../support/share';
import {Guides, guidesOf} from './guides';
import {describeFailure} from './report';

const siteDir = process.cwd();
const all = await guidesOf(siteDir);
const quickstarts = all.filter((file) => file.endsWith('/quickstart.mdx'));
/** pnpm takes these as runtimes, which it downloads from GitHub instead of the registry. */
const runtimes = ['docs/recipes/bun.mdx', 'docs/recipes/deno.mdx'];
const newest = all.filter((file) => file.startsWith('docs/') && !runtimes.includes(file));

const guides = {
  yarn: new Guides(siteDir, {manager: 'yarn'}),
  pnpm: new Guides(siteDir, {manager: 'pnpm'}),
  bun: new Guides(siteDir, {manager: 'bun'}),
};
const installs = new Guides(siteDir, {manager: 'pnpm', installsOnly: true});

afterAll(async () => {
  for (const each of [...Object.values(guides), installs]) await each.close();
});

const walk = {code: ['tests/guides/'], parts: 8};

const followed = shareOf({
  ...walk,
  name: 'Quickstarts with other package managers',
  items: (['yarn', 'pnpm', 'bun'] as const).flatMap((manager) =>
    quickstarts.map((file) => [manager, file] as const),
  ),
  nameOf: ([manager, file]) => `${file} with ${manager}`,
  filesOf: ([, file]) => [file],
});

it.concurrent.each(followed)('a reader who uses %s follows %s', async (manager, file) => {
  const {failures} = await guides[manager].follow(file);
  expect(failures.map(describeFailure).join('\n\n')).toBe('');
});

const installed = shareOf({
  ...walk,
  name: 'What pnpm installs',
  items: newest,
  nameOf: (file) => file,
  filesOf: (file) => [file],
});

it.concurrent.each(installed)('pnpm installs what %s asks for', async (file) => {
  const {failures} = await installs.follow(file);
  expect(failures.map(describeFailure).join('\n\n')).toBe('');
});

it('more than twenty pages of 11.x install something', () => {
  expect(newest.length).toBeGreaterThan(20);
});
