/** What readers can open over a page or in it. */
import type {Page} from '@playwright/test';

import type {StaticServer} from '../../support/server';
import {expect} from '../../support/test';
import {modal, openModal, search} from '../search/search';

export interface Tools {
  page: Page;
  server: StaticServer;
}

export interface State {
  name: string;
  path: string;
  open: (tools: Tools) => Promise<void>;
  /** Where it opens: over the page, or in its main part. */
  opens: 'over' | 'in';
  /** The only width at which the state exists; if absent, it exists at both. */
  width?: number;
  /** Goes away by itself, so each way opens it again. */
  brief?: boolean;
}

const popup = (page: Page) => page.locator('#sample-type:popover-open');

async function openType({page}: Tools): Promise<void> {
  const code = page.getByRole('group', {name: 'server/trpc.ts'});
  await code.focus();
  await expect(code.locator('.typed').first()).toBeAttached();
  await code.locator('.typed').first().focus();
  await expect(popup(page)).toBeVisible();
}

async function openSidebar({page}: Tools): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
}

export const states: readonly State[] = [
  {
    name: 'search before a query',
    opens: 'over',
    path: '/docs/quickstart',
    open: async ({page}) => {
      await openModal(page);
    },
  },
  {
    name: 'search with results',
    opens: 'over',
    path: '/docs/quickstart',
    open: async ({page}) => {
      await openModal(page);
      await search(page, 'link');
    },
  },
  {
    name: 'search without results',
    opens: 'over',
    path: '/docs/quickstart',
    open: async ({page}) => {
      await (await openModal(page)).input.fill('qqxxzzv');
      await expect(modal(page).noResults).toBeVisible();
    },
  },
  {
    name: 'search that failed',
    opens: 'over',
    path: '/docs/quickstart',
    open: async ({page, server}) => {
      server.fail(/search-index/);
      await (await openModal(page)).input.fill('link');
      await expect(modal(page).error).toBeVisible();
    },
  },
  {
    name: 'mobile sidebar, docs menu',
    opens: 'over',
    path: '/docs/quickstart',
    width: 360,
    open: openSidebar,
  },
  {
    name: 'mobile sidebar, main menu with versions',
    opens: 'over',
    path: '/docs/quickstart',
    width: 360,
    open: async (tools) => {
      await openSidebar(tools);
      await tools.page.getByRole('button', {name: /back to main menu/i}).click();
      const versions = tools.page
        .locator('.navbar-sidebar')
        .getByRole('listitem')
        .filter({hasText: 'Versions'});
      const toggle = versions.getByRole('button');
      if ((await toggle.getAttribute('aria-expanded')) === 'false') {
        await toggle.click();
      }
      await expect(versions.getByRole('link', {name: /9\.x/})).toBeVisible();
    },
  },
  {
    name: 'dropdown of versions',
    opens: 'over',
    path: '/docs/quickstart',
    width: 1440,
    open: async ({page}) => {
      await page.locator('.navbar .dropdown > [aria-haspopup]').press('Enter');
      await expect(page.locator('.navbar .dropdown__menu')).toBeVisible();
    },
  },
  {name: 'type of an identifier', opens: 'in', path: '/docs/quickstart', open: openType},
  {
    name: 'pinned type of an identifier',
    opens: 'in',
    path: '/docs/quickstart',
    open: async (tools) => {
      await openType(tools);
      await tools.page.keyboard.press('Enter');
      await expect(popup(tools.page)).toHaveRole('dialog');
    },
  },
  {
    name: 'another tab',
    opens: 'in',
    path: '/docs/server/validators',
    open: async ({page}) => {
      const tab = page.getByRole('main').getByRole('tab', {selected: false}).last();
      const name = (await tab.textContent()) ?? '';
      await tab.click();
      await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toBeVisible();
    },
  },
  {
    name: 'opened details of the reference',
    opens: 'in',
    path: '/docs/typedoc/server/http',
    open: async ({page}) => {
      const details = page.locator('main details');
      expect(await details.count()).toBeGreaterThan(0);
      await details.evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
    },
  },
  {
    name: 'contents of a page on a phone',
    opens: 'in',
    path: '/docs/quickstart',
    width: 360,
    open: async ({page}) => {
      await page.getByRole('button', {name: 'On this page'}).click();
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'copied page',
    opens: 'in',
    path: '/docs/quickstart',
    brief: true,
    open: async ({page}) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const menu = page.getByRole('button', {name: 'Markdown', exact: true});
      const copy = page.getByRole('button', {name: 'Copy page'});
      await expect(menu.or(copy).first()).toBeVisible();
      if (await copy.isHidden()) await menu.click();
      await copy.click();
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    },
  },
  {
    name: 'a page whose announcement is dismissed',
    opens: 'over',
    path: '/docs/quickstart',
    open: async ({page}) => {
      const close = page.getByRole('button', {name: 'Close', exact: true});
      await close.click();
      await expect(close).toBeHidden();
    },
  },
];
