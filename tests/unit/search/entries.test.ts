import {expect, test} from 'vitest';

import type {Doc, SiteContent} from '@site/src/content/pages';
import {entriesOf} from '@site/src/plugins/search/build/pages';

const doc = (permalink: string, around: string[] | null, unlisted = false): Doc => ({
  kind: 'doc',
  permalink,
  file: 'docs/page.mdx',
  title: 'Page',
  description: '',
  questions: ['What is it?'],
  unlisted,
  place: around ? {around, heads: undefined} : undefined,
});

function site(...pages: SiteContent['versions'][number]['pages']): SiteContent {
  const version = {
    name: 'current',
    label: '11.x',
    path: '/docs',
    isNewest: true,
  };
  return {versions: [{...version, pages}], posts: [], standalone: []};
}

test('a doc is a guide of its version, below its outermost category or heading', () => {
  expect(entriesOf(site(doc('/docs/client/links', ['Client', 'Links'])))).toEqual([
    {
      path: '/docs/client/links',
      kind: 'guide',
      category: 'Client',
      version: 'current',
      title: 'Page',
      questions: ['What is it?'],
    },
  ]);
  expect(entriesOf(site(doc('/docs', [])))).toMatchObject([{category: 'Guides'}]);
});

test('the API reference is known by its path, listed or not', () => {
  const [page] = entriesOf(site(doc('/docs/typedoc/client/httpLink', null)));
  expect(page).toMatchObject({kind: 'api', category: 'API reference'});
});

test('lessons and recipes are known by their folder, and by nothing that only begins like it', () => {
  const paths = ['/docs/learn', '/docs/learn/context', '/docs/learning', '/docs/recipes/database'];
  const kinds = entriesOf(site(...paths.map((path) => doc(path, ['Learn'])))).map((it) => it.kind);
  expect(kinds).toEqual(['lesson', 'lesson', 'guide', 'recipe']);
  const content = site(doc('/base/docs/learn/context', ['Learn']));
  const versions = content.versions.map((version) => ({...version, path: '/base/docs'}));
  expect(entriesOf({...content, versions})).toMatchObject([{kind: 'lesson'}]);
});

test('every version has its own folder of the API reference', () => {
  const content = site(doc('/docs/v11/typedoc/client/links', ['API reference']));
  expect(entriesOf(content)).toMatchObject([{kind: 'guide'}]);
  const versions = content.versions.map((version) => ({...version, path: '/docs/v11'}));
  expect(entriesOf({...content, versions})).toMatchObject([{kind: 'api'}]);
});

test('what is unlisted, or part of another page, is not an answer', () => {
  const content = site(doc('/docs/secret', ['Client'], true), doc('/docs/landing/Step1', null));
  expect(entriesOf(content)).toEqual([]);
});

test('lists of pages, posts and pages of their own have their kinds, by path', () => {
  const list = {
    kind: 'category' as const,
    permalink: '/docs/server',
    place: {around: [], heads: 'Server'},
  };
  const post = {
    kind: 'post' as const,
    permalink: '/blog/hello',
    file: 'blog/hello.mdx',
    title: 'Hello',
    description: '',
    questions: [],
    unlisted: false,
    date: new Date(0),
    authors: [],
  };
  const content: SiteContent = {
    ...site(list),
    posts: [post, {...post, permalink: '/blog/draft', unlisted: true}],
    standalone: [{kind: 'page', permalink: '/pricing'}],
  };
  expect(entriesOf(content).map(({path, kind, category}) => [path, kind, category])).toEqual([
    ['/blog/hello', 'blog', 'Blog'],
    ['/docs/server', 'page', 'Guides'],
    ['/pricing', 'page', 'Site'],
  ]);
});
