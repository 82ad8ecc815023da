/**
 * What an upgrade breaks first: a page of each kind hydrates, leads to another one, and neither the
 * console nor a request to another host complains.
 */
import {expect, hydrated, test, visit} from '../../support/test';

const pages = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/server/routers',
  '/docs/typedoc/server',
  '/docs/v10/server/routers',
  '/docs/v9',
  '/blog/announcing-trpc-10',
  '/search?q=router',
  '/pricing',
];

for (const path of pages) {
  test(`${path} opens, and so does the blog from there`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
}
