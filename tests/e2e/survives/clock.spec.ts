import {expect, hydrated, test, visit} from '../../support/test';
import {openModal, search} from '../search/search';

for (const date of ['1971-03-04T05:06:07Z', '2126-11-21T09:00:00Z']) {
  test(`a clock at ${date.slice(0, 4)}: dates, announcement and search are as ever`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(date));
    await visit(page, '/blog/introducing-trpc');
    await expect(page.locator('article time').first()).toHaveText('May 5, 2021');
    await expect(page.locator('aside').getByText('2021', {exact: true})).toBeVisible();

    const close = page.getByRole('button', {name: 'Close', exact: true});
    await close.click();
    await page.reload();
    await hydrated(page);
    await expect(close).toBeHidden();

    await openModal(page);
    await search(page, 'httpBatchLink');
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toHaveText('HTTP batch link');
    await openModal(page);
    await expect(page.locator('.DocSearch-Modal')).toContainText('Recent');
  });
}
