/** Every URL on every host: which one a team picks must change nothing that a reader can notice. */
import {mkdir, mkdtemp, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {listFiles, readBuildFile} from '../../src/plugins/hosting/files';
import {immutable} from '../../src/plugins/hosting/headers';
import {packBuild, readBuild} from '../../src/plugins/hosting/pack';
import {type Build, type Host as HostName} from '../../src/plugins/hosting/pack/hosts';
import {spellings} from '../../src/plugins/hosting/redirects';

import {findNginx, startNginx, type Nginx} from '../hosting/nginx';
import {build} from '../hosting/shown';
import {cloudflare} from './cloudflare';
import {github} from './github';
import {remembering, type Host} from './host';
import {netlify} from './netlify';
import {nginxHost} from './nginx';
import {follow, type Route} from './routes';
import {vercel} from './vercel';

let folder: string;
let nginx: Nginx | undefined;
let hosts: Host[] = [];
let built: Build;
/** Paths of the pages that are there, without the not-found page. */
let pages: string[];

const packed = (host: HostName) => path.join(folder, host);
/** Hosts that know rules; the others have no headers of ours. */
const withRules = () => hosts.filter(({name}) => name !== 'GitHub Pages');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  built = await readBuild(build);
  pages = built.site.pages.filter((page) => !page.endsWith('.html'));
  for (const host of ['cloudflare', 'netlify', 'vercel', 'github'] as const) {
    await packBuild({host, build, to: packed(host)});
  }
  const command = findNginx();
  if (command) nginx = await startNginx(command, build);
  else console.warn('nginx is not installed here, and left out.');
  hosts = [
    await cloudflare(packed('cloudflare')),
    await netlify(packed('netlify')),
    await vercel(packed('vercel')),
    github(packed('github')),
    ...(nginx ? [nginxHost(nginx)] : []),
  ].map(remembering);
});

afterAll(async () => {
  await nginx?.stop();
  await rm(folder, {recursive: true});
});

/** What is wrong with how each host answers URLs, each with the page that it should end at. */
async function wrongRoutes(
  urls: readonly (readonly [from: string, to: string])[],
  isWrong: (route: Route) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const host of hosts) {
    for (const [from, to] of urls) {
      const route = await follow(host, from, to);
      if (isWrong(route)) wrong.push(`${host.name}: ${from}: ${route.hops} hops, ${route.end}`);
    }
  }
  return wrong;
}

describe('every URL', () => {
  test('a page is answered with its own HTML, at once', async () => {
    const urls = pages.map((page) => [page, page] as const);
    expect(await wrongRoutes(urls, ({hops, end}) => hops !== 0 || end !== 'page')).toEqual([]);
  });

  test('a page under another spelling is answered with its HTML, after one hop at most', async () => {
    const urls = pages.flatMap((page) =>
      (page === '/' ? ['/index.html'] : [...spellings(page).slice(1), `${page}/index.html`]).map(
        (url) => [url, page] as const,
      ),
    );
    expect(await wrongRoutes(urls, ({hops, end}) => hops > 1 || end !== 'page')).toEqual([]);
  });

  test('an old URL leads to its page in one hop, in all its spellings', async () => {
    const urls = built.site.redirects.flatMap(({from, to}) =>
      spellings(from).map((url) => [url, to] as const),
    );
    expect(urls.length).toBeGreaterThan(800);
    expect(await wrongRoutes(urls, ({hops, end}) => hops !== 1 || end === 'lost')).toEqual([]);
  });

  test('a URL keeps its query through redirects, if the host has rules', async () => {
    for (const host of withRules()) {
      const {headers} = await host.ask('/docs/useContext/?a=b');
      expect(headers.location, host.name).toBe('/docs/client/react/useUtils?a=b');
    }
  });

  test('no URL leads to another site by two slashes', async () => {
    for (const host of withRules()) {
      const {headers} = await host.ask('//example.com/');
      expect(headers.location ?? '/', host.name).toMatch(/^\/(?!\/)/);
    }
  });

  test('a missing page, and a rule that the host refuses, are found', async () => {
    const broken = path.join(folder, 'broken');
    await mkdir(broken);
    await writeFile(path.join(broken, '_headers'), '');
    await writeFile(path.join(broken, '_redirects'), '/docs/links /docs/client/links 301!\n');
    const host = await cloudflare(broken);
    expect(host.complaints).toEqual([expect.stringContaining('301!')]);
    expect((await follow(host, '/docs/links', '/docs/client/links')).end).toBe('lost');
  });
});

describe('headers', () => {
  const one = (pattern: RegExp): string => {
    const file = built.files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`The build has no file like ${pattern}`);
    return `/${file}`;
  };

  test('of the whole site are on every answer, errors and redirects included', async () => {
    const [everywhere] = built.site.rules;
    expect(Object.keys(everywhere?.headers ?? {})).toEqual(
      expect.arrayContaining(['Cross-Origin-Resource-Policy', 'Link']),
    );
    const urls = ['/', '/docs', one(/main\..*\.js$/), '/nope', '/nope.md', '/assets/js/nope.js'];
    for (const host of withRules()) {
      for (const url of [...urls, '/docs/links', '/docs/']) {
        const {headers, status} = await host.ask(url);
        // Other headers may differ: Cloudflare removes caching headers from errors, and adds a
        // header.
        for (const [name, value] of Object.entries(everywhere?.headers ?? {})) {
          expect(headers[name.toLowerCase()], `${host.name}: ${name} of ${url} (${status})`).toBe(
            value,
          );
        }
      }
    }
  });

  test('give the frame of the playground its own policy, and no other', async () => {
    const frame = one(/^assets\/frame\/.*\.xhtml$/);
    for (const host of withRules()) {
      const {status, headers} = await host.ask(frame);
      const policies = headers['content-security-policy'] ?? '';
      expect(status, host.name).toBe(200);
      // Two headers arrive as one, with a comma between them.
      expect(policies, host.name).toMatch(/^default-src 'none';[^,]*; sandbox allow-scripts$/);
      expect((await host.ask('/docs')).headers['content-security-policy'], host.name).not.toContain(
        'sandbox',
      );
    }
  });

  test('let browsers keep for a year what succeeds and is named by its content', async () => {
    const hashed = [
      one(/^assets\/js\/main\..*\.js$/),
      one(/^assets\/css\/.*\.css$/),
      one(/^assets\/types\/.*\.json$/),
      one(/^search-index\/.*\.shard\.json$/),
    ];
    const others = ['/', '/docs', '/search-index/manifest.json', '/sitemap.xml', '/favicon.ico'];
    const gone = hashed.map((url) =>
      url.replace(/[0-9a-f-]{6,}/, (hash) => hash.replace(/[0-9a-f]/g, '0')),
    );
    for (const host of withRules()) {
      for (const url of hashed) {
        const {status, headers} = await host.ask(url);
        expect([status, headers['cache-control']], `${host.name}: ${url}`).toEqual([
          200,
          immutable,
        ]);
      }
      for (const url of [...others, ...gone]) {
        const {status, headers} = await host.ask(url);
        expect(status, `${host.name}: ${url}`).toBe(gone.includes(url) ? 404 : 200);
        expect(headers['cache-control'] ?? '', `${host.name}: ${url}`).not.toContain('immutable');
      }
    }
  });

  test('name the type of what is sent, even if it is the not-found page', async () => {
    for (const [url, type, status] of [
      ['/docs.md', 'text/markdown; charset=utf-8', 200],
      ['/llms.txt', 'text/plain; charset=utf-8', 200],
      ['/robots.txt', 'text/plain; charset=utf-8', 200],
      ['/docs', 'text/html; charset=utf-8', 200],
      ['/nope.md', 'text/html; charset=utf-8', 404],
      ['/nope.txt', 'text/html; charset=utf-8', 404],
    ] as const) {
      for (const host of withRules()) {
        const answer = await host.ask(url);
        expect([answer.status, answer.headers['content-type']], `${host.name}: ${url}`).toEqual([
          status,
          type,
        ]);
      }
    }
  });

  // Cloudflare and Netlify have no rules that look at a header.
  test('let a tool ask for the Markdown of a page under its URL, if the host can', async () => {
    const type = async (host: Host, url: string, accept?: string) => {
      const {status, headers} = await host.ask(url, accept);
      const varies = headers.vary?.split(', ').includes('Accept') ?? false;
      return [status, headers['content-type'], varies];
    };
    for (const host of hosts.filter(({name}) => ['nginx', 'Vercel'].includes(name))) {
      const markdown = [200, 'text/markdown; charset=utf-8', true];
      const html = [200, 'text/html; charset=utf-8', true];
      for (const url of ['/docs', '/docs/quickstart', '/blog/trpc-actions']) {
        expect(await type(host, url, 'text/markdown, */*'), `${host.name}: ${url}`).toEqual(
          markdown,
        );
        expect(await type(host, url, 'text/html, */*'), `${host.name}: ${url}`).toEqual(html);
      }
      // Without a twin, or with an extension, there is one form.
      expect(await type(host, '/', 'text/markdown'), host.name).toEqual(html);
      expect(await type(host, '/favicon.ico', 'text/markdown'), host.name).toEqual([
        200,
        'image/x-icon',
        false,
      ]);
    }
  });

  test('keep copies for tools out of search engines', async () => {
    for (const host of withRules()) {
      for (const url of ['/docs.md', '/docs/v10/llms.txt']) {
        expect((await host.ask(url)).headers['x-robots-tag'], `${host.name}: ${url}`).toBe(
          'noindex',
        );
      }
      expect((await host.ask('/docs')).headers, host.name).not.toHaveProperty('x-robots-tag');
    }
  });
});

describe('files', () => {
  test('for hosts are not for readers', async () => {
    const urls = [
      ...['_headers', '_redirects', 'vercel.json', 'config.json', '.nojekyll'],
      ...['_hosts/site.json'],
      ...['docs.html.gz', 'docs.html.br', 'conf/maps.conf'],
    ];
    for (const host of hosts.filter(({name}) => name !== 'GitHub Pages')) {
      for (const url of urls) expect((await host.ask(`/${url}`)).status, url).toBe(404);
    }
    const files = await listFiles(packed('github'));
    expect(files.filter((file) => /^_|\.(?:gz|br|conf)$/.test(file))).toEqual([]);
    expect(files).toContain('.nojekyll');
  });

  test('that every site has are included', async () => {
    for (const host of hosts) {
      const urls = ['/robots.txt', '/favicon.ico', '/sitemap.xml', '/.well-known/security.txt'];
      for (const url of urls) {
        expect((await host.ask(url)).status, `${host.name}: ${url}`).toBe(200);
      }
    }
    const robots = await readBuildFile(build, 'robots.txt');
    expect(robots).toContain(`Sitemap: ${built.site.url}/sitemap.xml`);
  });
});

describe('limits', () => {
  test('no host refuses a line', () => {
    expect(hosts.flatMap(({name, complaints}) => complaints.map((it) => `${name}: ${it}`))).toEqual(
      [],
    );
  });

  // From the hosts' documentation: number and size of files, rules of each kind, routes.
  test('are kept', async () => {
    const lines = async (host: HostName, file: string) =>
      (await readBuildFile(packed(host), file)).split('\n');
    const rules = (await lines('cloudflare', '_redirects')).filter((line) => line.startsWith('/'));
    expect(rules.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
    expect(rules.filter((line) => !line.includes('*')).length).toBeLessThanOrEqual(2000);
    expect(built.site.rules.length).toBeLessThanOrEqual(100);
    const {routes} = JSON.parse(await readBuildFile(packed('vercel'), 'config.json')) as {
      routes: object[];
    };
    expect(routes.length).toBeLessThanOrEqual(2048);
    for (const host of ['cloudflare', 'netlify', 'vercel', 'github'] as const) {
      const files = await listFiles(packed(host));
      expect(files.length, host).toBeLessThanOrEqual(20_000);
      const sizes = await Promise.all(files.map((file) => stat(path.join(packed(host), file))));
      expect(Math.max(...sizes.map(({size}) => size)), host).toBeLessThanOrEqual(25 * 2 ** 20);
    }
    const headers = [
      ...(await lines('cloudflare', '_headers')),
      ...(await lines('netlify', '_headers')),
    ];
    expect(Math.max(...headers.map(({length}) => length))).toBeLessThanOrEqual(2000);
  });
});
