/** Options of search that the site does not set. */
import {expect, test, visit} from '../../support/test';
import {changeThemeConfig} from '../../support/themeConfig';
import {openModal, search} from './search';

test('externalUrlRegex: a hit at such an address leads there, out of the site', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/another host: https:\/\/trpc\.io\/docs\/client\/links\/httpBatchLink/);
  await page.route('https://trpc.io/**', (route) => route.fulfill({body: 'Elsewhere'}));
  await changeThemeConfig(page, 'algolia', {externalUrlRegex: '/docs/client/links/'});
  await visit(page, '/docs/quickstart');
  await openModal(page);
  const {hits} = await search(page, 'httpBatchLink');
  const whole = 'https://trpc.io/docs/client/links/httpBatchLink';
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', whole);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(whole);
});

test('searchParameters.facetFilters narrow down what contextual search asks for', async ({
  page,
}) => {
  await changeThemeConfig(page, 'algolia', {
    searchParameters: {facetFilters: ['docusaurus_tag:default']},
  });
  await visit(page, '/docs/quickstart');
  await openModal(page);
  const {hits} = await search(page, 'typescript performance');
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', /^\/blog\//);
  await expect(hits.locator('.search-hit-version')).toHaveCount(0);
});

test('without contextualSearch, searchParameters.facetFilters alone decide', async ({page}) => {
  await changeThemeConfig(page, 'algolia', {
    contextualSearch: false,
    searchParameters: {facetFilters: ['docusaurus_tag:docs-default-9.x']},
  });
  await visit(page, '/docs/quickstart');
  await openModal(page);
  const {hits} = await search(page, 'router');
  const versions = hits.locator('.search-hit-version');
  await expect(versions.first()).toHaveText('9.x');
  expect(new Set(await versions.allTextContents())).toEqual(new Set(['9.x']));
});
