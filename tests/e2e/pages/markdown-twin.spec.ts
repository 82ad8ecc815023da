import type {Page} from '@playwright/test';

import {expect, hydrated, requestsFrom, test, visit} from '../../support/test';

const button = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const link = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const answer = (page: Page) => page.getByRole('status').filter({hasText: /./});

test.describe('with the clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [path, title] of [
    ['/docs/quickstart', '# Quickstart'],
    ['/docs', '# Introduction'],
    ['/docs/v9/quickstart', '# '],
    ['/blog/tinyrpc-client', '# A typed RPC client'],
  ] as const) {
    test(`${path} is copied as Markdown, and says so`, async ({page}) => {
      await visit(page, path);
      await button(page).click();
      await expect(answer(page)).toHaveText('Copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text.startsWith(title)).toBe(true);
      expect(text).toBe(await (await page.request.get(`${path}.md`)).text());
      await expect(answer(page)).toHaveCount(0);
    });
  }

  test('works by keyboard, and asks for the Markdown only then', async ({page}) => {
    const asked = requestsFrom(page, (request) => request.url().endsWith('.md'));
    await visit(page, '/docs/quickstart');
    await button(page).focus();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('Copied');
    expect(asked).toHaveLength(1);
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveAttribute('href', '/docs/quickstart.md');
  });

  test('after a navigation, the new page is the one that is copied', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await page.getByRole('link', {name: 'Concepts', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/concepts');
    await expect(link(page)).toHaveAttribute('href', '/docs/concepts.md');
    await button(page).click();
    await expect(answer(page)).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Concepts');
  });

  test('a page whose Markdown cannot be fetched says what to do', async ({
    page,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/503/);
    await visit(page, '/docs/quickstart');
    server.fail(/\.md$/);
    await button(page).click();
    await expect(answer(page)).toHaveText('Copying failed. View as Markdown, and copy it there.');
  });
});

test('a browser that refuses says what to do', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await visit(page, '/docs/quickstart');
  await button(page).click();
  await expect(answer(page)).toHaveText('Copying failed. View as Markdown, and copy it there.');
});

test('is behind one button at 360 px, where nothing scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const path of ['/docs/client/links/httpBatchLink', '/blog/typescript-performance-lessons']) {
    await visit(page, path);
    await expect(link(page)).toBeHidden();
    await page.getByRole('button', {name: 'Markdown', exact: true}).click();
    await expect(button(page)).toBeInViewport({ratio: 1});
    await expect(link(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('a phone shows the first sentence of a guide above 260 px', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/docs/client/tanstack-react-query/usage');
  const sentence = await page.locator('.theme-doc-markdown > p').first().boundingBox();
  expect(sentence?.y).toBeLessThan(260);
});

test('the head names the Markdown, even after a navigation', async ({page}) => {
  await page.goto('/docs/quickstart');
  await hydrated(page);
  const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', '/docs/quickstart.md');
  await page.getByRole('link', {name: 'Concepts', exact: true}).first().click();
  await expect(alternate).toHaveAttribute('href', '/docs/concepts.md');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('only the link shows, and it leads to the Markdown', async ({page}) => {
    await page.goto('/docs/quickstart');
    await expect(button(page)).toHaveCount(0);
    await expect(link(page)).toBeVisible();
    const response = await page.request.get('/docs/quickstart.md');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
  });
});
