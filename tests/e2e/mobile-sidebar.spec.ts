import type {Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';

test.use({viewport: {width: 700, height: 900}, reducedMotion: 'reduce'});

const sidebar = (page: Page) => page.locator('.navbar-sidebar');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', {name: /navigation bar/i}).click();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  await expect(sidebar(page)).toBeInViewport();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
}

test('opens and closes with its buttons, and is filled when it is opened', async ({page}) => {
  await visit(page, '/docs');
  await expect(sidebar(page).locator('a')).toHaveCount(0);
  await open(page);
  await expect(sidebar(page).getByRole('link', {name: 'Quickstart'})).toHaveCount(2);
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expectClosed(page);
});

test('closes when the view becomes desktop', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await page.setViewportSize({width: 997, height: 900});
  await expectClosed(page);
  await page.setViewportSize({width: 700, height: 900});
  await expectClosed(page);
});

test('is there up to 996 px and gone above', async ({page}) => {
  const button = page.getByRole('button', {name: /toggle navigation bar/i});
  await visit(page, '/docs');
  for (const width of [995, 996]) {
    await page.setViewportSize({width, height: 900});
    await expect(button).toBeVisible();
  }
  await page.setViewportSize({width: 997, height: 900});
  await expect(button).toBeHidden();
});

test('closes on back navigation, which stays on the page', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'Quickstart', exact: true}).click();
  // The address changes at once, the page when its code has come, and the sidebar is the page's.
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  await open(page);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL('/docs/quickstart');
});

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

/** Presses Tab as often as it takes to come round, and returns what is reached but not in sight there. */
async function strayFocus(page: Page, presses: number): Promise<string[]> {
  const stray: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const {left, right} = element.getBoundingClientRect();
      const menu = document.querySelector('.navbar-sidebar');
      const isInside = menu?.contains(element) && left >= 0 && right <= menu.clientWidth + 1;
      return isInside ? '' : element.outerHTML.slice(0, 120);
    });
    if (found) stray.push(found);
  }
  return stray;
}

test('the focus moves into it and stays, on what is in sight', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  expect(await strayFocus(page, 30)).toEqual([]);
  await page.getByRole('button', {name: /back to main menu/i}).click();
  // The menus change places when React has rendered, and only then is the main one in sight.
  await expect(page.getByRole('button', {name: /menu of this section/i})).toBeInViewport({
    ratio: 1,
  });
  expect(await strayFocus(page, 20)).toEqual([]);
});

test('Escape closes it and gives the focus back', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
});

test('a click on the backdrop closes it, and the focus does not fall to the body', async ({
  page,
}) => {
  await visit(page, '/docs');
  await open(page);
  await page.mouse.click(690, 500);
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
});

test('"Back to main menu" has a way forward again', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await page.getByRole('button', {name: /back to main menu/i}).click();
  await page.getByRole('button', {name: /menu of this section/i}).click();
  await expect(sidebar(page).locator('.navbar-sidebar__items')).toHaveClass(/show-secondary/);
  await expect(page.getByRole('button', {name: /back to main menu/i})).toBeFocused();
});

test('"Versions" is a button with a name, a state and a Tab stop', async ({page}) => {
  await visit(page, '/');
  await open(page);
  const versions = sidebar(page).getByRole('button', {name: 'Versions', exact: true});
  await expect(versions).toHaveAttribute('aria-expanded', 'false');
  for (let press = 0; press < 20; press++) {
    if (await versions.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(versions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
});

test('shows the docs menu, and the main menu behind a button', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await expect(sidebar(page).locator('.navbar-sidebar__items')).toHaveClass(/show-secondary/);
  await expect(sidebar(page).locator('.menu').nth(1)).toBeInViewport();
  await page.getByRole('button', {name: /back to main menu/i}).click();
  await expect(sidebar(page).locator('.navbar-sidebar__items')).not.toHaveClass(/show-secondary/);
  await expect(sidebar(page).locator('.menu').first()).toBeInViewport();
});

test('a link in the sidebar opens its page and closes the sidebar', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await sidebar(page).getByRole('link', {name: 'Quickstart'}).last().click();
  await expect(page).toHaveURL('/docs/quickstart');
  await expectClosed(page);
});

test('the versions of the mobile menu collapse and expand', async ({page}) => {
  await visit(page, '/');
  await open(page);
  const item = sidebar(page).getByRole('listitem').filter({hasText: 'Versions'});
  const toggle = item.getByRole('button');
  const link = item.getByRole('link', {name: /10\.x/});
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(link).toBeVisible();
  await expect(item.getByRole('link')).toHaveText([
    '11.x current, with unreleased details',
    '10.x maintained',
    '9.x unmaintained',
  ]);
  await toggle.click();
  await expect(link).toBeHidden();
});
