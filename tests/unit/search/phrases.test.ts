import {describe, expect, test} from 'vitest';

import {listDocs} from '@site/src/plugins/search/engine/docs';
import {shareOfNeighbors} from '@site/src/plugins/search/engine/phrases';

const [doc] = listDocs([
  {
    path: '/docs/adapters',
    kind: 'guide',
    category: 'Server',
    tag: 'docs-default-current',
    questions: [],
    language: 'en',
    sections: [
      {
        level: 1,
        title: 'Adapters',
        blocks: ['`No procedure found on path "post"`', 'Another one.'],
      },
    ],
  },
]);

describe('share of adjacent words', () => {
  test.each([
    ['all in their order', 'no procedure found on path', 1],
    ['the last one unfinished', 'no procedure fou', 1],
    ['some', 'no procedure on path', 2 / 3],
    ['in another order', 'path on found', 0],
    ['across paragraphs', 'path post another', 1 / 2],
    ['too few to be a sentence', 'no procedure', 0],
  ])('%s: %s', (_, typed, share) => {
    if (!doc) throw new Error('There is a section.');
    expect(shareOfNeighbors(typed.split(' '), doc)).toBeCloseTo(share);
  });
});
