import {expect, test} from 'vitest';

import {sitemap} from '../../../src/config/sitemap';

type Create = NonNullable<typeof sitemap.createSitemapItems>;

test('an address has the day on which its file was last committed; a generated page has none', async () => {
  const routes = [
    {path: '/docs/quickstart', metadata: {sourceFilePath: 'docs/quickstart.mdx'}},
    {path: '/docs/typedoc', metadata: {sourceFilePath: 'docs/typedoc/index.mdx'}},
  ];
  const params = {
    routes: routes.map((route) => ({...route, component: 'page'})),
    siteConfig: {url: 'https://trpc.io'},
    defaultCreateSitemapItems: async () =>
      routes.map(({path}) => ({url: `https://trpc.io${path}`})),
  };
  const items = await sitemap.createSitemapItems?.(params as unknown as Parameters<Create>[0]);
  expect(items?.map(({lastmod}) => lastmod)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    undefined,
  ]);
});
