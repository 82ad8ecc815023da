import type {Locator, Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';

test.describe('dropdowns', () => {
  const menu = (page: Page) => page.locator('.navbar .dropdown').first();

  test.beforeEach(async ({page}) => {
    await visit(page, '/docs');
    await menu(page).locator('> [aria-haspopup]').press('Enter');
    await expect(menu(page)).toHaveClass(/dropdown--show/);
    await expect(menu(page).locator('> [aria-haspopup]')).toHaveAttribute('aria-expanded', 'true');
  });

  /** Moves there in one step, so that the pointer is over nothing on its way. */
  async function press(page: Page, target: Locator): Promise<void> {
    const {x, y} = (await target.boundingBox()) ?? {x: NaN, y: NaN};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
  }

  test('close on a mouse press outside', async ({page}) => {
    await press(page, page.locator('main h1'));
    await expect(menu(page)).not.toHaveClass(/dropdown--show/);
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('close on a touch outside', async ({page}) => {
      await page.locator('main h1').tap();
      await expect(menu(page)).not.toHaveClass(/dropdown--show/);
    });
  });

  test('close when the focus goes elsewhere', async ({page}) => {
    await page.locator('main a').first().focus();
    await expect(menu(page)).not.toHaveClass(/dropdown--show/);
  });

  test('stay open for the focus and the mouse inside', async ({page}) => {
    const link = menu(page).locator('.dropdown__menu a').first();
    await link.focus();
    await press(page, link);
    await expect(menu(page)).toHaveClass(/dropdown--show/);
  });
});

test('an item without a position is on the right', async ({page}) => {
  await visit(page, '/docs');
  const right = page.locator('.navbar__items--right');
  for (const name of ['tRPC on GitHub', 'tRPC on Discord', 'Search']) {
    await expect(right.getByLabel(name)).toBeVisible();
  }
  await expect(right.getByRole('button', {name: '11.x'})).toBeVisible();
});

test('the sidebar link leads to the docs home', async ({page}) => {
  await visit(page, '/blog');
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs');
  await expect(page.locator('main h1')).toHaveText('Introduction to tRPC');
});

test('marks one item as current in the menu of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await visit(page, '/docs/further');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: /back to main menu/i}).click();
  // Without the list of versions, which marks the reader's own.
  const items = page.locator('.navbar-sidebar__item').first().locator('> ul > li > a');
  await expect(items.first()).toBeInViewport();
  await expect(items.and(page.locator('.menu__link--active, [aria-current]'))).toHaveText(['Docs']);
});

test('says that a dropdown is expanded when the mouse has opened it', async ({page}) => {
  await visit(page, '/docs');
  const menu = page.locator('.navbar .dropdown').first();
  const toggle = menu.locator('> [aria-haspopup]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.hover();
  await expect(menu.locator('.dropdown__menu')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(5, 500);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.locator('.dropdown__menu')).toBeHidden();
});

test('a right click on the brand leads to the media page', async ({page}) => {
  await visit(page, '/docs');
  await page.locator('.navbar__brand').first().click({button: 'right'});
  await expect(page).toHaveURL('/media');
});

test('a click on the brand leads to the landing page', async ({page}) => {
  await visit(page, '/docs');
  await page.locator('.navbar__brand').first().click();
  await expect(page).toHaveURL('/');
});

test("the keyboard's menu key on the brand stays where it is", async ({page}) => {
  await visit(page, '/docs');
  const brand = page.locator('.navbar__brand').first();
  const prevented = await brand.evaluate((element) => {
    const event = new MouseEvent('contextmenu', {bubbles: true, cancelable: true, button: 0});
    return !element.dispatchEvent(event);
  });
  expect(prevented).toBe(false);
  await expect(page).toHaveURL('/docs');
});
