/** What a designer would look at: sizes, places and breaks of text. */
import type {Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';

const guides = ['/docs/server/routers', '/docs/v9/router', '/docs/typedoc/server/router'];

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const path of guides) {
    test(`the title of ${path} begins within 220 px, and the page's tools come after it`, async ({
      page,
    }) => {
      await visit(page, path);
      const topOf = async (selector: string) =>
        (await page.locator(selector).first().boundingBox())?.y ?? NaN;
      const title = await topOf('main h1');
      expect(title).toBeLessThanOrEqual(220);
      expect(await topOf('main .theme-doc-toc-mobile')).toBeGreaterThan(title);
      expect(await topOf('main a[type="text/markdown"]')).toBeGreaterThan(title);
    });
  }

  test("every package manager's tab is in sight", async ({page}) => {
    for (const width of [390, 360]) {
      await page.setViewportSize({width, height: 844});
      await visit(page, '/docs/quickstart');
      const list = page.getByRole('tablist').first();
      const hidden = await list.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden).toBe(0);
      const last = await list.getByRole('tab', {name: 'deno'}).boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
});

/** Font sizes in px of the first heading of each level. */
function headingSizes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['h1', 'h2', 'h3'].map((name) => {
      const heading = document.querySelector(`main .markdown ${name}`);
      return heading ? parseFloat(getComputedStyle(heading).fontSize) : NaN;
    }),
  );
}

for (const width of [1440, 390]) {
  for (const path of ['/docs/server/routers', '/docs/typedoc/server/router']) {
    test(`each heading level of ${path} can be told apart at a glance: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, path);
      const [title = 0, section = 0, part = 0] = await headingSizes(page);
      expect(title / section).toBeGreaterThan(1.25);
      expect(section / part).toBeGreaterThan(1.2);
      expect(part).toBeGreaterThan(16);
    });
  }
}

test('identifiers of the reference break between their words', async ({page}) => {
  await visit(page, '/docs/typedoc/server/adapters');
  const name = 'CreateExpressContextOptions';
  const pieces = 'Create<wbr>Express<wbr>Context<wbr>Options';
  const entry = page.locator('.table-of-contents').getByRole('link', {name, exact: true});
  expect(await entry.innerHTML()).toContain(pieces);
  const heading = page.getByRole('heading', {name: new RegExp(`^${name}`)});
  expect(await heading.innerHTML()).toContain(pieces);
  // No word of more than one letter begins within another.
  const broken = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );
  expect(broken).toEqual([]);
});

test('on paper only short blocks of code stay whole, and no page is left half empty', async ({
  page,
}) => {
  await visit(page, '/docs/server/error-handling');
  const sheets = async () => {
    const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  };
  const broken = await sheets();
  const whole = page.locator('main figure');
  await whole.evaluateAll((blocks) => {
    for (const block of blocks as HTMLElement[]) block.style.breakInside = 'avoid';
  });
  expect(broken).toBeLessThan(await sheets());
  await page.emulateMedia({media: 'print'});
  const code = page.locator('main figure pre code').first();
  await expect(code).toHaveCSS('display', 'block');
  // The minimum number of lines before and after a break: a block with fewer lines stays whole.
  await expect(code).toHaveCSS('orphans', '8');
  await expect(code).toHaveCSS('widows', '8');
});

for (const path of ['/docs/server/introduction', '/docs/further']) {
  test(`the cards of ${path} are as wide as the pager`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, path);
    const right = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    const edge = await right('main .pagination-nav');
    expect(await right('main article:nth-of-type(2) > a')).toBeCloseTo(edge, -1);
  });
}
