import type {Page} from '@playwright/test';

import {wrapAttribute, wrapKey} from '../../../src/components/Sample/wrapKey';
import {watchLayoutShift} from '../../support/layoutShift';
import {blockStorage, expect, stored, test, visit} from '../../support/test';
import {lookAt} from '../a11y/walk';
import {ways} from '../a11y/ways';
import {block, one, two} from './fixture';

test.use({site: 'fixture', sharesPage: true});
test.describe.configure({mode: 'default'});

test.describe('a code block', () => {
  test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('copies the source without notes, and says so', async ({page}) => {
    await visit(page, one);
    const figure = page.getByRole('figure', {name: 'client.ts'});
    await figure.hover();
    await figure.getByRole('button', {name: 'Copy code'}).click();
    await expect(figure.getByRole('status')).toHaveText('Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('const post = await client.post.query(7);\nconsole.log(post?.title);');
    expect(text).not.toContain('TS2345');
    await expect(figure.getByRole('status')).toHaveText('');
  });

  test('copies a diff as the resulting file', async ({page}) => {
    await visit(page, one);
    const figure = page.getByRole('figure', {name: 'trpc.ts'});
    await figure.hover();
    await figure.getByRole('button', {name: 'Copy code'}).click();
    await expect(figure.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const t = initTRPC.context<Context>().create();\n\nexport const router = t.router;',
    );
  });

  test('copies the same with its identifiers marked', async ({page}) => {
    await visit(page, one);
    const code = block(page, 'client.ts').locator('code');
    const before = await code.textContent();
    await code.hover();
    await expect(code.locator('.typed').first()).toBeAttached();
    expect(await code.textContent()).toBe(before);
  });
});

test('shows an error and a type under their lines', async ({page}) => {
  await visit(page, one);
  await expect(block(page, 'client.ts').locator('.note.error')).toHaveText(
    /^TS2345 Argument of type 'number' is not assignable/,
  );
  await expect(block(page, 'client.ts').locator('.at-error')).toHaveText('7');
  await expect(block(page, 'server.ts').locator('.note.type')).toHaveText(/^const t: /);
});

test('attaches output to the block above it', async ({page}) => {
  await visit(page, one);
  const source = await page.getByRole('figure', {name: 'server.ts', exact: true}).boundingBox();
  const output = await page.getByRole('figure', {name: 'Output of server.ts'}).boundingBox();
  expect(output?.y).toBeCloseTo((source?.y ?? 0) + (source?.height ?? 0), 0);
});

test.describe('long lines', () => {
  test.use({viewport: {width: 390, height: 800}});

  /** How far the lines of a block reach beyond it. */
  const overflow = (page: Page, name: string) =>
    block(page, name).evaluate((element) => element.scrollWidth - element.clientWidth);

  const button = (page: Page, name: string) =>
    page.getByRole('figure', {name, exact: true}).getByRole('button', {name: 'Wrap long lines'});

  test('show a button without hovering, if there are any', async ({page}) => {
    await visit(page, one);
    expect(await overflow(page, 'server.ts')).toBeGreaterThan(0);
    await expect(button(page, 'server.ts')).toHaveCSS('opacity', '1');
    await expect(button(page, 'server.ts')).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow(page, 'Output of server.ts')).toBe(0);
    await expect(button(page, 'Output of server.ts')).toHaveCount(0);
    await page.setViewportSize({width: 1440, height: 800});
    await expect(button(page, 'server.ts')).toHaveCount(0);
  });

  test('are wrapped in all blocks with one press, and unwrapped with another', async ({page}) => {
    await visit(page, one);
    const names = ['server.ts', 'client.ts'];
    await button(page, 'server.ts').focus();
    await page.keyboard.press('Enter');
    for (const name of names) {
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
      expect(await overflow(page, name)).toBe(0);
    }
    expect(await stored(page, wrapKey)).toBe('true');
    await button(page, 'client.ts').click();
    for (const name of names) {
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
      expect(await overflow(page, name)).toBeGreaterThan(0);
    }
    expect(await stored(page, wrapKey)).toBe('false');
  });

  test('stay wrapped on the next page, after a reload and in another tab', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.setViewportSize({width: 390, height: 800});
    await visit(other, one);
    await visit(page, one);
    await button(page, 'server.ts').click();
    await expect(button(other, 'server.ts')).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow(other, 'server.ts')).toBe(0);

    // On a phone the link is in a menu.
    await page.setViewportSize({width: 1280, height: 800});
    await page.getByRole('link', {name: 'Two'}).click();
    await expect(page).toHaveURL(two);
    await expect(page.locator('html')).toHaveAttribute(wrapAttribute, '');
    await page.setViewportSize({width: 390, height: 800});
    await visit(page, one);
    await expect(button(page, 'client.ts')).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow(page, 'client.ts')).toBe(0);
  });

  test('do not move the page if it starts with them wrapped', async ({page}) => {
    await visit(page, one);
    await page.evaluate((key) => localStorage.setItem(key, 'true'), wrapKey);
    const moves = await watchLayoutShift(page);
    await visit(page, one);
    await expect(button(page, 'server.ts')).toHaveAttribute('aria-pressed', 'true');
    expect(await moves()).toEqual([]);
  });

  test('leave the pressed button where it was', async ({page}) => {
    await visit(page, one);
    // As in Safari, which keeps nothing in place by itself.
    await page.evaluate(() =>
      document.documentElement.style.setProperty('overflow-anchor', 'none'),
    );
    const last = button(page, 'client.ts');
    await last.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const before = (await last.boundingBox())?.y ?? 0;
    await last.click();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    // Windows scroll by whole pixels.
    expect(Math.abs(((await last.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
  });

  test('are measured while wrapped, so that the button goes once they fit', async ({page}) => {
    await visit(page, one);
    await button(page, 'server.ts').click();
    await page.setViewportSize({width: 420, height: 800});
    await expect(button(page, 'server.ts')).toHaveAttribute('aria-pressed', 'true');
    await page.setViewportSize({width: 1440, height: 800});
    await expect(button(page, 'server.ts')).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 800});
    await expect(button(page, 'server.ts')).toBeVisible();
    // What measured it left no trace.
    await expect(block(page, 'server.ts')).not.toHaveAttribute('style', /./);
  });

  test('are printed whole, wrapped or not', async ({page}) => {
    await visit(page, one);
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => overflow(page, 'server.ts')).toBe(0);
    await page.emulateMedia({media: 'screen'});
    await button(page, 'server.ts').click();
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => overflow(page, 'server.ts')).toBe(0);
    await expect(button(page, 'server.ts')).toBeHidden();
  });

  test.describe('where storage is blocked', () => {
    test.use({sharesPage: false});

    test('are wrapped for as long as the page is open', async ({page, expectComplaint}) => {
      expectComplaint(/Docusaurus browser storage is not available/);
      await blockStorage(page);
      await visit(page, one);
      await button(page, 'server.ts').click();
      await expect(button(page, 'client.ts')).toHaveAttribute('aria-pressed', 'true');
      expect(await overflow(page, 'client.ts')).toBe(0);
    });
  });
});

test('changes its colors with the color mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, one);
  const keyword = block(page, 'client.ts').locator('.k').first();
  await expect(keyword).toHaveCSS('color', 'rgb(179, 32, 44)');
  await page.getByRole('button', {name: /dark mode|light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(keyword).toHaveCSS('color', 'rgb(255, 137, 129)');
});

test('remembers the package manager across blocks, pages and visits', async ({page}) => {
  await visit(page, one);
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @trpc/server');
  await page.getByRole('link', {name: 'Two'}).click();
  await expect(page).toHaveURL(two);
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @trpc/server');
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @trpc/server');
});

test('does not shift while the page becomes interactive', async ({page}) => {
  const moves = await watchLayoutShift(page);
  await visit(page, one);
  await block(page, 'server.ts').hover();
  await expect(block(page, 'server.ts').locator('.typed').first()).toBeAttached();
  expect(await moves()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('a block is a plain block', async ({page}) => {
    await page.goto(one);
    await expect(block(page, 'server.ts')).toContainText("import {initTRPC} from '@trpc/server';");
    await expect(block(page, 'server.ts').locator('.k').first()).toHaveText(/import/);
    await expect(page.getByRole('button', {name: /Copy code|Wrap long lines/})).toHaveCount(0);
  });
});

test('axe finds nothing, in both modes and at both widths', async ({page}) => {
  await visit(page, one);
  expect(await lookAt(page, 'blocks', ways, {within: 'main'})).toEqual([]);
});
