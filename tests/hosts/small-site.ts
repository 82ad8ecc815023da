/** A small site that isn't at the root of its host, with what the end of a build adds to it. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import hostingPlugin from '../../src/plugins/hosting';

export const baseUrl = '/preview/';

export const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'docs.html': '<h1>Docs</h1><h2 id="part">Part</h2>',
  'docs/page.html': '<h1>Page</h1>',
  'assets/js/main.0a1b2c3d.js': 'main()',
};

/**
 * @param www - gets the site in a folder of it
 * @returns that folder
 */
export async function buildSmallSite(www: string): Promise<string> {
  const outDir = path.join(www, 'build');
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await writeFile(path.join(outDir, file), content);
  }
  const plugin = hostingPlugin({} as LoadContext, {
    redirects: {
      '/old': '/docs#part',
      '/v1/page': '/docs/page',
      '/elsewhere': 'https://example.org/',
    },
    redirectsFile: '/redirects.ts',
    thirdParties: [],
  });
  const routesPaths = ['', 'docs', 'docs/page', '404.html'].map((route) => baseUrl + route);
  // The lifecycle is given much that this plugin doesn't read.
  type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];
  const siteConfig = {url: 'https://example.com'};
  await plugin.postBuild?.({outDir, baseUrl, routesPaths, siteConfig} as unknown as Props);
  return outDir;
}
