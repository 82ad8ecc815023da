import {describe, expect, it} from 'vitest';

import {parsePage} from '../../../src/plugins/samples/core/page';
import type {CheckedPage} from '../../../src/plugins/samples/core/samples';
import {allCheckedWith} from '../../../src/plugins/samples/releaseParts';

const checked = (releases: string[], file = 'docs/page.mdx'): CheckedPage => ({
  page: parsePage('# Page\n', file),
  releases,
  result: {problems: [], notes: {}, tables: {}, types: {texts: [], blocks: {}}},
});

describe('what several pages were checked with', () => {
  it('is each release once, newest first by number', () => {
    expect(
      allCheckedWith([
        checked(['11.9.0']),
        checked(['11.25.2', '11.9.0']),
        checked(['11.22.1', '11.9.0']),
      ]),
    ).toBe(
      'The samples on its pages are checked with tRPC 11.25.2, 11.22.1 and 11.9.0. The last line of each page says with which of these.',
    );
    expect(allCheckedWith([checked(['9.27.4'])])).toBe(
      'The samples on its pages are checked with tRPC 9.27.4.',
    );
  });

  it('is nothing if no doc has samples', () => {
    expect(allCheckedWith([checked([]), checked(['11.25.2'], 'blog/post.mdx')])).toBeUndefined();
    expect(allCheckedWith([])).toBeUndefined();
  });
});
