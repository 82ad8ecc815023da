import type {Page} from '@playwright/test';

import {expect, hydrated, stored, test, visit} from '../support/test';
import {changeThemeConfig} from '../support/themeConfig';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /Switch between dark and light mode/});

test.use({colorScheme: 'light'});

test('the default is light', async ({page}) => {
  // Of a browser that knows no preference.
  await page.addInitScript(() => {
    const {matchMedia} = window;
    window.matchMedia = (query) =>
      matchMedia(query.includes('prefers-color-scheme') ? 'not all' : query);
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/docs');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBeNull();
});

test('the mode of a reader with one tab', async ({page}) => {
  await test.step('without a stored value the system preference decides', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, '/docs/quickstart');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBeNull();
  });

  const token = page.locator('main pre code span span').first();
  const color = () => token.evaluate((element) => getComputedStyle(element).color);
  const dark = await color();

  await test.step('the toggle flips the mode and saves it under the key theme', async () => {
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });

  await test.step('code blocks switch with the mode', async () => {
    await expect.poll(color).not.toBe(dark);
  });

  await test.step('a stored value wins over the system preference', async () => {
    await page.reload();
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
      true,
    );
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
  });

  await test.step('a change of the system preference is followed, and clears the stored value', async () => {
    await page.emulateMedia({colorScheme: 'light'});
    await expect.poll(() => stored(page, 'theme')).toBeNull();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});

test('no flash: the mode is set before any script of the bundle runs', async ({page, server}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = server.hold(/\/assets\/js\//);
  await page.goto('/docs', {waitUntil: 'commit'});
  await expect(page.locator('main h1')).toBeVisible();
  await expect(html(page)).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  release();
  await hydrated(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('the mode of a reader with two tabs', async ({page, context}) => {
  const other = await context.newPage();
  await visit(page, '/docs');
  await visit(other, '/docs');
  for (const how of ['removeItem', 'clear'] as const) {
    await test.step('another tab follows the toggle', async () => {
      await toggle(page).click();
      await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    });

    await test.step(`clearing the stored value in another tab follows the system: ${how}`, async () => {
      await other.evaluate((name) => localStorage[name]('theme'), how);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page, 'theme')).toBeNull();
    });
  }
});

test('clearing the stored value follows the default where the system preference is not respected', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('begun', '');
  });
  await changeThemeConfig(page, 'colorMode', {respectPrefersColorScheme: false});
  const other = await context.newPage();
  await visit(other, '/docs');
  await visit(page, '/docs');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});
