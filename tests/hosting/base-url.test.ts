/** The rules of `deploy/nginx` for a site that isn't at the root of its host. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {get, type Answer} from './http';
import {findNginx, startNginx, type Nginx} from './nginx';
import {baseUrl, buildSmallSite, files} from './small-site';

const command = findNginx();
describe.skipIf(!command)(`nginx at ${baseUrl}`, () => {
  let www: string;
  let nginx: Nginx;

  const ask = (url: string): Promise<Answer> => get(nginx.origin + url);

  beforeAll(async () => {
    www = await mkdtemp(path.join(tmpdir(), 'base-url-'));
    nginx = await startNginx(command ?? '', await buildSmallSite(www));
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
    ['/preview/elsewhere', 'https://example.org/'],
  ])('leads from %s to %s in one hop', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    if (to.startsWith('/')) {
      expect((await ask(to.split('#', 1)[0] ?? '')).status).toBe(200);
    }
  });

  test.each(['/preview/404', '/preview/nowhere', '/preview/_headers', '/preview/_hosts/site.json'])(
    'answers %s with 404 and the not-found page',
    async (url) => {
      const answer = await ask(url);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe(files['404.html']);
    },
  );

  test("old URLs exist only below the site's base", async () => {
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
