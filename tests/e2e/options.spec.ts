/** Lists of options, which pages make of a type with `<TypeTable>`. */
import type {Locator, Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';
import {openModal, search} from './search/search';

const option = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);

const useQuery = '/docs/client/react/useQuery';
const folded = 'UseTRPCQueryOptions-networkMode';

test('the name of an option links to it, and a type to the reference', async ({page}) => {
  await visit(page, '/docs/client/links/httpBatchLink');
  const headers = option(page, 'HTTPBatchLinkOptions-headers');
  await headers.getByRole('link', {name: 'headers', exact: true}).click();
  await expect(page).toHaveURL(/#HTTPBatchLinkOptions-headers$/);
  await headers.getByRole('link', {name: 'HTTPHeaders'}).first().click();
  await expect(page).toHaveURL(/\/docs\/typedoc\/client\/.*#httpheaders$/i);
});

test.describe('what is folded', () => {
  test('opens at its summary, by keyboard', async ({page}) => {
    await visit(page, useQuery);
    const summary = page.getByText('20 more options');
    await expect(option(page, folded)).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(option(page, folded)).toBeVisible();
  });

  test('opens when a link leads into it, from outside and from within the site', async ({page}) => {
    await visit(page, `${useQuery}#${folded}`);
    await expect(option(page, folded)).toBeInViewport();
    await visit(page, '/docs/quickstart');
    const modal = await openModal(page);
    await search(page, 'networkMode');
    await modal.hits.first().locator('a').click();
    // Each of the pages that have it folds it.
    await expect(page).toHaveURL(/\/docs\/client\/react\/.+#\w+Options-networkMode$/);
    const {hash} = new URL(page.url());
    await expect(page.locator('details[open]').locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });

  test('is printed', async ({page}) => {
    await visit(page, useQuery);
    await page.emulateMedia({media: 'print'});
    await expect(option(page, folded)).toBeVisible();
    await expect(page.getByText('20 more options')).toBeHidden();
  });
});

test('search leads from the name of an option to its place', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const modal = await openModal(page);
  await search(page, 'dangerouslyDisablePong');
  await modal.hits.first().locator('a').click();
  const id = 'WSSHandlerOptions-dangerouslyDisablePong';
  await expect(page).toHaveURL(`/docs/server/websockets#${id}`);
  await expect(option(page, id)).toBeInViewport();
});

for (const width of [360, 768]) {
  test(`long types stay within the page at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/docs/client/react/useInfiniteQuery');
    await page.getByText(/\d+ more options/).click();
    const widest = await page
      .locator('.options')
      .evaluateAll((lists) =>
        Math.max(
          ...lists.flatMap((list) => [list.getBoundingClientRect().right, list.scrollWidth]),
        ),
      );
    expect(widest).toBeLessThanOrEqual(width);
  });
}

test('on a phone, the name of an option stands out from its type, which says what it takes', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, useQuery);
  const enabled = option(page, 'UseTRPCQueryOptions-enabled');
  const [name, type] = [enabled.locator('dt code'), enabled.locator('dt + dd code')];
  await expect(type).toHaveText('boolean | ((query: Query) => boolean)');
  const size = (code: Locator) =>
    code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await size(name)).toBeGreaterThan(1.2 * (await size(type)));
  expect((await type.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? NaN);
  expect((await page.locator('.options').allTextContents()).join()).not.toMatch(/<T\w+, T/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('options are there, and what is folded opens', async ({page}) => {
    await page.goto(useQuery);
    await expect(option(page, 'UseTRPCQueryOptions-enabled')).toBeVisible();
    await page.getByText('20 more options').click();
    await expect(option(page, folded)).toBeVisible();
  });
});
