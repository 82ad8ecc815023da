/** Hosts with a site that isn't at their root: BASE_URL must not matter to which of them a team picks. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {packBuild} from '../../src/plugins/hosting/pack';

import {findNginx, startNginx, type Nginx} from '../hosting/nginx';
import {cloudflare} from './cloudflare';
import type {Host} from './host';
import {netlify} from './netlify';
import {nginxHost} from './nginx';
import {baseUrl, buildSmallSite, files} from './small-site';
import {vercel} from './vercel';

let folder: string;
let hosts: Host[];
let nginx: Nginx | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosts-base-url-'));
  const build = await buildSmallSite(folder);
  const pack = async (host: 'cloudflare' | 'netlify' | 'vercel') => {
    const to = path.join(folder, host);
    await packBuild({host, build, to});
    return to;
  };
  const command = findNginx();
  if (command) nginx = await startNginx(command, build);
  hosts = [
    await cloudflare(await pack('cloudflare')),
    await netlify(await pack('netlify')),
    await vercel(await pack('vercel')),
    ...(nginx ? [nginxHost(nginx)] : []),
  ];
});

afterAll(async () => {
  await nginx?.stop();
  await rm(folder, {recursive: true});
});

describe(`a site at ${baseUrl}`, () => {
  test.each([
    ['/preview/', 'index.html'],
    ['/preview/docs', 'docs.html'],
    ['/preview/docs/page', 'docs/page.html'],
    ['/preview/assets/js/main.0a1b2c3d.js', 'assets/js/main.0a1b2c3d.js'],
  ] as const)('has %s on each host, with the headers of the build', async (url, file) => {
    for (const host of hosts) {
      const answer = await host.ask(url);
      const isThat = answer.file === `preview/${file}` || answer.body === files[file];
      expect([answer.status, isThat], host.name).toEqual([200, true]);
      expect(answer.headers['content-security-policy'], host.name).toContain(
        "frame-ancestors 'none'",
      );
      const isKept = answer.headers['cache-control']?.includes('immutable') ?? false;
      expect(isKept, host.name).toBe(file.startsWith('assets/'));
    }
  });

  test.each([
    ['/preview/docs.html', '/preview/docs'],
    ['/preview/old', '/preview/docs#part'],
    ['/preview/old.html?a=b', '/preview/docs?a=b#part'],
    ['/preview/v1/page', '/preview/docs/page'],
    ['/preview/elsewhere', 'https://example.org/'],
  ])('leads from %s to %s in one hop on each host', async (from, to) => {
    for (const host of hosts) {
      const answer = await host.ask(from);
      expect(answer.status, host.name).toBeGreaterThanOrEqual(301);
      expect(answer.status, host.name).toBeLessThanOrEqual(308);
      expect(answer.headers.location, host.name).toBe(to);
    }
  });

  test.each([
    '/docs',
    '/old',
    '/preview/nowhere',
    '/preview/_headers',
    '/preview/_hosts/site.json',
  ])('has nothing at %s', async (url) => {
    for (const host of hosts) expect((await host.ask(url)).status, host.name).toBe(404);
  });

  test.each([
    ['/preview', '/preview/'],
    ['/preview/index.html', '/preview/'],
    ['/preview/docs/?a=b', '/preview/docs?a=b'],
    ['/preview/v1/page/', '/preview/docs/page'],
  ])('on nginx leads from %s to %s', async (from, to) => {
    const host = hosts.find(({name}) => name === 'nginx');
    if (host) expect((await host.ask(from)).headers.location).toBe(to);
  });

  test('breaks no rule of a host', async () => {
    expect(hosts.flatMap(({name, complaints}) => complaints.map((it) => `${name}: ${it}`))).toEqual(
      [],
    );
    expect(await nginx?.errors()).toBe(nginx && '');
  });
});
