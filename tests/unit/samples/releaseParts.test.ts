import {describe, expect, it} from 'vitest';

import {parsePage} from '../../../src/plugins/samples/core/page';
import type {CheckedPage} from '../../../src/plugins/samples/core/samples';
import {describedReleases} from '../../../src/plugins/samples/releaseParts';

const checked = (releases: string[], file = 'docs/page.mdx'): CheckedPage => ({
  page: parsePage('# Page\n', file),
  releases,
  result: {problems: [], notes: {}, tables: {}, types: {texts: [], blocks: {}}},
});

describe('the releases that several pages are about', () => {
  it('is each release once, newest first by number', () => {
    expect(
      describedReleases([
        checked(['11.9.0']),
        checked(['11.25.2', '11.9.0']),
        checked(['11.22.1', '11.9.0']),
      ]),
    ).toBe('The code on its pages is for tRPC 11.25.2, 11.22.1 and 11.9.0.');
    expect(describedReleases([checked(['9.27.4'])])).toBe(
      'The code on its pages is for tRPC 9.27.4.',
    );
  });

  it('is nothing if no doc has samples', () => {
    expect(describedReleases([checked([]), checked(['11.25.2'], 'blog/post.mdx')])).toBeUndefined();
    expect(describedReleases([])).toBeUndefined();
  });
});
