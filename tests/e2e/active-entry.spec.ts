/** The entries of the current page and section, in lists that are longer than the window. */
import {expect, test, visit} from '../support/test';

test('the sidebar shows the entry of the page, wherever it stands', async ({page}) => {
  for (const path of ['/docs/typedoc/react-query/shared', '/docs/v10/faq', '/docs/v9/love']) {
    await visit(page, path);
    await expect(page.locator('nav.menu a[aria-current="page"]').last()).toBeInViewport();
  }
});

test('the contents follow the section that is read', async ({page}) => {
  await visit(page, '/docs/faq');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await expect(active).toBeInViewport();
});
