import {describe, expect, it} from 'vitest';

import type {ReferencePackage} from '../../../src/plugins/api-reference/contents/types';
import {findRemovedExports, findUncovered} from '../../support/coverage';
import {type Guide, readGuide} from '../../../src/plugins/api-reference/links/guides';

const guide = (source: string): Guide => readGuide(source, 'docs/client/links.mdx');

const packages: ReferencePackage[] = [
  {
    directory: 'client',
    name: '@trpc/client',
    description: 'A package.',
    pages: [
      {
        slug: 'links',
        title: 'Links',
        description: 'Links.',
        groups: [
          {title: 'All', about: 'All.', from: '@trpc/client', exports: ['httpLink', 'oldLink']},
        ],
      },
    ],
  },
];

describe('findRemovedExports', () => {
  const input = {packages, withheld: {}, publicExports: new Map([['@trpc/client', ['httpLink']]])};

  it('names the guides that mention an export that is gone, with lines', () => {
    const guides = [guide('# Links\n\nUse `oldLink` here.\n')];
    expect(findRemovedExports({...input, guides})).toEqual([
      '@trpc/client no longer exports oldLink. Guides that mention it: docs/client/links.mdx:3. ' +
        'Change the guides, then remove the name from src/plugins/api-reference/contents.',
    ]);
  });

  it('counts an import in a sample as a mention', () => {
    const guides = [
      guide("# Links\n\n```ts\nimport {oldLink as link} from '@trpc/client';\n```\n"),
    ];
    expect(findRemovedExports({...input, guides})[0]).toContain('docs/client/links.mdx:3');
  });

  it('says so when no guide mentions it', () => {
    expect(findRemovedExports({...input, guides: []})[0]).toContain('No guide mentions it.');
  });

  it('reports a name that is listed twice', () => {
    const publicExports = new Map([['@trpc/client', ['httpLink', 'oldLink']]]);
    const [page] = packages[0]?.pages ?? [];
    const twice = packages.map((each) => ({...each, pages: page ? [page, page] : []}));
    expect(findRemovedExports({packages: twice, withheld: {}, publicExports, guides: []})).toEqual([
      'httpLink from @trpc/client is listed twice in src/plugins/api-reference/contents.',
      'oldLink from @trpc/client is listed twice in src/plugins/api-reference/contents.',
    ]);
  });
});

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
