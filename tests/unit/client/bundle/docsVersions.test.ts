import {describe, expect, test} from 'vitest';

import {shortenVersions} from '../../../../src/client/bundle/docsVersions';

const link = (id: string, more = {}) => ({
  type: 'link',
  label: id,
  href: `/docs/${id}`,
  docId: id,
  unlisted: false,
  ...more,
});
const doc = (id: string) => ({id, title: id.toUpperCase(), description: `About ${id}`});

const modules = new Map<string, unknown>([
  [
    'version.json',
    {
      version: {
        label: '11.x',
        docsSidebars: {
          docs: [
            link('a'),
            {
              type: 'category',
              label: 'Section with an index',
              href: '/docs/section',
              items: [
                link('b'),
                link('c', {unlisted: true}),
                {type: 'category', label: 'Inner', href: '/docs/f', description: 'In', items: []},
              ],
            },
            {
              type: 'category',
              label: 'Section with a doc',
              href: '/docs/d',
              items: [link('e')],
            },
          ],
        },
        docs: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, doc(id)])),
      },
    },
  ],
  ['index.json', {categoryGeneratedIndex: {title: 'Section', permalink: '/docs/section'}}],
  ['post.json', {content: 'other data'}],
]);

describe('what guides load of their version', () => {
  const short = shortenVersions(modules);

  test('is the sidebar, with ids only of docs that have cards', () => {
    expect(short.get('version.json')).toEqual({
      version: {
        label: '11.x',
        docsSidebars: {
          docs: [
            {type: 'link', label: 'a', href: '/docs/a'},
            {
              type: 'category',
              label: 'Section with an index',
              href: '/docs/section',
              items: [
                {type: 'link', label: 'b', href: '/docs/b', docId: 'b'},
                {type: 'link', label: 'c', href: '/docs/c', docId: 'c', unlisted: true},
                {type: 'category', label: 'Inner', href: '/docs/f', items: []},
              ],
            },
            {
              type: 'category',
              label: 'Section with a doc',
              href: '/docs/d',
              items: [{type: 'link', label: 'e', href: '/docs/e'}],
            },
          ],
        },
        docs: {},
      },
    });
  });

  test('has the docs and sections behind the cards only with the index page', () => {
    expect(short.get('index.json')).toEqual({
      categoryGeneratedIndex: {
        title: 'Section',
        permalink: '/docs/section',
        cards: {
          b: doc('b'),
          c: doc('c'),
          '/docs/f': {id: '/docs/f', title: 'Inner', description: 'In'},
        },
      },
    });
  });

  test('other data stays as it is', () => {
    expect([...short.keys()].sort()).toEqual(['index.json', 'version.json']);
  });
});
