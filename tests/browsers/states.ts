/** What readers do, as far as another engine could do it differently from Chromium. */
import {kinds} from '../support/kinds';
import {until, type Browser} from './browser';

export interface State {
  name: string;
  path: string;
  /** Width of the window; 1280 unless it says otherwise. */
  width?: number;
  /** What is done once the page is hydrated, and what must come of it. */
  act?: (browser: Browser) => Promise<void>;
  /** Complaints that belong to the state, such as the one about a page that is not found. */
  expected?: RegExp;
}

/** The compiler and its types are a megabyte, which a busy machine reads slowly. */
const slowly = 60_000;

export const isHydrated = `document.documentElement.dataset.hasHydrated === 'true'`;

const text = (selector: string) => `document.querySelector('${selector}')?.textContent`;
const address = (path: string) => `location.pathname + location.search === '${path}'`;
const theme = (mode: string) => `document.documentElement.dataset.theme === '${mode}'`;
const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
const isVisible = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility() === true`;

const pages: State[] = [
  ...kinds.map(([name, path]): State => {
    return path === '/nowhere' ? {name, path, expected: /404/} : {name, path};
  }),
  {name: 'guide with option lists', path: '/docs/client/links/httpBatchLink'},
  {name: 'index of a category', path: '/docs/community'},
  {name: 'lesson', path: '/docs/learn/context'},
];

const opened = isVisible('.DocSearch-Modal .DocSearch-Input');
const chosen = `document.querySelector('.DocSearch-Hit[aria-selected=true] a')`;

const actions: State[] = [
  {
    name: 'search by keys, to the page of a hit',
    path: '/docs',
    act: async (browser) => {
      await browser.press('Control+k');
      await until(browser, 'the search', opened);
      await browser.type('httpBatchLink');
      await until(browser, 'the hit', `${chosen}?.href.includes('httpBatchLink')`);
      await browser.press('Enter');
      await until(browser, 'the page of the hit', `location.pathname.includes('httpBatchLink')`);
      await until(browser, 'its title', `${text('main h1')} === 'HTTP batch link'`);
    },
  },
  {
    name: 'search that is closed by Escape',
    path: '/docs',
    act: async (browser) => {
      await browser.click('.DocSearch-Button');
      await until(browser, 'the search', opened);
      await browser.press('Escape');
      await until(browser, 'the page', `!document.querySelector('.DocSearch-Modal')`);
    },
  },
  {
    name: 'search page',
    path: '/search?q=middleware',
    act: (browser) => until(browser, 'hits', `document.querySelector('main article mark')`),
  },
  {
    name: 'route change and back',
    path: '/docs/quickstart',
    act: async (browser) => {
      await browser.evaluate('window.stays = true');
      await browser.click('.theme-doc-sidebar-menu a[href="/docs/concepts"]');
      await until(browser, 'the next page', `${text('main h1')} === 'Concepts'`);
      await browser.back();
      await until(browser, 'the page before', address('/docs/quickstart'));
      await until(browser, 'its title', `${text('main h1')} === 'Quickstart'`);
      await until(browser, 'the same document', 'window.stays');
    },
  },
  {
    name: 'color mode',
    path: '/docs',
    act: async (browser) => {
      const button = '.navbar button[aria-label*="dark and light"]';
      await browser.evaluate(`localStorage.setItem('theme', 'light')`);
      await browser.open(await browser.evaluate<string>('location.href'));
      await until(browser, 'hydration', isHydrated);
      await until(browser, 'the stored mode', theme('light'));
      await browser.click(button);
      await until(browser, 'the other mode', theme('dark'));
      await until(browser, 'the stored value', `localStorage.getItem('theme') === 'dark'`);
      await browser.evaluate(`localStorage.removeItem('theme')`);
    },
  },
  {
    name: 'tabs of package managers',
    path: '/docs/quickstart',
    act: async (browser) => {
      await browser.click('main [role=tab]:nth-child(3)');
      await until(
        browser,
        'the chosen tab',
        `document.querySelector('main [role=tab]:nth-child(3)').ariaSelected === 'true'`,
      );
    },
  },
  {
    name: 'type of an identifier',
    path: '/docs/quickstart',
    act: async (browser) => {
      await browser.hover('[data-types]');
      await until(browser, 'marked identifiers', `document.querySelector('[data-types] .typed')`);
      await browser.hover('[data-types] .typed');
      await until(browser, 'the type', `${text('#sample-type')}?.length > 3`);
    },
  },
  {
    name: 'option that a link leads to, in a folded part',
    path: '/docs/client/react/useQuery',
    act: async (browser) => {
      const folded = `[...document.querySelectorAll('main details [id*="-"]')].at(-1)`;
      await browser.evaluate(`(location.hash = ${folded}.id)`);
      await until(browser, 'the option', `${folded}.checkVisibility()`);
    },
  },
  {
    name: 'button that wraps long lines',
    path: '/docs/client/links/httpBatchLink',
    width: 600,
    act: async (browser) => {
      const button = 'main button[aria-pressed]';
      await until(browser, 'the button', isVisible(button));
      await browser.click(button);
      await until(
        browser,
        'its state',
        `document.querySelector('${button}').ariaPressed === 'true'`,
      );
      await browser.click(button);
    },
  },
  {
    name: 'editor that checks and runs a sample',
    path: '/docs/client/links/localLink',
    // Zod tries whether it may compile code, and goes on without; Firefox reports what Chromium does not.
    expected: /blocked a JavaScript eval/,
    act: async (browser) => {
      const editor = 'section[aria-label^="Editor of"]';
      const status = `${text(`${editor} p[role=status]`)}`;
      const buttons = `[...document.querySelectorAll('figure:has([aria-label="client/index.ts"]) button')]`;
      await browser.evaluate(`${buttons}.find((it) => it.textContent === 'Edit').click()`);
      await until(browser, 'the types', `${status} === 'No type errors'`, slowly);
      await browser.click(`${editor} .button--primary`);
      await until(browser, 'the end of the run', `${status}?.startsWith('Finished.')`, slowly);
      const printed = `${editor} [aria-label=Console]`;
      await until(browser, 'what it prints', `${text(printed)}?.includes('complete')`);
    },
  },
  {
    name: 'stacked table, which is a table to a screen reader',
    path: '/docs/quickstart',
    width: 500,
    act: async (browser) => {
      const cell = 'main td[data-column]';
      const display = `getComputedStyle(document.querySelector('${cell}')).display`;
      await until(browser, 'the stack', `${display} === 'block'`);
      const parts = {
        cell,
        row: `tr:has(td[data-column])`,
        columnheader: `table:has(td[data-column]) th`,
      };
      for (const [expected, selector] of Object.entries(parts)) {
        const role = (await browser.role?.(selector)) ?? expected;
        if (role !== expected) throw new Error(`${selector} is a ${role} to a screen reader`);
      }
    },
  },
  {
    name: 'menu on a phone',
    path: '/docs/quickstart',
    width: 500,
    act: async (browser) => {
      await browser.click('.navbar__toggle');
      await until(browser, 'the menu', isVisible('.navbar-sidebar .menu__list'));
      await browser.press('Escape');
      await until(browser, 'the page', `!document.querySelector('.navbar-sidebar--show')`);
    },
  },
  {
    name: 'demo of the landing page',
    path: '/',
    act: async (browser) => {
      await browser.evaluate(`document.querySelector('#demo form').scrollIntoView()`);
      await until(browser, 'an answer', `${text('#demo output')}?.includes('Ada')`);
    },
  },
  ...['/', '/docs/server/error-handling', '/docs/typedoc/server/router'].map((path): State => ({
    name: `nothing wider than a phone: ${path}`,
    path,
    width: 390,
    act: (browser) => until(browser, 'a page that fits', fits),
  })),
];

export const states: readonly State[] = [...pages, ...actions];
