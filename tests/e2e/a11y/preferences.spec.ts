/** What readers set in their system: forced colors and less motion; and paper. */
import type {Locator, Page} from '@playwright/test';

import {kinds} from '../../support/kinds';
import {expect, test, visit} from '../../support/test';
import {openModal, search} from '../search/search';

test.describe('forced colors', () => {
  test.use({colorScheme: 'dark'});

  test.beforeEach(async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
  });

  const css = (element: Locator, property: string) =>
    element.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);

  /** Luminances that readers can tell apart; the palette itself is the system's. */
  async function expectTold(element: Locator, one: string, other: string): Promise<void> {
    expect(await css(element, one), `${one} and ${other}`).not.toBe(await css(element, other));
  }

  test('the selected tab, the current page and the dropdown can be told from the rest', async ({
    page,
  }) => {
    await visit(page, '/docs/quickstart');
    const selected = page.getByRole('tab', {selected: true}).first();
    const other = page.getByRole('tab', {selected: false}).first();
    expect(await css(selected, 'border-bottom-color')).not.toBe(
      await css(other, 'border-bottom-color'),
    );
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const current = sidebar.getByRole('link', {name: 'Quickstart'});
    const elsewhere = sidebar.getByRole('link', {name: 'Concepts'});
    expect(await css(current, 'background-color')).not.toBe(
      await css(elsewhere, 'background-color'),
    );
    await expectTold(current, 'color', 'background-color');
  });

  test('the words that a search found can be read', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await openModal(page);
    const {hits} = await search(page, 'link');
    const mark = hits.locator('mark').first();
    const behind = await css(page.locator('.DocSearch-Modal'), 'background-color');
    expect(await css(mark, 'color')).not.toBe(behind);
  });

  test('code can be read, and its marked lines can be told apart', async ({page}) => {
    await visit(page, '/docs/server/data-transformers');
    const behind = await css(page.locator('body'), 'background-color');
    const tokens = await page.locator('main pre :is(.k, .s)').all();
    expect(tokens.length).toBeGreaterThan(10);
    for (const token of tokens) await expect(token).not.toHaveCSS('color', behind);
    const lines = page.locator('main .code :is(mark, ins, del)');
    expect(await lines.count()).toBeGreaterThan(0);
    for (const line of await lines.all()) {
      await expect(line).toHaveCSS('border-inline-start-width', '3px');
    }
  });

  test('icons that are drawn with a mask remain', async ({page}) => {
    await visit(page, '/docs');
    const icon = page.locator('.navbar .social-link').first();
    const colors = await icon.evaluate((it) => [
      getComputedStyle(it, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colors[0]).not.toBe(colors[1]);
  });

  test('the focus shows on buttons and links', async ({page}) => {
    await visit(page, '/docs');
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      const [style, width] = await page.evaluate(() => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement as Element);
        return [outlineStyle, parseFloat(outlineWidth)] as const;
      });
      expect(style).not.toBe('none');
      expect(width).toBeGreaterThanOrEqual(1);
    }
  });
});

/** Everything on the page that takes time to change, in milliseconds, beside its element. */
function slowChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const {transitionDuration, animationDuration, scrollBehavior} = style;
        const slow = longest(transitionDuration) > 0.01 || longest(animationDuration) > 0.01;
        return slow || scrollBehavior === 'smooth'
          ? [`${element.localName}.${element.className}${part}: ${transitionDuration}`]
          : [];
      }),
    );
  });
}

test.describe('less motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('nothing moves for longer than a frame', async ({page, expectComplaint}) => {
    expectComplaint(/404/);
    for (const [kind, path] of kinds) {
      await visit(page, path);
      expect(await slowChanges(page), kind).toEqual([]);
    }
  });

  test('nothing in the search moves', async ({page}) => {
    await visit(page, '/docs');
    await openModal(page);
    await search(page, 'link');
    expect(await slowChanges(page)).toEqual([]);
  });

  test('the way back to the top is one jump', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    await page.mouse.wheel(0, -100);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, {positions});
      window.addEventListener('scroll', () => positions.push(window.scrollY));
    });
    await button.click();
    const positions = () => page.evaluate(() => Reflect.get(window, 'positions') as number[]);
    // The browser tells of the jump in the frame after it.
    await expect.poll(async () => (await positions()).at(-1)).toBe(0);
    expect(await positions()).toEqual([0]);
  });
});

test('with motion there is some to take away', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await visit(page, '/docs');
  expect((await slowChanges(page)).length).toBeGreaterThan(0);
});

test.describe('paper', () => {
  test.use({colorScheme: 'dark', viewport: {width: 794, height: 1123}});

  async function print(page: Page, path: string): Promise<void> {
    await visit(page, path);
    await page.emulateMedia({media: 'print'});
  }

  const controls =
    '.navbar, .footer, .theme-doc-sidebar-container, .table-of-contents, .pagination-nav, .theme-announcement-bar, button';

  for (const [kind, path] of kinds.filter(
    ([, at]) => at.startsWith('/docs') || at.includes('blog/i'),
  )) {
    test(`${kind}: what only a screen can use is not printed`, async ({page}) => {
      await print(page, path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator(controls).filter({visible: true})).toHaveCount(0);
    });
  }

  test('dark mode is printed in light', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const colors = () =>
      page.evaluate(() =>
        ['body', 'main h1', 'main pre', 'main pre .k', 'main .alert', 'main p a'].map(
          (selector) => {
            const element = document.querySelector(selector);
            const {color, backgroundColor} = getComputedStyle(element as Element);
            return [selector, color, backgroundColor];
          },
        ),
      );
    const dark = await colors();
    await page.emulateMedia({media: 'print'});
    const printed = await colors();
    await page.emulateMedia({media: 'screen', colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(printed).not.toEqual(dark);
    await expect.poll(colors).toEqual(printed);
  });

  test('code breaks its long lines, and links say where they lead', async ({page}) => {
    await print(page, '/docs/quickstart');
    const cut = await page
      .locator('main pre')
      .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
    expect(cut).toBe(0);
    const link = page.locator('main p > a[href^="http"]').first();
    const after = await link.evaluate((it) => getComputedStyle(it, '::after').content);
    expect(after).toContain(await link.getAttribute('href'));
  });

  test('all tabs are printed with their names, but only the chosen package manager', async ({
    page,
  }) => {
    await print(page, '/docs/server/validators');
    const panels = page.locator('main [role="tabpanel"]');
    const managers = 'npm|yarn|pnpm|bun|deno'.split('|');
    let printed = 0;
    for (const panel of await panels.all()) {
      const label = (await panel.getAttribute('aria-label')) ?? '';
      if (managers.includes(label)) continue;
      await expect(panel).toBeVisible();
      expect(await panel.evaluate((it) => getComputedStyle(it, '::before').content)).toContain(
        `"${label}"`,
      );
      printed++;
    }
    expect(printed).toBeGreaterThan(2);
    await print(page, '/docs/quickstart');
    await expect(panels.filter({visible: true})).toHaveCount(
      await page.getByRole('tablist').count(),
    );
  });
});
