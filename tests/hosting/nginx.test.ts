import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {listFiles, readHeaders, readSiteData, siteDataFile} from '../../src/plugins/hosting/files';

import {get, type Answer, type RequestOptions} from './http';
import {findNginx, hasBrotli, startNginx, type Nginx} from './nginx';
import {build} from './shown';

const command = findNginx();
if (!command) {
  console.warn('Skipped: nginx is not installed (Debian, Ubuntu: apt-get install nginx).');
} else if (!hasBrotli()) {
  console.warn('nginx has no brotli module here (libnginx-mod-http-brotli-static): gzip only.');
}

/** How many people read at once in the test under load. */
const readers = 50;

describe.skipIf(!command)('nginx', () => {
  let nginx: Nginx;
  let files: string[];
  let headersOf: Awaited<ReturnType<typeof readHeaders>>;
  let pages: string[];

  const ask = (url: string, options?: RequestOptions): Promise<Answer> =>
    get(nginx.origin + url, options);

  beforeAll(async () => {
    files = (await listFiles(build)).filter((file) => file !== siteDataFile);
    headersOf = await readHeaders(build);
    pages = (await readSiteData(build)).pages.filter((page) => !page.endsWith('.html'));
    nginx = await startNginx(command ?? '', build);
  });

  afterAll(async () => {
    await nginx.stop();
  });

  function expectHeaders(answer: Answer, url: string): void {
    for (const [name, value] of Object.entries(headersOf(url))) {
      expect(answer.headers[name.toLowerCase()], `${name} of ${url}`).toBe(value);
    }
  }

  // tests/hosts asks for every old URL and page in each of its spellings.
  test.each([
    ['/docs/reactjs/suspense', '/docs/client/react/suspense'],
    ['/docs/v11/reactjs/useQuery', '/docs/client/react/useQuery'],
    ['/docs/v11/server/routers/?a=b', '/docs/server/routers?a=b'],
    ['/docs/query-invalidation?a=b', '/docs/client/react/useUtils?a=b#query-invalidation'],
  ])('leads from %s to %s', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  test.each([
    ['/docs/v10.html?q=1', '/docs/v10?q=1'],
    ['/docs/quickstart.html/', '/docs/quickstart'],
    ['/docs/index.html/?q=1', '/docs?q=1'],
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
    '/_hosts/site.json',
  ])('answers %s with 404 and the not-found page', async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(404);
    expect(answer.body.equals(await readFile(path.join(build, '404.html')))).toBe(true);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers['content-security-policy']).toBe(
      headersOf(url)['Content-Security-Policy'],
    );
  });

  test('lets nobody keep an error, whatever its status', async () => {
    for (const url of ['/assets/', '/assets/js/', '/assets/js/gone.12345678.js', '/assets/%00']) {
      const answer = await ask(url);
      expect(answer.status, url).toBeGreaterThanOrEqual(300);
      expect(answer.headers['cache-control'] ?? '', url).not.toContain('immutable');
    }
    const main = files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file)) ?? '';
    // The 416 of a range beyond the end would have the headers of the file.
    expect((await ask(`/${main}`, {headers: {range: 'bytes=99999999-'}})).status).toBe(200);
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

  test('is asked again for HTML, and says that it has not changed', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const headers = {'accept-encoding': encoding};
      const {etag} = (await ask('/docs', {headers})).headers;
      const again = await ask('/docs', {headers: {...headers, 'if-none-match': etag}});
      expect(again.status).toBe(304);
      expectHeaders(again, '/docs');
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
