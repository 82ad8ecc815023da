import {expect, stored, test, visit} from '../support/test';

test.use({site: 'fixture'});

test('hide-on-scroll navbar hides on scroll down and shows on scroll up', async ({page}) => {
  await visit(page, '/long');
  const navbar = page.locator('.navbar');
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.mouse.wheel(0, 400);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the locale switcher leads to the same page in the other locale, by its label and language', async ({
  page,
}) => {
  await visit(page, '/long');
  const switcher = page.locator('.navbar__item.dropdown', {hasText: 'English'});
  await switcher.hover();
  const link = switcher.getByRole('link', {name: 'En français'});
  await expect(link).toHaveAttribute('lang', 'fr-CA');
  await link.click();
  await expect(page).toHaveURL('/fr/long');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('the icon of a link to another site is 12 px in dropdowns', async ({page}) => {
  await visit(page, '/long');
  const menu = page.locator('.navbar__item.dropdown', {hasText: 'Pages'});
  await menu.hover();
  const icon = menu.getByRole('link', {name: 'Another site'}).locator('svg');
  await expect(icon).toBeVisible();
  await expect(icon).toHaveCSS('width', '12px');
  await expect(icon).toHaveCSS('height', '12px');
});

test('a dropdown without a page is no link to #, and can be focused', async ({page}) => {
  await visit(page, '/long');
  await expect(page.locator('a[href$="#"]')).toHaveCount(0);
  const toggle = page.locator('.navbar__item.dropdown').getByRole('button', {name: 'Pages'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a second docs plugin instance has its own sidebar and its own preferred version', async ({
  page,
}) => {
  await visit(page, '/guides');
  const versions = page.locator('.navbar__item.dropdown', {hasText: '1.0'});
  await versions.hover();
  await versions.getByRole('link', {name: 'Next'}).click();
  await expect(page.locator('main h1')).toHaveText('Guides, next');
  expect(await stored(page, 'docs-preferred-version-guides')).toBe('current');
  expect(await stored(page, 'docs-preferred-version-default')).toBeNull();
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Guides', exact: true}),
  ).toHaveClass(/active/);
});

test.describe('below 996 px', () => {
  test.use({viewport: {width: 800, height: 800}});

  test('dropdowns of the mobile sidebar collapse and expand', async ({page}) => {
    await visit(page, '/');
    await page.getByRole('button', {name: /navigation bar/i}).click();
    const item = page.locator('.navbar-sidebar').getByRole('listitem').filter({hasText: 'Pages'});
    const toggle = item.getByRole('button', {name: 'Pages'});
    const link = item.getByRole('link', {name: 'Long page'});
    await expect(link).toBeHidden();
    await toggle.click();
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
  });
});
