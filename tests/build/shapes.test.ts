/** The fields of entities and of the configuration, where the product leaves them at their defaults. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';

import {built} from './built';

describe("a site that sets what the product doesn't, with the product's theme", () => {
  const build = built(['minimal', 'shapes'], {shareSource: true});

  const open = (page: string): Root =>
    fromHtml(readFileSync(join(build().directory, `${page}.html`), 'utf8'));
  const find = (selector: string, page = 'index'): Element => {
    const element = select(selector, open(page));
    expect(element, `${selector} in ${page}.html\n${build().output}`).toBeDefined();
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
