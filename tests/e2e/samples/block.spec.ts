import AxeBuilder from '@axe-core/playwright';

import {watchLayoutShift} from '../../support/layoutShift';
import {visit} from '../../support/test';
import {block, expect, test} from './fixture';

// In one worker, since each builds the site for itself.
test.describe.configure({mode: 'default'});

test.describe('a code block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the source without notes, and says so', async ({page}) => {
    await visit(page, '/');
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
    await visit(page, '/');
    const figure = page.getByRole('figure', {name: 'trpc.ts'});
    await figure.hover();
    await figure.getByRole('button', {name: 'Copy code'}).click();
    await expect(figure.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const t = initTRPC.context<Context>().create();\n\nexport const router = t.router;',
    );
  });

  test('copies the same with its identifiers marked', async ({page}) => {
    await visit(page, '/');
    const code = block(page, 'client.ts').locator('code');
    const before = await code.textContent();
    await code.hover();
    await expect(code.locator('.typed').first()).toBeAttached();
    expect(await code.textContent()).toBe(before);
  });
});

test('shows an error and a type under their lines', async ({page}) => {
  await visit(page, '/');
  await expect(block(page, 'client.ts').locator('.note.error')).toHaveText(
    /^TS2345 Argument of type 'number' is not assignable/,
  );
  await expect(block(page, 'client.ts').locator('.at-error')).toHaveText('7');
  await expect(block(page, 'server.ts').locator('.note.type')).toHaveText(/^const t: /);
});

test('attaches output to the block above it', async ({page}) => {
  await visit(page, '/');
  const source = await page.getByRole('figure', {name: 'server.ts', exact: true}).boundingBox();
  const output = await page.getByRole('figure', {name: 'Output of server.ts'}).boundingBox();
  expect(output?.y).toBeCloseTo((source?.y ?? 0) + (source?.height ?? 0), 0);
});

test('wraps long lines on request, where there are any', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/');
  const figure = page.getByRole('figure', {name: 'server.ts', exact: true});
  const code = block(page, 'server.ts');
  const overflow = () => code.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await figure.hover();
  await figure.getByRole('button', {name: 'Wrap long lines'}).click();
  expect(await overflow()).toBe(0);
  await expect(figure.getByRole('button', {name: 'Wrap long lines'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(
    page.getByRole('figure', {name: 'Output of server.ts'}).getByRole('button'),
  ).toHaveCount(0);
});

test('changes its colors with the color mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  const keyword = block(page, 'client.ts').locator('.k').first();
  await expect(keyword).toHaveCSS('color', 'rgb(179, 32, 44)');
  await page.getByRole('button', {name: /dark mode|light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(keyword).toHaveCSS('color', 'rgb(255, 137, 129)');
});

test('remembers the package manager across blocks, pages and visits', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @trpc/server');
  await page.getByRole('link', {name: 'Two'}).click();
  await expect(page).toHaveURL(/\/two$/);
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @trpc/server');
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add @trpc/server');
});

test('does not shift while the page becomes interactive', async ({page}) => {
  const moves = await watchLayoutShift(page);
  await visit(page, '/');
  await block(page, 'server.ts').hover();
  await expect(block(page, 'server.ts').locator('.typed').first()).toBeAttached();
  expect(await moves()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a block is a plain block', async ({page}) => {
    await page.goto('/');
    await expect(block(page, 'server.ts')).toContainText("import {initTRPC} from '@trpc/server';");
    await expect(block(page, 'server.ts').locator('.k').first()).toHaveText(/import/);
    await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing: ${colorScheme}, ${width} px`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 900});
      await visit(page, '/');
      const {violations} = await new AxeBuilder({page}).include('main').analyze();
      expect(violations).toEqual([]);
    });
  }
}
