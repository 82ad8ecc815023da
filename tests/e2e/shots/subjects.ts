/** The subjects of pictures: each kind of page, each component, and what opens. */
import type {Locator, Page} from '@playwright/test';

import {kinds} from '../../support/kinds';
import {states, type State, type Tools} from '../a11y/states';

export interface Subject {
  name: string;
  path: string;
  /** The element in the picture, or what the window shows; by default the whole page. */
  part?: 'window' | ((page: Page) => Locator);
  /** Brings the page into the state to show. */
  open?: (tools: Tools) => Promise<void>;
  /** The width at which the subject exists; both by default. */
  width?: State['width'];
}

const pages: readonly Subject[] = [
  ...kinds.map(([name, path]) => ({name, path})),
  {name: 'docs root', path: '/docs'},
  {name: 'guide with options', path: '/docs/client/react/useQuery'},
  {name: 'category index', path: '/docs/server/introduction'},
  {name: 'migration guide', path: '/docs/migrate-from-v10-to-v11'},
  {name: 'index of a package', path: '/docs/typedoc/server'},
  {name: 'not found in this version', path: '/docs/v9/concepts'},
  {
    name: 'page of search results',
    path: '/search?q=link',
    open: async ({page}) => page.locator('main article').first().waitFor(),
  },
];

/** A code block, by its accessible name, with its frame. */
const block = (name: string) => (page: Page) =>
  page.locator('figure', {has: page.getByRole('group', {name, exact: true})}).first();

const css = (selector: string) => (page: Page) => page.locator(selector).first();

const inMain = (selector: string) => css(`main ${selector}`);

const diagram = inMain('figure:has(svg[role=img])');

/** Parts of pages in their initial state. */
const parts: readonly (readonly [
  name: string,
  path: string,
  part: (page: Page) => Locator,
  width?: Subject['width'],
])[] = [
  ['announcement bar', '/', css('[role=banner]')],
  ['navbar', '/docs/quickstart', css('nav.navbar')],
  ['breadcrumbs and copying', '/docs/quickstart', inMain('article > div:has(> nav)')],
  ['sidebar', '/docs/client/links', css('.theme-doc-sidebar-menu'), 1440],
  ['table of contents', '/docs/quickstart', css('.theme-doc-toc-desktop'), 1440],
  ['table of contents, closed', '/docs/quickstart', css('.theme-doc-toc-mobile'), 360],
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
  ['diagram of a request', '/docs/concepts', diagram],
  ['diagram of the context', '/docs/server/context', diagram],
  ['diagram of links', '/docs/client/links', diagram],
  ['diagram of batching', '/docs/client/links/httpBatchLink', diagram],
  ['diagram of tracked events', '/docs/server/subscriptions', diagram],
];

export const subjects: readonly Subject[] = [
  ...pages.map((page) =>
    page.path === '/'
      ? // Its demo calls the router once on its own.
        {...page, open: ({page: it}: Tools) => it.locator('output', {hasText: '{'}).waitFor()}
      : page,
  ),
  ...parts.map(([name, path, part, width]): Subject => ({name, path, part, width})),
  // What goes away by itself may be gone before its picture is taken.
  ...states
    .filter(({brief}) => !brief)
    .map((state): Subject => ({...state, part: state.opens === 'over' ? 'window' : undefined})),
];
