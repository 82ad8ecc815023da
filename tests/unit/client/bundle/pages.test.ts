import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PluginRouteConfig} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {expand} from '../../../../src/client/bundle/browser/expand';
import {
  readSite,
  type ChunkNames,
  type Route,
  type Site,
} from '../../../../src/client/bundle/generated';
import {shorten} from '../../../../src/client/bundle/shorten';

const plugin = {name: 'docs', id: 'default'};
const doc = (routePath: string, file: string): PluginRouteConfig => ({
  path: routePath,
  component: '@theme/DocItem',
  modules: {content: `@site/docs/${file}`},
  exact: true,
  sidebar: 'docs',
  plugin,
});

/** One of each form that routes of this site have. */
const routes: PluginRouteConfig[] = [
  {
    path: '/blog',
    component: '@theme/BlogListPage',
    exact: true,
    modules: {
      sidebar: '@generated/blog/sidebar.json',
      items: [
        {content: {__import: true, path: '@site/blog/a.mdx', query: {truncated: true}}},
        {content: {__import: true, path: '@site/blog/b.mdx', query: {truncated: true}}},
      ],
    },
    context: {
      data: {blogMetadata: '@generated/blog/metadata.json'},
      plugin: '@generated/blog/p.json',
    },
    props: {metadata: {page: 1}},
    plugin,
  },
  {
    path: '/blog/a',
    component: '@theme/BlogPostPage',
    exact: true,
    modules: {sidebar: '@generated/blog/sidebar.json', content: '@site/blog/a.mdx'},
    plugin,
  },
  {
    path: '/docs',
    component: '@theme/DocsRoot',
    plugin,
    routes: [
      {
        path: '/docs/v10',
        component: '@theme/DocVersionRoot',
        props: {version: '10.x'},
        plugin,
        routes: [
          {
            path: '/docs/v10',
            component: '@theme/DocRoot',
            plugin,
            routes: [doc('/docs/v10', 'v10/index.mdx'), doc('/docs/v10/rpc', 'v10/rpc.mdx')],
          },
        ],
      },
      doc('/docs/it\'s "quoted"', 'quoted.mdx'),
    ],
  },
  {path: '/', component: '@site/src/pages/index.tsx', exact: true, plugin},
];

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'client-'));
});
afterEach(() => rmSync(directory, {recursive: true}));

/** What Docusaurus itself makes of routes, read. */
async function generated(configs: PluginRouteConfig[]): Promise<Site> {
  await generateRouteFiles({generatedFilesDir: directory, routes: configs, baseUrl: '/'});
  return readSite(directory);
}

/** A route as the client sees it: the modules in place of the names of their chunks. */
type Loaded = {path: string; modules: unknown; rest: unknown; routes: Loaded[]};

function modulesOf(names: unknown, modules: Record<string, string> | string[]): unknown {
  return JSON.parse(JSON.stringify(names), (_, value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? (modules as Record<string, string>)[value]
      : value,
  );
}

function loaded(
  given: Route[],
  keyOf: (route: Route) => string,
  chunkNames: Record<string, unknown>,
  modules: Record<string, string> | string[],
): Loaded[] {
  return given.map((route) => {
    const {path: routePath, component: _key, hash: _hash, routes: inner = [], ...rest} = route;
    return {
      path: routePath,
      modules: modulesOf(chunkNames[keyOf(route)] as ChunkNames, modules),
      rest,
      routes: loaded(inner, keyOf, chunkNames, modules),
    };
  });
}

describe('the short form of the pages', () => {
  test('expands to what Docusaurus generated: same paths, attributes and modules in the same order', async () => {
    const site = await generated(routes);
    const {short, chunks} = shorten(site);
    const modules = chunks.map(({module}) => module);
    const expanded = expand(JSON.parse(JSON.stringify(short)) as typeof short);

    const before = loaded(
      site.routes.filter((route) => route.path !== '*'),
      ({component}) => component,
      site.chunkNames,
      site.modules,
    );
    const after = loaded(
      expanded.routes as unknown as Route[],
      ({path: routePath, hash}) => `${routePath}-${String(hash)}`,
      expanded.chunkNames,
      modules,
    );
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).toContain('@site/blog/a.mdx?truncated=true');
  });

  test('has each module once, in the order of the routes after those that routes share', async () => {
    const {chunks, short} = shorten(await generated(routes));
    const modules = chunks.map(({module}) => module);
    expect(new Set(modules).size).toBe(modules.length);
    expect(modules.slice(0, short.shared)).toEqual([
      '@generated/blog/sidebar.json',
      '@theme/DocItem',
    ]);
    expect(modules.indexOf('@site/docs/v10/rpc.mdx')).toBe(
      modules.indexOf('@site/docs/v10/index.mdx') + 1,
    );
  });

  test('names a route only by what is below its parent', async () => {
    const {short} = shorten(await generated(routes));
    expect(JSON.stringify(short.routes)).toContain('["v10",');
    expect(JSON.stringify(short.routes)).toContain('"rpc"');
  });

  test('is refused for a route that is not below its parent', async () => {
    const stray = {
      path: '/docs',
      component: '@theme/DocsRoot',
      plugin,
      routes: [doc('/rpc', 'rpc.mdx')],
    };
    const site = await generated([stray]);
    expect(() => shorten(site)).toThrow('Route /rpc is not below its parent, /docs.');
  });
});
