/**
 * The fields of entities and of the configuration, where the product leaves them at their defaults,
 * and what a build does that succeeds.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {gunzipSync} from 'node:zlib';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {buildSite, copyFixtureSite} from '../support/fixture-site';

/** What an earlier build has left: a file that the last step would compress, and a page that no policy would let through. */
const earlier = {
  'index.html': '<script>document.write("earlier")</script>',
  'earlier.js': 'a'.repeat(5_000),
};

let site: string;
let printed: string;
const other = (file: string) => join(site, 'other', file);

/** Starts what "npm run build" starts, with another folder for what it writes. */
beforeAll(async () => {
  site = copyFixtureSite(['minimal', 'shapes'], {shareSource: true});
  mkdirSync(join(site, 'build'));
  for (const [file, content] of Object.entries(earlier)) {
    writeFileSync(join(site, 'build', file), content);
  }
  const args = ['build', '--no-minify', '--out-dir', 'other'];
  const {code, output} = await buildSite(site, [resolve('scripts/launch.mjs'), ...args]);
  printed = output;
  expect(code, printed).toBe(0);
});

afterAll(() => rmSync(site, {recursive: true}));

describe("a site that sets what the product doesn't, with the product's theme", () => {
  const open = (page: string): Root => fromHtml(readFileSync(other(`${page}.html`), 'utf8'));
  const find = (selector: string, page = 'index'): Element => {
    const element = select(selector, open(page));
    expect(element, `${selector} in ${page}.html`).toBeDefined();
    return element as Element;
  };
  const namesOf = (selector: string, page = 'index') =>
    selectAll(selector, open(page)).map((element) => toString(element));

  it('version: name, label, isLast, path, mainDocId, docs, draftIds, sidebars', () => {
    const {default: docs} = JSON.parse(toString(find('pre', 'data'))) as Record<
      string,
      {versions: unknown}
    >;
    expect(docs?.versions).toEqual([
      {
        name: 'current',
        label: 'Newest',
        isLast: true,
        path: '/docs',
        mainDocId: 'index',
        docs: [
          {id: 'index', path: '/docs/', sidebar: 'main'},
          {id: 'intro', path: '/docs/intro', sidebar: 'main'},
        ],
        draftIds: ['draft'],
        sidebars: {main: {link: {path: '/docs/', label: 'index'}}, hollow: {}},
      },
    ]);
  });

  it('navbar item: position is left or right', () => {
    const [left, right] = selectAll('.navbar__items', open('index')).map((side) =>
      selectAll('.navbar__item', side)
        .map((item) => select('.navbar__link', item) ?? item)
        .map((item) => toString(item)),
    );
    expect(left).toEqual(['By path', 'A doc', 'Menu']);
    expect(right).toEqual(['By pattern', 'By its own path', 'Elsewhere', 'A sidebar']);
  });

  it('navbar item: to, href, docId, sidebarId, docsPluginId and items lead where they say', () => {
    const leadsTo = selectAll('.navbar a[href]', open('index')).map(
      (link) => [toString(link), link.properties.href] as const,
    );
    expect(leadsTo).toEqual(
      expect.arrayContaining([
        ['By its own path', '/data'],
        ['Elsewhere', 'https://example.org/'],
        ['A doc', '/docs/intro'],
        ['A sidebar', '/docs'],
        ['In the menu', '/docs/intro'],
      ]),
    );
  });

  it('navbar item: activeBasePath and activeBaseRegex say where it is active', () => {
    const active = '.navbar__item.navbar__link--active';
    expect(namesOf(active, 'docs/intro')).toEqual(['By path', 'A doc', 'By pattern', 'A sidebar']);
    expect(namesOf(active)).toEqual([]);
  });

  it('footer: style, a flat list of links, the logo and the copyright', () => {
    const footer = find('footer');
    expect(footer.properties.className).toContain('footer--dark');
    expect(namesOf('footer .footer__link-item')).toEqual(['Inside', 'Outside']);
    expect(namesOf('footer .footer__title')).toEqual([]);
    expect(find('footer a:has(img)').properties.href).toBe('https://example.org/logo');
    const logos = selectAll('footer img', open('index')).map(({properties}) => properties);
    expect(logos.map(({src}) => src)).toEqual(['/img/light.svg', '/img/dark.svg']);
    for (const {alt, width, height} of logos) {
      expect([alt, String(width), String(height)]).toEqual(['The logo of the footer', '120', '40']);
    }
    expect(toString(footer)).toContain('The copyright of the footer');
  });

  it('announcement bar: content, backgroundColor, textColor, and no button unless isCloseable', () => {
    const bar = find('div[role=banner]');
    expect(toString(bar)).toBe('An announcement that stays');
    expect(String(bar.properties.style)).toMatch(/background-color:\s*#123456;\s*color:\s*#fedcba/);
    expect(select('button', bar)).toBeUndefined();
  });

  it('color mode: disableSwitch removes the toggle', () => {
    const labels = selectAll('.navbar button', open('index')).map(({properties}) =>
      String(properties.ariaLabel),
    );
    expect(labels).toContain('Toggle navigation bar');
    expect(labels.filter((label) => /dark and light/.test(label))).toEqual([]);
  });
});

describe('npm run build -- --out-dir', () => {
  it('does every step in that folder: policy, sitemap, compression', () => {
    const html = readFileSync(other('index.html'));
    expect(gunzipSync(readFileSync(other('index.html.gz')))).toEqual(html);
    expect(existsSync(other('index.html.br'))).toBe(true);
    expect(readFileSync(other('_hosts/site.json'), 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync(other('sitemap.xml'), 'utf8')).toContain('https://example.com/');
  });

  it('leaves the contents of build unchanged', () => {
    expect(readdirSync(join(site, 'build')).sort()).toEqual(Object.keys(earlier).sort());
    for (const [file, content] of Object.entries(earlier)) {
      expect(readFileSync(join(site, 'build', file), 'utf8')).toBe(content);
    }
  });
});

it('a broken anchor only warns, with a line that npm test counts as a failure', () => {
  expect(printed).toMatch(/\[WARNING\] Docusaurus found broken anchors![^]*#nothing/);
});
