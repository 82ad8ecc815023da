import {blockStorage, expect, test, visit} from '../support/test';

test('browser storage unavailable: a warning is logged and the site works', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Docusaurus browser storage is not available/);
  await blockStorage(page);
  await visit(page, '/docs');
  await page
    .locator('.navbar')
    .getByRole('button', {name: /dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('div[role="banner"]').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('div[role="banner"]')).toBeHidden();
  await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
});

for (const [what, plant] of [
  [
    'whose setItem throws',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage exceeded the quota.', 'QuotaExceededError');
      };
    },
  ],
  ['that is undefined', () => Object.defineProperty(window, 'localStorage', {value: undefined})],
] as const) {
  test(`a storage ${what}: one warning and no error, and the site works`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/warning: Docusaurus browser storage is not available/);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.type()));
    await page.addInitScript(plant);
    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, '/docs/quickstart');
    const button = page.locator('.navbar').getByRole('button', {name: /dark and light mode/});
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('div[role="banner"]').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('div[role="banner"]')).toBeHidden();
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
    expect(messages).toEqual(['warning']);
  });
}
