import type {Page} from '@playwright/test';

import {budgets} from '../support/budgets';
import {expect, hydrated, test, visit} from '../support/test';
import {overBudget, parts, sumOf, weigh, type LoadedFile} from '../support/weight';

/** Files that a page loads with an empty cache, without prefetched links. */
async function loadPage(page: Page, path: string): Promise<LoadedFile[]> {
  const loads: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    const contentType = response.headers()['content-type'] ?? '';
    loads.push(response.body().then((body) => ({path: pathname, contentType, body})));
  });
  await visit(page, path);
  // The network itself is looked at: nothing on a page says that it asks for nothing more.
  await page.waitForLoadState('networkidle');
  return Promise.all(loads);
}

for (const [kind, {path, budget}] of Object.entries(budgets)) {
  test(`${kind} ${path} stays within its budget`, async ({page, expectComplaint}) => {
    if (kind === 'not-found page') expectComplaint(/404/);
    const loaded = await loadPage(page, path);
    const files = loaded.map(weigh);

    const gzip = sumOf(files);
    const brotli = sumOf(files, 'brotli');
    const figures = [...parts, 'total' as const].map(
      (part) => `${part} ${gzip[part]} (${brotli[part]})`,
    );
    console.log(`${kind} ${path}, bytes under gzip (brotli): ${figures.join(', ')}`);
    expect(overBudget(path, files, budget).join('\n')).toBe('');

    // Else the page would change its looks when its script starts.
    const html = loaded.find(({contentType}) => contentType.startsWith('text/html'))?.body ?? '';
    const sheets = files.filter(({part}) => part === 'styles');
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(String(html)).toContain(`href=${sheet.path}>`);
    expect(new Set(sheets.map((sheet) => sheet.path)).size).toBe(sheets.length);
  });
}

test('styles of an area are loaded once: with the route change, or with the page', async ({
  page,
}) => {
  const sheet = page.locator('link[rel="stylesheet"][href*="/home-styles."]');
  await visit(page, '/docs');
  await expect(sheet).toHaveCount(0);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(sheet).toHaveCount(1);

  await page.reload();
  await hydrated(page);
  await expect(sheet).toHaveCount(1);
});
