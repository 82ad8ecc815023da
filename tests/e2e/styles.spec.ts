import {expect, test, visit} from '../support/test';

/** Elements that are side by side on a page of the docs. */
const rows = [
  '.navbar__items > a.navbar__link',
  '.breadcrumbs > li',
  'main .tabs >> nth=0 >> [role=tab]',
  '.pagination-nav > a',
  'footer .footer__col',
];

test('what is left of the style sheets lays out a page', async ({page}) => {
  await visit(page, '/docs/quickstart');
  for (const row of rows) {
    const boxes = await page.locator(row).evaluateAll((all) =>
      all.map((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return {left, right, top, bottom};
      }),
    );
    const pairs = boxes.slice(1).map((box, index) => [boxes[index], box]);
    expect(pairs.length, row).toBeGreaterThan(0);
    const beside = pairs.filter(
      ([one, next]) => one && next && next.left > one.right - 1 && next.top < one.bottom,
    );
    expect(beside, row).toEqual(pairs);
  }
  await expect(page.locator('.navbar .dropdown__menu')).toBeHidden();
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-left-style', 'solid');
  await expect(page.locator('footer.footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
