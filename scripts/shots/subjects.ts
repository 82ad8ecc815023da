/** The subjects of pictures: each kind of page, and each component. */
import type {Locator, Page} from '@playwright/test';

import {
  goOffline,
  openContents,
  openMainMenu,
  openSearch,
  openSidebar,
  openType,
  openVersions,
  pinType,
  searchFor,
  unfold,
} from './states';

export interface Subject {
  kind: 'page' | 'component';
  name: string;
  path: string;
  /** The elements in the picture; by default the whole page, or what its window shows. */
  part?: 'window' | ((page: Page) => Locator);
  /** Brings the page into the state to show. */
  open?: (page: Page) => Promise<void>;
  /** The width at which the subject exists; both by default. */
  only?: 390 | 1440;
}

const pages: readonly (readonly [name: string, path: string])[] = [
  ['docs root', '/docs'],
  ['guide', '/docs/quickstart'],
  ['guide with tabs', '/docs/server/validators'],
  ['guide with options', '/docs/client/react/useQuery'],
  ['section', '/docs/client/links'],
  ['category index', '/docs/server/introduction'],
  ['migration guide', '/docs/migrate-from-v10-to-v11'],
  ['index of a package', '/docs/typedoc/server'],
  ['API reference', '/docs/typedoc/server/http'],
  ['guide of 10.x', '/docs/v10/quickstart'],
  ['guide of 9.x', '/docs/v9/react-queries'],
  ['list of posts', '/blog'],
  ['post', '/blog/introducing-trpc'],
  ['archive', '/blog/archive'],
  ['authors', '/blog/authors'],
  ['author', '/blog/authors/trpc'],
  ['tags', '/blog/tags'],
  ['tag', '/blog/tags/guides'],
  ['pricing', '/pricing'],
  ['media', '/media'],
  ['playground', '/playground'],
  ['not found', '/nowhere'],
  ['not found in this version', '/docs/v9/concepts'],
];

/** A code block, by its accessible name, with its frame. */
const block = (name: string) => (page: Page) =>
  page.locator('figure', {has: page.getByRole('group', {name, exact: true})}).first();

const css = (selector: string) => (page: Page) => page.locator(selector).first();

const inMain = (selector: string) => css(`main ${selector}`);

const diagrams: readonly (readonly [name: string, path: string])[] = [
  ['diagram of a request', '/docs/concepts'],
  ['diagram of the context', '/docs/server/context'],
  ['diagram of links', '/docs/client/links'],
  ['diagram of batching', '/docs/client/links/httpBatchLink'],
  ['diagram of tracked events', '/docs/server/subscriptions'],
];

/** Parts of pages in their initial state. */
const parts: readonly (readonly [
  name: string,
  path: string,
  part: (page: Page) => Locator,
  only?: Subject['only'],
])[] = [
  ['announcement bar', '/', css('[role=banner]')],
  ['navbar', '/docs/quickstart', css('nav.navbar')],
  ['breadcrumbs and copying', '/docs/quickstart', inMain('article > div:has(> nav)')],
  ['sidebar', '/docs/client/links', css('.theme-doc-sidebar-menu'), 1440],
  ['table of contents', '/docs/quickstart', css('.theme-doc-toc-desktop'), 1440],
  ['table of contents, closed', '/docs/quickstart', css('.theme-doc-toc-mobile'), 390],
  ['banner of 11.x', '/docs/quickstart', css('.theme-doc-version-banner')],
  ['banner of 9.x', '/docs/v9/react-queries', css('.theme-doc-version-banner')],
  ['edit link', '/docs/quickstart', css('.theme-doc-footer')],
  ['pagination of docs', '/docs/quickstart', css('.pagination-nav')],
  ['pagination of posts', '/blog/tinyrpc-client', css('.pagination-nav')],
  ['sidebar of the blog', '/blog/introducing-trpc', css('aside nav'), 1440],
  ['header of a post', '/blog/introducing-trpc', inMain('article header')],
  ['tags of a post', '/blog/introducing-trpc', inMain('article footer')],
  ['footer', '/docs/quickstart', css('footer.footer')],

  ['sample with a title', '/docs/quickstart', block('server/trpc.ts')],
  ['sample with error notes', '/docs/server/validators', inMain('figure:has(.note.error)')],
  ['sample with types', '/docs/server/routers', inMain('figure:has(.note)')],
  [
    'sample with marked lines',
    '/docs/client/tanstack-react-query/migrating',
    inMain('figure:has(del)'),
  ],
  ['output', '/docs/server/routers', inMain('figure:has([aria-label^=Output])')],
  ['npm tabs', '/docs/quickstart', inMain('.tabs-container')],
  ['option list', '/docs/client/react/useQuery', inMain('dl.options')],
  ['tabs', '/docs/server/validators', inMain('.tabs-container:has([role=tabpanel])')],
  ['warning', '/docs/server/routers', inMain('.theme-admonition-warning')],
  ['tip', '/docs/quickstart', inMain('.theme-admonition-tip')],
  ['note', '/docs/server/adapters/standalone', inMain('.theme-admonition-note')],
  ['table', '/docs/server/subscriptions', inMain('[role=group][aria-label=Table]')],
  ['cards', '/docs/server/introduction', inMain('section')],

  ['API: signature', '/docs/typedoc/server/http', inMain('.api pre')],
  ['API: options', '/docs/typedoc/server/adapters', inMain('.api .options')],
];

/** What opens on top of a page or inside it. */
const opened: readonly Omit<Subject, 'kind'>[] = [
  {name: 'search, start', path: '/docs/quickstart', part: 'window', open: openSearch},
  {
    name: 'search, results',
    path: '/docs/quickstart',
    part: 'window',
    open: (page) => searchFor(page, 'link'),
  },
  {
    name: 'search, no results',
    path: '/docs/quickstart',
    part: 'window',
    open: (page) => searchFor(page, 'qqxxzzv'),
  },
  {
    name: 'mobile sidebar, docs',
    path: '/docs/quickstart',
    part: 'window',
    open: openSidebar,
    only: 390,
  },
  {
    name: 'mobile sidebar, main menu',
    path: '/docs/quickstart',
    part: 'window',
    open: openMainMenu,
    only: 390,
  },
  {
    name: 'table of contents, open',
    path: '/docs/quickstart',
    part: css('.theme-doc-toc-mobile'),
    open: openContents,
    only: 390,
  },
  {
    name: 'version menu',
    path: '/docs/quickstart',
    part: (page) => page.locator('nav.navbar, .navbar .dropdown__menu'),
    open: openVersions,
    only: 1440,
  },
  {name: 'type popup', path: '/docs/quickstart', part: 'window', open: openType},
  {name: 'pinned type', path: '/docs/quickstart', part: 'window', open: pinType},
  {name: 'offline notice', path: '/docs/quickstart', part: css('[role=alert]'), open: goOffline},
  {name: 'API: opened parts', path: '/docs/typedoc/server/http', open: unfold},
];

export const subjects: readonly Subject[] = [
  {
    kind: 'page',
    name: 'landing',
    path: '/',
    // Its demo calls the router once on its own.
    open: async (page) => page.locator('output', {hasText: '{'}).waitFor(),
  },
  ...pages.map(([name, path]): Subject => ({kind: 'page', name, path})),
  {
    kind: 'page',
    name: 'search with results',
    path: '/search?q=link',
    open: async (page) => page.locator('main article').first().waitFor(),
  },
  ...parts.map(([name, path, part, only]): Subject => ({
    kind: 'component',
    name,
    path,
    part,
    only,
  })),
  ...diagrams.map(([name, path]): Subject => ({
    kind: 'component',
    name,
    path,
    part: inMain('figure:has(svg[role=img])'),
  })),
  ...opened.map((subject): Subject => ({kind: 'component', ...subject})),
];
