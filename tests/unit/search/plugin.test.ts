import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import config from '@site/docusaurus.config';
import searchPlugin from '@site/src/plugins/search';

/** What the plugin tells the page and the preview's server, for a site whose last build is in `outDir`. */
async function start(outDir: string) {
  const context = {outDir, baseUrl: '/', siteConfig: {url: 'https://example.com'}} as LoadContext;
  const plugin = searchPlugin(context, {
    mode: 'embedded',
    folders: {api: 'typedoc', lesson: 'learn', recipe: 'recipes'},
  });
  const setGlobalData = vi.fn();
  const actions = {setGlobalData} as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: undefined, actions});
  const bundler = {instance: {NormalModuleReplacementPlugin: class {}}};
  const webpack = plugin.configureWebpack?.(
    {},
    false,
    {currentBundler: bundler} as never,
    undefined,
  ) as {devServer?: {static: unknown}};
  return {globalData: setGlobalData.mock.calls[0]?.[0], served: webpack.devServer?.static};
}

describe('npm start', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
  afterEach(() => vi.unstubAllEnvs());

  test('answers from the index of the last build', async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
    mkdirSync(path.join(outDir, 'search-index'));
    writeFileSync(path.join(outDir, 'search-index/manifest.json'), '{}');
    expect(await start(outDir)).toEqual({
      globalData: {mode: 'embedded', hasIndex: true},
      served: [{directory: path.join(outDir, 'search-index'), publicPath: '/search-index'}],
    });
  });

  test('before any build tells the modal that there is no index', async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
    expect(await start(outDir)).toEqual({
      globalData: {mode: 'embedded', hasIndex: false},
      served: undefined,
    });
  });
});

test('a build has an index, and its options stay out of what readers get', async () => {
  expect((await start(tmpdir())).globalData).toEqual({mode: 'embedded', hasIndex: true});
  expect(JSON.stringify(config.plugins)).not.toContain('folders');
});
