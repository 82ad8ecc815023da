import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import hostingPlugin, {type HostingOptions} from '../../../src/plugins/hosting';
import {checkBuild} from '../../../src/plugins/hosting/check';
import {readSiteData} from '../../../src/plugins/hosting/siteData';

const options: HostingOptions = {
  redirects: {exact: {'/old': '/docs#part'}, patterns: []},
  redirectsFile: '/redirects.ts',
  thirdParties: [],
  styleAttributes: 'hash',
  missingTargets: 'throw',
};

let outDir: string;

/** Runs the plugin on the pages in `outDir`, as the end of a build below /base/ does. */
async function postBuild(changes: Partial<HostingOptions> = {}): Promise<void> {
  const plugin = hostingPlugin({} as LoadContext, {...options, ...changes});
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

const page = (body: string) => `<!doctype html><script>mode()</script>${body}`;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeFileSync(path.join(outDir, 'index.html'), page('<h1 style="color:red">Home</h1>'));
  writeFileSync(path.join(outDir, '404.html'), page(''));
  writeFileSync(path.join(outDir, 'docs.html'), page('<h2 id="part">Part</h2>'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(outDir, {recursive: true});
});

test('writes what each host reads, and its own check agrees', async () => {
  await postBuild();
  expect(await checkBuild(outDir)).toBe(4);
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  expect(read('robots.txt')).toContain('Sitemap: https://trpc.io/base/sitemap.xml');
  expect((await readSiteData(outDir)).single).toEqual([{from: '/old', to: '/docs#part'}]);
  expect(read('old.html')).toContain('url=/base/docs#part');
  expect(read('_hosts/nginx/maps.conf')).toContain('"/base/old" "/base/docs$is_args$args#part";');
  expect(read('_hosts/nginx/policy')).toContain('default-src');
  expect(read('_hosts/nginx/headers.conf')).toContain('add_header Cross-Origin-Resource-Policy');
});

test('a target that the site lacks fails the build, or is merely reported', async () => {
  const redirects = {exact: {'/old': '/docs#gone', '/older': '/docs/gone'}, patterns: []};
  const message =
    'Redirects that lead nowhere:\n  /old: /docs has no anchor #gone\n  /older: there is no page /docs/gone';
  await expect(postBuild({redirects})).rejects.toThrow(message);
  expect(existsSync(path.join(outDir, '_headers'))).toBe(false);

  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await postBuild({redirects, missingTargets: 'warn'});
  expect(warn).toHaveBeenCalledWith(`[hosting] ${message}`);
});

test('a redirect from a page fails the build', async () => {
  const redirects = {exact: {'/docs': '/'}, patterns: []};
  await expect(postBuild({redirects})).rejects.toThrow(
    'Redirects from URLs that are pages:\n  /docs: the page /docs has this URL; remove the redirect',
  );
});

test('a route without its HTML fails the build', async () => {
  rmSync(path.join(outDir, 'docs.html'));
  await expect(postBuild()).rejects.toThrow("docs.html can't be read");
});
