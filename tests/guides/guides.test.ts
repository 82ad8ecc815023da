import {afterAll, describe, expect, it} from 'vitest';

import {Guides, guidesOf} from './guides';
import {describeFailure} from './report';
import {unfollowed} from './unfollowed';

const siteDir = process.cwd();
/** Packages of older lines no longer change, so of their pages only these are followed. */
const older = /\/quickstart\.mdx$|^versioned_docs\/version-10\.x\/client\/nextjs\/setup\.mdx$/;
const isForEveryRun = (file: string) => file.startsWith('docs/') || older.test(file);
const all = await guidesOf(siteDir);
const own = all.filter(isForEveryRun);
const guides = new Guides(siteDir);

afterAll(() => guides.close());

describe('a reader who follows the page in the folder that it says', () => {
  const followed = new Map<string, Promise<string>>();
  const started = guides.followAll(own, ({file, failures}) => {
    settle.get(file)?.(failures.map(describeFailure).join('\n\n'));
  });
  const settle = new Map<string, (failures: string) => void>();
  for (const file of own) {
    followed.set(file, new Promise((resolve) => settle.set(file, resolve)));
  }

  it.each(own)('%s', async (file) => {
    await Promise.race([followed.get(file), started]);
    expect(await followed.get(file)).toBe('');
  });
});

it('each page for which only the installation is tried has one', () => {
  expect(all).toEqual(expect.arrayContaining(Object.keys(unfollowed)));
});
