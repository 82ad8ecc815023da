/** The rules of `deploy/nginx` for a site that isn't at the root of its host. */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import hostingPlugin from '../../src/plugins/hosting';

import {get, type Answer} from './http';
import {findNginx, startNginx, type Nginx} from './nginx';

const command = findNginx();
const baseUrl = '/preview/';

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'docs.html': '<h1>Docs</h1><h2 id="part">Part</h2>',
  'docs/page.html': '<h1>Page</h1>',
  'assets/js/main.0a1b2c3d.js': 'main()',
};

/** Writes a built site into a folder of `www`, with what the end of a build adds to it. */
async function build(www: string): Promise<string> {
  const outDir = path.join(www, 'build');
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await writeFile(path.join(outDir, file), content);
  }
  const plugin = hostingPlugin({} as LoadContext, {
    redirects: {
      exact: {'/old': '/docs#part', '/elsewhere': 'https://example.com/'},
      patterns: [{from: '/v1/*', to: '/docs/*'}],
    },
    thirdParties: [],
    styleAttributes: 'hash',
    missingTargets: 'throw',
  });
  const routesPaths = ['', 'docs', 'docs/page', '404.html'].map((route) => baseUrl + route);
  // The lifecycle is given much that this plugin doesn't read.
  type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];
  const siteConfig = {url: 'https://example.com'};
  await plugin.postBuild?.({outDir, baseUrl, routesPaths, siteConfig} as unknown as Props);
  return outDir;
}

describe.skipIf(!command)(`nginx at ${baseUrl}`, () => {
  let www: string;
  let nginx: Nginx;

  const ask = (url: string): Promise<Answer> => get(nginx.origin + url);

  beforeAll(async () => {
    www = await mkdtemp(path.join(tmpdir(), 'base-url-'));
    nginx = await startNginx(command ?? '', await build(www));
  });

  afterAll(async () => {
    await nginx.stop();
    await rm(www, {recursive: true});
  });

  test.each([
    ['/preview/', files['index.html']],
    ['/preview/docs', files['docs.html']],
    ['/preview/docs/page', files['docs/page.html']],
  ])('answers %s with its page and the headers of the build', async (url, html) => {
    const answer = await ask(url);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(html);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/preview', '/preview/'],
    ['/preview/index.html', '/preview/'],
    ['/preview/docs.html', '/preview/docs'],
    ['/preview/docs/?a=b', '/preview/docs?a=b'],
    ['/preview/old', '/preview/docs#part'],
    ['/preview/old.html?a=b', '/preview/docs?a=b#part'],
    ['/preview/v1/page/', '/preview/docs/page'],
    ['/preview/elsewhere', 'https://example.com/'],
  ])('leads from %s to %s in one hop', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    if (to.startsWith('/')) {
      expect((await ask(to.split('#', 1)[0] ?? '')).status).toBe(200);
    }
  });

  test.each(['/preview/404', '/preview/nowhere', '/preview/_headers', '/preview/_hosts/site.json'])(
    'answers %s with 404 and the page for it',
    async (url) => {
      const answer = await ask(url);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe(files['404.html']);
    },
  );

  test('old URLs are of the site below its base only', async () => {
    expect((await ask('/old')).status).toBe(404);
    expect((await ask('/docs')).status).toBe(404);
  });

  test('lets browsers keep hashed assets for a year', async () => {
    const answer = await ask('/preview/assets/js/main.0a1b2c3d.js');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('logs no error', async () => {
    expect(await nginx.errors()).toBe('');
  });
});
