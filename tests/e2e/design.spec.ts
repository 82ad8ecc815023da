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

test("each tab's label is one line, in a list that scrolls", async ({page}) => {
  await visit(page, '/docs/v10/server/validators');
  const tabs = page.getByRole('tablist').filter({hasText: 'scale-codec'}).getByRole('tab');
  const lines = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const label = document.createRange();
      label.selectNodeContents(tab);
      return label.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
  expect(lines.length).toBeGreaterThan(5);
});

/** By how much a level is larger than the next one, at least: titles, sections, parts and their parts. */
const ratios = [1.25, 1.2, 1.08];

/** Font sizes in px of the first heading of each level that the page has, from the title on. */
function headingSizes(page: Page): Promise<number[]> {
  return page.locator('main article').evaluate((article) =>
    ['h1', 'h2', 'h3', 'h4'].flatMap((name) => {
      const heading = article.querySelector(name);
      return heading ? [parseFloat(getComputedStyle(heading).fontSize)] : [];
    }),
  );
}

for (const [path, levels] of [
  ['/docs/server/routers', 3],
  ['/docs/typedoc/server/router', 3],
  ['/docs/v10/server/adapters/fetch', 4],
  ['/blog/trpc-actions', 2],
] as const) {
  test(`each heading level of ${path} can be told apart at a glance`, async ({page}) => {
    await visit(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      const sizes = await headingSizes(page);
      expect(sizes).toHaveLength(levels);
      for (const [index, size] of sizes.slice(1).entries()) {
        expect((sizes[index] ?? 0) / size).toBeGreaterThan(ratios[index] ?? NaN);
      }
      // No heading is smaller than the text below it.
      expect(sizes.at(-1)).toBeGreaterThanOrEqual(16);
    }
  });
}

/**
 * Where the names that elements show begin a new line: between two of their words, or within one. The
 * words of a name are separate texts, with a place to break between them.
 */
function breaksIn(elements: Element[]): {between: string[]; within: string[]} {
  const linesOf = (node: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...new Set([...range.getClientRects()].map(({top}) => Math.round(top)))];
  };
  const between: string[] = [];
  const within: string[] = [];
  for (const element of elements) {
    if (!element.checkVisibility()) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Set<number>();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const {0: word, index} of node.data.matchAll(/[^\s\u200b]+/g)) {
        const of = linesOf(node, index, index + word.length);
        if (of.length > 1) within.push(`${word} of ${element.textContent}`);
        for (const line of of) lines.add(line);
      }
    }
    if (lines.size > 1 && element.querySelector('wbr')) between.push(element.textContent ?? '');
  }
  return {between, within};
}

test('identifiers of the reference break between their words', async ({page}) => {
  await visit(page, '/docs/typedoc/server/adapters');
  const name = 'CreateExpressContextOptions';
  const pieces = 'Create<wbr>Express<wbr>Context<wbr>Options';
  const entry = page.locator('.table-of-contents').getByRole('link', {name, exact: true});
  expect(await entry.innerHTML()).toContain(pieces);
  const heading = page.getByRole('heading', {name: new RegExp(`^${name}`)});
  expect(await heading.innerHTML()).toContain(pieces);

  const names = page.locator('main :is(h2, h3), .table-of-contents a');
  expect((await names.evaluateAll(breaksIn)).within).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  const {between, within} = await names.evaluateAll(breaksIn);
  expect(within).toEqual([]);
  expect(between).not.toEqual([]);

  // What it would look like if names broke at any letter.
  await heading.evaluate((element) => {
    element.style.width = '6em';
    element.style.wordBreak = 'break-all';
  });
  expect((await heading.evaluateAll(breaksIn)).within).not.toEqual([]);
});

/** A4 at 96 pixels per inch. */
const paper = {width: 794, height: 1123};

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
  await whole.evaluateAll((blocks) => {
    for (const block of blocks as HTMLElement[]) block.style.breakInside = '';
  });
  await page.setViewportSize(paper);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // What breaks leave empty on all sheets together is less than one sheet.
  expect(broken).toBeLessThanOrEqual(Math.ceil(height / paper.height) + 1);
  const code = page.locator('main figure pre code').first();
  await expect(code).toHaveCSS('display', 'block');
  // The minimum number of lines before and after a break: a block with fewer lines stays whole.
  await expect(code).toHaveCSS('orphans', '8');
  await expect(code).toHaveCSS('widows', '8');
});

for (const [path, word] of [
  ['/blog/announcing-trpc-10', 'performance'],
  ['/docs/client/links/httpLink', 'httpSubscriptionLink'],
] as const) {
  test(`the pager of ${path} breaks no word on a phone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await visit(page, path);
    const labels = page.locator('.pagination-nav__label');
    await expect(labels.filter({hasText: word})).toBeVisible();
    const broken = await labels.evaluateAll((elements) =>
      elements.flatMap(({firstChild: text}) =>
        [...(text?.nodeValue ?? '').matchAll(/\S+/g)]
          .filter(({0: found, index}) => {
            const range = document.createRange();
            range.setStart(text!, index);
            range.setEnd(text!, index + found.length);
            return range.getClientRects().length > 1;
          })
          .map(([found]) => found),
      ),
    );
    expect(broken).toEqual([]);
  });
}

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
