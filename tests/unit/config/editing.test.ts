import {expect, test} from 'vitest';

import {docEditUrl, postEditUrl} from '../../../src/config/editing';
import {toolkitsOf} from '../../../src/versions/toolkits';

const repository = 'https://github.com/trpc/trpc-docs';

const doc = (docPath: string, permalink: string) =>
  docEditUrl({version: 'current', versionDocsDirPath: 'docs', docPath, permalink, locale: 'en'});

test('a guide is edited in its file', () => {
  expect(doc('server/routers.mdx', '/docs/server/routers')).toBe(
    `${repository}/edit/main/docs/server/routers.mdx`,
  );
});

test.each(['@trpc/server', '@trpc/tanstack-react-query'])(
  'the form for the reference of %s has the release that it describes',
  (name) => {
    const page = `typedoc/${name.replace('@trpc/', '')}/index`;
    const newest = toolkitsOf('.', '11.x').find(({packages}) => packages.has(name));
    expect(doc(`${page}.mdx`, `/docs/${page}`)).toBe(
      `${repository}/issues/new?template=page.yml&page=/docs/${page}&version=11.x&release=${newest?.packages.get(name)}`,
    );
  },
);

test('the form for a post has the version that its samples are compiled against', () => {
  const blogPath = '2021-05-05-introducing-trpc.mdx';
  const permalink = '/blog/introducing-trpc';
  expect(postEditUrl({blogDirPath: 'blog', blogPath, permalink, locale: 'en'})).toBe(
    `${repository}/issues/new?template=page.yml&page=${permalink}&version=9.x`,
  );
});
