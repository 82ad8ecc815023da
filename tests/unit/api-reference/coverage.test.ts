import {describe, expect, it} from 'vitest';

import {findUncovered} from '../../support/coverage';

describe('findUncovered', () => {
  const publicExports = new Map([['@trpc/client', ['httpLink', 'wsLink', 'hidden']]]);
  const withheld = {'@trpc/client': {hidden: 'internal'}};

  it('accepts entries for all but what is withheld', () => {
    const documented = new Map([['@trpc/client', new Set(['httpLink', 'wsLink'])]]);
    expect(findUncovered(publicExports, withheld, documented)).toEqual([]);
  });

  it('reports an export without an entry', () => {
    const documented = new Map([['@trpc/client', new Set(['httpLink'])]]);
    expect(findUncovered(publicExports, withheld, documented)).toEqual([
      '@trpc/client exports wsLink, which has no entry: list it in a group of src/plugins/api-reference/contents.',
    ]);
  });

  it('reports an entry for what is withheld or not exported', () => {
    const documented = new Map([
      ['@trpc/client', new Set(['httpLink', 'wsLink', 'hidden', 'core'])],
    ]);
    expect(findUncovered(publicExports, withheld, documented)).toEqual([
      'hidden has an entry for @trpc/client, which does not offer it to readers.',
      'core has an entry for @trpc/client, which does not offer it to readers.',
    ]);
  });
});
