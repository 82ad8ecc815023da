/** Hosts with a site that isn't at their root: BASE_URL must not matter to which of them a team picks. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {packBuild} from '../../src/plugins/hosting/pack';

import type {files} from '../hosting/small-site';
import {baseUrl, buildSmallSite} from '../hosting/small-site';
import {cloudflare} from './cloudflare';
import type {Host} from './host';
import {netlify} from './netlify';
import {vercel} from './vercel';

let folder: string;
let hosts: Host[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosts-base-url-'));
  const build = await buildSmallSite(folder);
  const pack = async (host: 'cloudflare' | 'netlify' | 'vercel') => {
    const to = path.join(folder, host);
    await packBuild({host, build, to});
    return to;
  };
  hosts = [
    await cloudflare(await pack('cloudflare')),
    await netlify(await pack('netlify')),
    await vercel(await pack('vercel')),
  ];
});

afterAll(() => rm(folder, {recursive: true}));

describe(`a site at ${baseUrl}`, () => {
  test.each([
    ['/preview/docs', 'docs.html'],
    ['/preview/docs/page', 'docs/page.html'],
    ['/preview/assets/js/main.0a1b2c3d.js', 'assets/js/main.0a1b2c3d.js'],
  ] as const satisfies readonly (readonly [string, keyof typeof files])[])(
    'has %s on each host, with the headers of the build',
    async (url, file) => {
      for (const host of hosts) {
        const answer = await host.ask(url);
        expect([answer.status, answer.file], host.name).toEqual([200, `preview/${file}`]);
        expect(answer.headers['content-security-policy'], host.name).toContain(
          "frame-ancestors 'none'",
        );
      }
    },
  );

  test.each([
    ['/preview/docs.html', '/preview/docs'],
    ['/preview/old', '/preview/docs#part'],
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

  test('has nothing at the root of its host', async () => {
    for (const host of hosts) {
      for (const url of ['/docs', '/old']) {
        expect((await host.ask(url)).status, `${host.name}: ${url}`).toBe(404);
      }
    }
  });

  test('breaks no rule of a host', () => {
    expect(hosts.flatMap(({name, complaints}) => complaints.map((it) => `${name}: ${it}`))).toEqual(
      [],
    );
  });
});
