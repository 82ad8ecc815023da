import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';

import searchPlugin from '@site/src/plugins/search';

afterEach(() => vi.unstubAllEnvs());

/** What the server of `npm start` is told to serve. */
function served() {
  const plugin = searchPlugin({outDir: '/site/build', baseUrl: '/base/'} as LoadContext);
  const bundler = {instance: {NormalModuleReplacementPlugin: class {}}};
  const configured = plugin.configureWebpack?.(
    {},
    false,
    {currentBundler: bundler} as never,
    undefined,
  ) as {devServer?: {static: unknown}};
  return configured.devServer?.static;
}

test('npm start answers from the index of the last build', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(served()).toEqual([
    {directory: '/site/build/search-index', publicPath: '/base/search-index'},
  ]);
});

test('a build serves nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(served()).toBeUndefined();
});
