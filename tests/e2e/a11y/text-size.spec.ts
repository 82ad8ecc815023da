/** Readers who have set the text of their browser to "very large" or twice the usual size. */
import {testBrowser} from '../../support/browser';
import {kinds} from '../../support/kinds';
import {expect, test, visit} from '../../support/test';

import {overflowAt} from './ways';

/** Names what of the navbar covers the item before it, or is out of the window. */
function misplaced(): string[] {
  let end = 0;
  return [...document.querySelectorAll<HTMLElement>('.navbar__inner :is(a, button)')]
    .filter((item) => item.checkVisibility({visibilityProperty: true}))
    .flatMap((item) => {
      const {left, right} = item.getBoundingClientRect();
      const isWrong = left < end - 1 || right > window.innerWidth;
      end = right;
      return isWrong ? [`"${item.ariaLabel ?? item.innerText}" is out of place`] : [];
    });
}

const some = /^(?:landing|guide with tabs|api|list of posts|playground|search)$/;

for (const size of [24, 32]) {
  test(`pages fit a phone and a desktop with text of ${size} px`, async ({playwright, baseURL}) => {
    test.setTimeout(60_000);
    const args = [...(testBrowser.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({...testBrowser, args});
    const page = await browser.newPage({baseURL});
    const wrong: string[] = [];
    for (const [kind, path] of kinds.filter(([it]) => some.test(it))) {
      await visit(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      for (const width of [390, 1000, 1280, 1440]) {
        const overflow = await overflowAt(page, width);
        const found = [
          ...(await page.evaluate(misplaced)),
          ...(overflow ? [`${overflow} px`] : []),
        ];
        wrong.push(...found.map((it) => `${kind} at ${width} px: ${it}`));
      }
    }
    expect(wrong).toEqual([]);
    await browser.close();
  });
}
