import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';

import hostingPlugin from '../../../src/plugins/hosting';

let outDir: string;

/** Runs the plugin on the pages in `outDir`, as the end of a build below /base/ does. */
async function postBuild(
  redirects: Record<string, string> = {'/old': '/docs#part'},
): Promise<void> {
  const plugin = hostingPlugin({} as LoadContext, {
    redirects,
    redirectsFile: '/redirects.ts',
    thirdParties: [],
  });
  const props = {
    outDir,
    baseUrl: '/base/',
    routesPaths: ['/base/', '/base/docs', '/base/404.html'],
    siteConfig: {url: 'https://trpc.io'},
  };
  // The lifecycle is given much that this plugin doesn't read.
  type PostBuild = NonNullable<Plugin['postBuild']>;
  await plugin.postBuild?.(props as unknown as Parameters<PostBuild>[0]);
}

const write = (file: string, body: string) =>
  writeFileSync(path.join(outDir, file), `<!doctype html><script>mode()</script>${body}`);

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  write('index.html', '<h1 style="color:red">Home</h1>');
  write('404.html', '');
  write('docs.html', '<h2 id="part">Part</h2>');
});

afterEach(() => rmSync(outDir, {recursive: true}));

test.each([
  [
    {'/old': '/docs#gone', '/older': '/docs/gone'},
    'Redirects that lead nowhere:\n  /old: /docs has no anchor #gone\n  /older: there is no page /docs/gone',
  ],
  [
    {'/docs': '/'},
    'Redirects from URLs that are pages:\n  /docs: the page /docs has this URL; remove the redirect',
  ],
  [{'/old': '/old'}, "that can't be used:\n  /old: leads to itself"],
])('redirects %j fail the build', async (redirects, message) => {
  await expect(postBuild(redirects)).rejects.toThrow(message);
  expect(existsSync(path.join(outDir, '_hosts'))).toBe(false);
});

test('code that no policy can allow fails the build', async () => {
  write('docs.html', '<h2 id="part" onclick="go()">Part</h2>');
  await expect(postBuild()).rejects.toThrow('\n  /docs: <h2 onclick="go()">');
});

test('a route without its HTML fails the build', async () => {
  rmSync(path.join(outDir, 'docs.html'));
  await expect(postBuild()).rejects.toThrow('/base/docs is a route');
});
