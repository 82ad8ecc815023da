import {readFileSync} from 'node:fs';

import {afterAll, expect, it} from 'vitest';

import {shareOf} from '../support/share';
import {Guides, guidesOf} from './guides';
import {readGuide} from './read';
import {describeFailure} from './report';
import {unfollowed} from './unfollowed';

const siteDir = process.cwd();
const guides = new Guides(siteDir);
const all = await guidesOf(siteDir);

/**
 * The page and those before it, except for the quickstart, whose text nearly all pages would have to be
 * followed for: a change to what it installs shows in the quickstart itself.
 */
const filesOf = (file: string) => [
  file,
  ...readGuide(readFileSync(file, 'utf8'), file).steps.flatMap((step) =>
    step.kind === 'follow' && !step.file.endsWith('/quickstart.mdx') ? [step.file] : [],
  ),
];

const taken = shareOf({
  name: 'Guides',
  items: all,
  nameOf: (file) => file,
  filesOf,
  code: ['tests/guides/'],
  parts: 8,
});

afterAll(() => guides.close());

it.concurrent.each(taken)('a reader who follows %s ends where it says', async (file) => {
  const {failures} = await guides.follow(file);
  expect(failures.map(describeFailure).join('\n\n')).toBe('');
});

it('each page for which only the installation is tried has one', () => {
  expect(all).toEqual(expect.arrayContaining(Object.keys(unfollowed)));
});
