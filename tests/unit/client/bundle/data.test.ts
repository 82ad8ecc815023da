import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';

import {expandDocs} from '../../../../src/client/bundle/browser/expand';
import {clientConfig, unusedComponents} from '../../../../src/client/bundle/config';
import {moveCards, shortenGlobalData} from '../../../../src/client/bundle/docsVersions';

describe('docs of all versions', () => {
  const version = {
    name: '10.x',
    path: '/docs/v10',
    docs: [
      {id: 'client/cors', path: '/docs/v10/client/cors', sidebar: 'docs'},
      {id: 'client/index', path: '/docs/v10/client/', sidebar: 'docs'},
      {id: 'index', path: '/docs/v10/', sidebar: 'docs'},
      {id: 'partial', path: '/docs/v10/partial'},
      {id: 'renamed', path: '/docs/v10/by-slug', sidebar: 'docs'},
      {id: 'elsewhere', path: '/other/elsewhere', sidebar: 'docs'},
      {id: '/further', path: '/docs/v10/further', sidebar: 'docs'},
      {id: 'api', path: '/docs/v10/api', sidebar: 'other'},
    ],
  };
  const globalData = {
    'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [version]}},
    search: {default: {mode: 'embedded'}},
  };
  const short = shortenGlobalData(globalData) as {
    'docusaurus-plugin-content-docs': {default: {versions: Parameters<typeof expandDocs>[0][]}};
  };
  const [shortVersion] = short['docusaurus-plugin-content-docs'].default.versions;

  test('come back as they were, in the order of their paths', () => {
    const byPath = (a: {path: string}, b: {path: string}) => (a.path < b.path ? -1 : 1);
    expect(shortVersion && expandDocs(shortVersion)).toEqual({
      ...version,
      docs: [...version.docs].sort(byPath),
    });
  });

  test('are written in full only where the id does not follow from the path', () => {
    expect(shortVersion?.docs.filter((doc) => typeof doc === 'string')).toEqual([
      '',
      'client/',
      'client/cors',
    ]);
  });

  test('may be absent, and other data stays', () => {
    expect(shortenGlobalData({search: {default: {}}})).toMatchObject({search: {default: {}}});
  });
});

describe('the docs of a version', () => {
  const doc = (id: string) => ({id, title: id, description: `About ${id}.`, sidebar: 'docs'});
  const docs = {a: doc('a'), b: doc('b')};
  const link = (docId: string) => ({type: 'link', label: docId, href: `/docs/${docId}`, docId});
  const inner = {type: 'category', label: 'Inner', href: '/docs/i', items: []};
  const section = {type: 'category', label: 'S', href: '/docs/s', items: [link('a'), inner]};
  const outer = {type: 'category', label: 'Outer', items: [section, link('b')]};
  const whole = {name: 'current', docsSidebars: {docs: [outer]}, docs: {}};
  // No card shows `b`.
  const short = JSON.parse(JSON.stringify(whole).replace(',"docId":"b"', '')) as typeof whole;
  const full = JSON.stringify(whole)
    .replace('"label":"Inner"', '"label":"Inner","description":"Within."')
    .replaceAll('"type":"link"', '"type":"link","unlisted":false');
  const version = {...(JSON.parse(full) as typeof short), docs};
  const index = {title: 'S', permalink: '/docs/s'};

  test('are only in the data of index pages, each with those that it has cards of', () => {
    const modules = {
      '@generated/version.json': {version},
      '@generated/s.json': {categoryGeneratedIndex: index},
      '@generated/other.json': {tag: {}},
    };
    const moved = moveCards(new Map(Object.entries(modules)) as never);
    const card = {id: '/docs/i', title: 'Inner', description: 'Within.'};
    expect(Object.fromEntries(moved)).toEqual({
      '@generated/version.json': {version: short},
      '@generated/s.json': {
        categoryGeneratedIndex: {...index, cards: {a: docs.a, '/docs/i': card}},
      },
    });
  });
});

describe('the configuration that readers get', () => {
  test('has what pages show, and no option of the build', () => {
    const config = {
      title: 'tRPC',
      baseUrl: '/',
      presets: [['classic', {docs: {path: '/home/me/docs'}}]],
      plugins: ['./src/plugins/x'],
      i18n: {locales: ['en']},
      baseUrlIssueBanner: false,
      future: {experimental_router: 'browser', experimental_faster: {rspackBundler: true}},
      themeConfig: {navbar: {items: []}, prism: {additionalLanguages: []}},
    } as unknown as DocusaurusConfig;
    expect(clientConfig(config)).toEqual({
      title: 'tRPC',
      baseUrl: '/',
      future: {experimental_router: 'browser'},
      i18n: {locales: ['en']},
      themeConfig: {navbar: {items: []}},
    });
  });

  test('has the choice of a locale where there are two', () => {
    const items = [{type: 'localeDropdown'}, {type: 'search'}];
    const itemsFor = (...locales: string[]) =>
      clientConfig({
        i18n: {locales},
        future: {},
        themeConfig: {navbar: {items}},
      } as unknown as DocusaurusConfig).themeConfig;
    expect(itemsFor('en')).toEqual({navbar: {items: [{type: 'search'}]}});
    expect(itemsFor('en', 'fr')).toEqual({navbar: {items}});
  });
});

describe('unused components of the theme', () => {
  const hiding = ['DocRoot/Layout/Sidebar/ExpandButton', 'DocSidebar/Desktop/CollapseButton'];
  const navbar = (...items: object[]) => ({navbar: {items}});
  const unused = (themeConfig: object, docs: object = {}) =>
    unusedComponents({
      themeConfig,
      presets: [['classic', {docs}]],
      plugins: [],
      i18n: {locales: ['en', 'fr']},
      future: {},
    } as unknown as DocusaurusConfig);

  test('are those of navbar items that the configuration does not have', () => {
    expect(unused(navbar({type: 'localeDropdown'}))).toEqual([
      'NavbarItem/DocsVersionNavbarItem',
      'NavbarItem/HtmlNavbarItem',
      'NavbarItem/SearchNavbarItem',
      'Footer/Logo',
      ...hiding,
      'LastUpdated',
    ]);
  });

  test('are not those of items in a dropdown', () => {
    const dropdown = navbar({type: 'dropdown', items: [{type: 'html'}, {type: 'docsVersion'}]});
    expect(unused(dropdown)).toEqual([
      'NavbarItem/LocaleDropdownNavbarItem',
      'NavbarItem/SearchNavbarItem',
      'Footer/Logo',
      ...hiding,
      'LastUpdated',
    ]);
  });

  test('are the buttons that hide a sidebar which stays', () => {
    const docs = {sidebar: {hideable: true}};
    expect(unused(navbar())).toEqual(expect.arrayContaining(hiding));
    expect(unused({...navbar(), docs})).not.toContain(hiding[0]);
  });

  test('are the parts of the footer for what it does not have', () => {
    const columns = {...navbar(), footer: {links: [{title: 'Docs', items: []}], logo: {src: 'a'}}};
    const simple = {...navbar(), footer: {links: [{label: 'Docs'}]}};
    expect(unused(columns)).toContain('Footer/Links/Simple');
    expect(unused(columns)).not.toContain('Footer/Logo');
    expect(unused(simple)).not.toContain('Footer/Links/Simple');
  });

  test('are the words about the last change, unless docs tell of it', () => {
    expect(unused(navbar(), {showLastUpdateTime: false})).toContain('LastUpdated');
    expect(unused(navbar(), {showLastUpdateTime: true})).not.toContain('LastUpdated');
  });
});
