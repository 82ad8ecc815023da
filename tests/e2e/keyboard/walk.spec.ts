/** The site by keyboard alone. Search and the types of code have their own specs as well. */
import type {Locator, Page} from '@playwright/test';

import {expect, hydrated, test, visit} from '../../support/test';
import {modal} from '../search/search';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((it) => it === document.activeElement)) {
      return;
    }
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${String(element)}`);
}

/** What has the focus: its label, or its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

test('Tab goes through the top of a page in the order in which it is read', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const order: string[] = [];
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  expect(order).toEqual([
    'Skip to main content',
    'What’s new in tRPC',
    'Close',
    'tRPC',
    'Docs',
    'Quickstart',
    'Awesome collection',
    'Using Next.js',
    'Blog',
    'tRPC on GitHub',
    'tRPC on Discord',
    '11.x',
    'Search',
    expect.stringContaining('Switch between dark and light mode'),
  ]);
});

test('the skip link leads past the navigation, into the page', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('a link in the navbar opens its page, which starts at its top', async ({page}) => {
  await visit(page, '/docs');
  const link = page.locator('.navbar').getByRole('link', {name: 'Quickstart'});
  await tabTo(page, link);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  await expect(link).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test.describe('the dropdown of versions', () => {
  const dropdown = (page: Page) => page.locator('.navbar .dropdown');
  const toggle = (page: Page) => dropdown(page).getByRole('button', {name: '11.x'});
  const menu = (page: Page) => dropdown(page).locator('.dropdown__menu');

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with ${key}`, async ({page}) => {
      await visit(page, '/docs/quickstart');
      await expect(menu(page)).toBeHidden();
      await tabTo(page, toggle(page));
      await page.keyboard.press(key);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page)).toBeHidden();
    });
  }

  test('Tab goes through its links, Enter follows one', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await toggle(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await tabTo(page, menu(page).getByRole('link', {name: /^10\.x/}), 3);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/v10/quickstart');
  });

  test('Escape closes it and gives the focus back', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await toggle(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('Escape closes what the mouse opened, until it comes back', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await dropdown(page).hover();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.mouse.move(5, 500);
    await dropdown(page).hover();
    await expect(menu(page)).toBeVisible();
  });
});

test('the color mode toggles with Enter and with the space bar', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/docs');
  const html = page.locator('html');
  await tabTo(page, page.locator('.navbar').getByRole('button', {name: /dark and light mode/}));
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Space');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the announcement closes with Enter', async ({page}) => {
  await visit(page, '/docs');
  const close = page.getByRole('button', {name: 'Close', exact: true});
  await tabTo(page, close, 3);
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
});

test('a category of the sidebar collapses and opens', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const caret = sidebar.getByRole('button', {name: "sidebar category 'Server'"});
  const link = sidebar.getByRole('link', {name: 'Routers', exact: true});
  await expect(link).toBeVisible();
  await tabTo(page, caret);
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.keyboard.press('Space');
  await expect(link).toBeVisible();
  await tabTo(page, link, 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/server/routers');
});

test('an entry in the table of contents leads to its heading, and Tab continues from there', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart');
  const entry = page.locator('.table-of-contents').getByRole('link', {name: 'Make a mistake'});
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#make-a-mistake$/);
  await expect(page.getByRole('heading', {name: 'Make a mistake'})).toBeInViewport();
});

test('the arrow keys go from tab to tab, Enter and the space bar choose', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const tabs = page.getByRole('tablist').first();
  const tab = (name: string) => tabs.getByRole('tab', {name, exact: true});
  await tab('npm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('yarn')).toBeFocused();
  await expect(tab('npm')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'yarn'}).first()).toContainText('yarn add');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab('deno')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tab('deno')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'deno'}).first()).toBeVisible();
  const panel = await tab('deno').getAttribute('aria-controls');
  await expect(page.locator(`[id="${panel}"]`)).toContainText('deno add');
  await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
});

test('search opens, keeps the focus inside, answers and opens a hit', async ({page}) => {
  await visit(page, '/docs');
  await page.keyboard.press('/');
  await expect(modal(page).input).toBeFocused();
  // At once: a hit that a later answer takes away takes the focus along.
  await page.keyboard.insertText('httpBatchLink');
  await expect(modal(page).hits.locator('mark').first()).toBeVisible();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.DocSearch-Modal') !== null),
    ).toBe(true);
  }
  await modal(page).input.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/client/links/httpBatchLink');
  await hydrated(page);
  await expect(modal(page).root).toHaveCount(0);
});

test('the types in a sample can be shown by keyboard', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const code = page.getByRole('group', {name: 'server/trpc.ts'});
  await code.focus();
  await expect(code.locator('.typed').first()).toBeAttached();
  await page.keyboard.press('Tab');
  const popup = page.locator('#sample-type:popover-open');
  await expect(popup).toHaveRole('tooltip');
  await page.keyboard.press('Enter');
  await expect(popup).toHaveRole('dialog');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(code.locator('.typed').first()).toBeFocused();
});

test.describe('on a phone with a keyboard', () => {
  test.use({viewport: {width: 360, height: 740}, reducedMotion: 'reduce'});

  test('the sidebar opens, follows a link and closes; once closed, Tab does not reach it', async ({
    page,
  }) => {
    await visit(page, '/docs/quickstart');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await tabTo(page, toggle, 4);
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.navbar-sidebar')),
    ).toBeNull();
  });

  test('"On this page" opens and leads to a heading', async ({page}) => {
    await visit(page, '/docs/quickstart');
    const toggle = page.getByRole('button', {name: 'On this page'});
    await toggle.focus();
    await page.keyboard.press('Enter');
    const entry = page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Make a mistake'});
    // The list is shown a frame after the key, and Tab would go past it until then.
    await expect(entry).toBeVisible();
    await tabTo(page, entry, 12);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {name: 'Make a mistake'})).toBeInViewport();
  });
});
