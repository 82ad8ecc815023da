/** What a designer would look at: sizes, places and breaks of text. */
import type {Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';

const phone = {width: 390, height: 844};

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

/** Where the first match begins, in px from the top of the page. */
async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.y ?? NaN;
}

/** Where the first match ends, in px from the left of the page. */
async function rightOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return (box?.x ?? NaN) + (box?.width ?? NaN);
}

/** Words of labels that begin on one line and end on another. */
function brokenWords(labels: Element[]): string[] {
  return labels.flatMap(({firstChild: text}) =>
    [...(text?.nodeValue ?? '').matchAll(/\S+/g)]
      .filter(({0: found, index}) => {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + found.length);
        return range.getClientRects().length > 1;
      })
      .map(([found]) => found),
  );
}

test.describe('of what is there without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the title of a guide begins within 220 px on a phone, and the tools come after it', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const path of ['/docs/server/routers', '/docs/v9/router', '/docs/typedoc/server/router']) {
      await page.goto(path);
      const title = await topOf(page, 'main h1');
      expect(title, path).toBeLessThanOrEqual(220);
      expect(await topOf(page, 'main .theme-doc-toc-mobile'), path).toBeGreaterThan(title);
      expect(await topOf(page, 'main a[type="text/markdown"]'), path).toBeGreaterThan(title);
    }
  });

  test('each heading level can be told apart at a glance', async ({page}) => {
    for (const [path, levels] of [
      ['/docs/server/routers', 3],
      ['/docs/typedoc/server/router', 4],
      ['/docs/v10/server/adapters/fetch', 4],
      ['/blog/trpc-actions', 2],
    ] as const) {
      await page.goto(path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        const sizes = await headingSizes(page);
        expect(sizes, path).toHaveLength(levels);
        for (const [index, size] of sizes.slice(1).entries()) {
          expect((sizes[index] ?? 0) / size, path).toBeGreaterThan(ratios[index] ?? NaN);
        }
        // No heading is smaller than the text below it.
        expect(sizes.at(-1), path).toBeGreaterThanOrEqual(16);
      }
    }
  });

  test('lists of the blog have its headings', async ({page}) => {
    for (const path of ['/blog/archive', '/blog/authors', '/blog/tags']) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1}), path).toHaveCSS('font-size', '40px');
    }
  });

  test('the pager breaks no word on a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    for (const [path, word] of [
      ['/blog/announcing-trpc-10', 'performance'],
      ['/docs/client/links/httpLink', 'httpSubscriptionLink'],
    ] as const) {
      await page.goto(path);
      const labels = page.locator('.pagination-nav__label');
      await expect(labels.filter({hasText: word})).toBeVisible();
      expect(await labels.evaluateAll(brokenWords), path).toEqual([]);
    }
  });

  test('the cards of a category are as wide as the pager', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    for (const path of ['/docs/server/introduction', '/docs/further']) {
      await page.goto(path);
      const edge = await rightOf(page, 'main .pagination-nav');
      const card = await rightOf(page, 'main article ul:has(> li > :first-child a)');
      expect(card, path).toBeCloseTo(edge, -1);
    }
  });

  test('the icon of a link to another site is 13.5 px', async ({page}) => {
    await page.goto('/docs');
    const sizes = await page.locator('.footer a[target="_blank"] svg').evaluateAll((icons) =>
      icons.map((icon) => {
        const {width, height} = getComputedStyle(icon);
        return `${width} ${height}`;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set(['13.5px 13.5px']));
  });
});

test('tabs', async ({page}) => {
  await test.step("every package manager's tab is in sight", async () => {
    await visit(page, '/docs/quickstart');
    for (const width of [390, 360]) {
      await page.setViewportSize({width, height: 844});
      const list = page.getByRole('tablist').first();
      const hidden = () => list.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(hidden).toBe(0);
      const last = await list.getByRole('tab', {name: 'deno'}).boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  await test.step("each tab's label is one line, in a list that scrolls", async () => {
    await page.setViewportSize({width: 1280, height: 800});
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
});

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
  const name = 'awsLambdaStreamingRequestHandler';
  const pieces = 'aws<wbr>Lambda<wbr>Streaming<wbr>Request<wbr>Handler';
  const entry = page.locator('.table-of-contents').getByRole('link', {name, exact: true});
  expect(await entry.innerHTML()).toContain(pieces);
  const heading = page.getByRole('heading', {name: new RegExp(`^${name}`)});
  expect(await heading.innerHTML()).toContain(pieces);

  const names = page.locator('main :is(h2, h3), .table-of-contents a');
  expect((await names.evaluateAll(breaksIn)).within).toEqual([]);
  await page.setViewportSize(phone);
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
