import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {redirects as redirectSource} from '../../src/config/redirects';
import {isForHosts, listFiles} from '../../src/plugins/hosting/files';
import {isHashed} from '../../src/plugins/hosting/pack/hosts';
import {headersFor, parseHeaders, type HeaderRule} from '../../src/plugins/hosting/headers';
import {redirectFile, singleRedirects} from '../../src/plugins/hosting/emit/page';
import {compileRedirects, targetPath} from '../../src/plugins/hosting/redirects';

import {get, type Answer, type RequestOptions} from './http';
import {findNginx, hasBrotli, startNginx, type Nginx} from './nginx';

/** The built site; SITE_DIRECTORY names another folder than `build`, as for the browser tests. */
const build = process.env.SITE_DIRECTORY ?? 'build';

const command = findNginx();
if (!command) {
  console.warn('Skipped: nginx is not installed (Debian, Ubuntu: apt-get install nginx).');
} else if (!hasBrotli()) {
  console.warn('nginx has no brotli module here (libnginx-mod-http-brotli-static): gzip only.');
}

const redirects = compileRedirects(redirectSource);

/** How many people read at once in the test under load. */
const readers = 50;

function pageOf(file: string): string {
  const page = `/${file.slice(0, -'.html'.length)}`;
  return page === '/index' ? '/' : page;
}

describe.skipIf(!command)('nginx', () => {
  let nginx: Nginx;
  let files: string[];
  let rules: HeaderRule[];
  /** Paths of the site's own pages. */
  let pages: string[];

  const ask = (url: string, options?: RequestOptions): Promise<Answer> =>
    get(nginx.origin + url, options);

  beforeAll(async () => {
    if (!existsSync(path.join(build, '_headers'))) {
      throw new Error(`${build} is no build; run "npm run build" first.`);
    }
    files = (await listFiles(build)).filter((file) => !isForHosts(file));
    rules = parseHeaders(await readFile(path.join(build, '_headers'), 'utf8'));
    const html = files.filter((file) => file.endsWith('.html') && file !== '404.html');
    const moved = new Set(singleRedirects(redirects, html.map(pageOf)).map(redirectFile));
    pages = html.filter((file) => !moved.has(file)).map(pageOf);
    nginx = await startNginx(command ?? '', build);
  });

  afterAll(async () => {
    await nginx.stop();
  });

  function expectHeaders(answer: Answer, url: string): void {
    for (const [name, value] of Object.entries(headersFor(rules, url))) {
      expect(answer.headers[name.toLowerCase()], `${name} of ${url}`).toBe(value);
    }
  }

  test('answers every page with its HTML and the headers of the build', async () => {
    expect(pages).toContain('/docs');
    for (const page of pages) {
      const answer = await ask(page);
      expect(answer.status, page).toBe(200);
      expect(answer.headers['content-type'], page).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], page).toBe('public, max-age=0, must-revalidate');
      const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
      expect(answer.body.equals(await readFile(path.join(build, file))), page).toBe(true);
      expectHeaders(answer, page);
    }
  });

  test('answers every Markdown twin and list of pages with its type, and hides it from search engines', async () => {
    const texts = files.filter((file) => /\.(?:md|txt)$/.test(file));
    expect(texts).toEqual(
      expect.arrayContaining(['docs.md', 'docs/v10/llms.txt', 'llms.txt', 'llms-full.txt']),
    );
    for (const file of texts) {
      const answer = await ask(`/${file}`);
      expect(answer.status, file).toBe(200);
      expect(answer.headers['content-type'], file).toBe(
        file.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'text/plain; charset=utf-8',
      );
      expect(answer.headers['x-robots-tag'], file).toBe('noindex');
      expect(answer.body.equals(await readFile(path.join(build, file))), file).toBe(true);
      expectHeaders(answer, `/${file}`);
    }
    expect((await ask('/docs')).headers).not.toHaveProperty('x-robots-tag');
    expect((await ask('/docs/no-such-page.md')).status).toBe(404);
    expect((await ask('/docs/reactjs/suspense.md')).headers.location).toBe(
      '/docs/client/react/suspense.md',
    );
  });

  test('answers every redirect in one hop', async () => {
    expect(redirects.exact.length).toBeGreaterThan(50);
    for (const {from, to} of redirects.exact) {
      const answer = await ask(from);
      expect(answer.status, from).toBe(301);
      expect(answer.headers.location, from).toBe(to);
      expectHeaders(answer, from);
      const target = targetPath(to);
      if (target !== undefined) {
        expect((await ask(target)).status, to).toBe(pages.includes(target) ? 200 : 404);
      }
    }
  });

  test.each([
    ['/docs/reactjs/some/page', '/docs/client/react/some/page'],
    ['/docs/v11/server/routers', '/docs/server/routers'],
    ['/docs/v11/reactjs/other', '/docs/client/react/other'],
    ['/docs/v11/server/routers.html', '/docs/server/routers'],
    ['/docs/v11/server/routers/?a=b', '/docs/server/routers?a=b'],
    ['/docs/useContext.html', '/docs/client/react/useUtils'],
    ['/docs/useContext/', '/docs/client/react/useUtils'],
    ['/docs/server/index.html', '/docs/server/introduction'],
    ['/docs/query-invalidation?a=b', '/docs/client/react/useUtils?a=b#query-invalidation'],
    ['/docs/v11', '/docs'],
  ])('leads from %s to %s', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  test.each([
    ['/docs.html', '/docs'],
    ['/docs/', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/v10.html?q=1', '/docs/v10?q=1'],
    ['/index.html', '/'],
    ['//docs//', '/docs'],
    ['//docs/quickstart', '/docs/quickstart'],
    ['/docs//quickstart?a=b', '/docs/quickstart?a=b'],
    ['/docs%2fquickstart', '/docs/quickstart'],
    ['/docs/./quickstart', '/docs/quickstart'],
    ['/%64ocs', '/docs'],
    ['///', '/'],
  ])('rewrites %s to the clean path %s', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  test('never lets a request write its own headers or name another host', async () => {
    for (const url of [
      '/docs/v11/x%0d%0aX-Injected:%20yes',
      '/docs/v11/x%0aX-Injected:%20yes.html',
      '/x%0d%0aX-Injected:%20yes/',
      '//example.com/',
      '/docs/v11//example.com',
    ]) {
      const answer = await ask(url);
      expect(answer.headers, url).not.toHaveProperty('x-injected');
      expect(answer.headers.location ?? '/', url).toMatch(/^\/(?!\/)/);
    }
  });

  test.each([
    '/docs/no-such-page',
    '/DOCS/quickstart',
    '/docs/a%20b',
    '/assets/js',
    '/assets/js/gone.12345678.js',
    '/docs/no-such-folder/page',
    '/404',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/_hosts/nginx/maps.conf',
    '/_hosts/site.json',
  ])('answers %s with 404 and the not-found page', async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(404);
    expect(answer.body.equals(await readFile(path.join(build, '404.html')))).toBe(true);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers['content-security-policy']).toBe(
      headersFor(rules, url)['Content-Security-Policy'],
    );
  });

  test('lets nobody keep an error, whatever its status', async () => {
    for (const url of ['/assets/', '/assets/js/', '/assets/js/gone.12345678.js', '/assets/%00']) {
      const answer = await ask(url);
      expect(answer.status, url).toBeGreaterThanOrEqual(300);
      expect(answer.headers['cache-control'] ?? '', url).not.toContain('immutable');
    }
  });

  test('serves compressed copies to those who can read them, and only under their own name', async () => {
    const copies = files.filter((file) => file.endsWith('.gz'));
    expect(copies.length).toBeGreaterThan(3);
    const main = files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file)) ?? '';
    for (const [url, file] of [
      ['/docs', 'docs.html'],
      [`/${main}`, main],
    ] as const) {
      const plain = await readFile(path.join(build, file));
      const gzipped = await ask(url, {headers: {'accept-encoding': 'gzip'}});
      expect(gzipped.headers['content-encoding']).toBe('gzip');
      expect(gzipped.headers.vary).toContain('Accept-Encoding');
      expect(gunzipSync(gzipped.body).equals(plain)).toBe(true);
      if (hasBrotli()) {
        const brotlied = await ask(url, {headers: {'accept-encoding': 'gzip, deflate, br, zstd'}});
        expect(brotlied.headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(brotlied.body).equals(plain)).toBe(true);
        expect(brotlied.body.length).toBeLessThan(gzipped.body.length);
      }
      const identity = await ask(url);
      expect(identity.headers['content-encoding']).toBeUndefined();
      expect(identity.body.equals(plain)).toBe(true);
    }
    expect((await ask(`/${copies[0]}`)).status).toBe(404);
  });

  test('lets browsers keep hashed files for a year and ask again for HTML', async () => {
    const assets = files.filter((file) => isHashed(file) && !/\.(?:gz|br)$/.test(file));
    expect(assets.some((file) => file.startsWith('search-index/'))).toBe(true);
    expect(assets.length).toBeGreaterThan(100);
    for (const asset of assets) {
      const answer = await ask(`/${asset}`);
      expect(answer.status, asset).toBe(200);
      expect(answer.headers['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    }
    for (const encoding of ['identity', 'gzip']) {
      const headers = {'accept-encoding': encoding};
      const {etag} = (await ask('/docs', {headers})).headers;
      const again = await ask('/docs', {headers: {...headers, 'if-none-match': etag}});
      expect(again.status).toBe(304);
      expectHeaders(again, '/docs');
    }
  });

  test('sends the types that browsers rely on', async () => {
    for (const [extension, type] of [
      ['.js', 'application/javascript; charset=utf-8'],
      ['.css', 'text/css; charset=utf-8'],
      ['.svg', 'image/svg+xml'],
    ] as const) {
      const file = files.find((name) => name.endsWith(extension));
      expect((await ask(`/${file}`)).headers['content-type'], file).toBe(type);
    }
  });

  test(`answers ${readers} readers at once without an error`, async () => {
    const agent = new http.Agent({keepAlive: true, maxSockets: readers});
    const headers = {'accept-encoding': 'gzip'};
    const read = async (reader: number) => {
      for (const page of pages.slice(reader).slice(0, 20)) {
        const {status} = await ask(page, {agent, headers});
        expect(status, page).toBe(200);
      }
    };
    await Promise.all(Array.from({length: readers}, (_, reader) => read(reader)));
    agent.destroy();
    expect(await nginx.errors()).toBe('');
  });
});
