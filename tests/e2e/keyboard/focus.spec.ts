/** The focus is to be seen on everything that it reaches: WCAG 2.2, 2.4.7 and 1.4.11. */
import type {Page} from '@playwright/test';

import {kinds} from '../../support/kinds';
import {expect, test, visit} from '../../support/test';
import {show} from '../a11y/ways';

interface Unseen {
  element: string;
  why: string;
}

/**
 * Focuses every element of the page that Tab reaches, one after the other.
 *
 * @returns those whose focus does not show: no outline and no ring, or one with a contrast below 3:1
 */
function unseenFocus(page: Page): Promise<Unseen[]> {
  return page.evaluate(() => {
    type Color = [red: number, green: number, blue: number, alpha: number];

    function parse(color: string): Color {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    }

    function luminance(color: Color): number {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one: Color, other: Color): number {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }

    /** What an outline around the element is drawn on. */
    function backgroundBehind(element: Element): Color {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const color = parse(getComputedStyle(at).backgroundColor);
        if (color[3] > 0.5) return color;
      }
      return [255, 255, 255, 1];
    }

    /** Radio buttons lie invisible in their labels, which show the focus for them. */
    function shownFor(element: HTMLElement): HTMLElement {
      return (element.matches('[type="radio"]') && element.closest('label')) || element;
    }

    function problem(element: HTMLElement, shadowBefore: string): string | undefined {
      const style = getComputedStyle(element);
      const ring = style.boxShadow !== 'none' && style.boxShadow !== shadowBefore;
      if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1) {
        return ring ? undefined : 'no outline';
      }
      const ratio = contrast(parse(style.outlineColor), backgroundBehind(element));
      return ratio >= 3 ? undefined : `outline ${style.outlineColor} has ${ratio.toFixed(2)}:1`;
    }

    const tabbable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
    );
    return tabbable.flatMap((element) => {
      const shown = shownFor(element);
      const shadowBefore = getComputedStyle(shown).boxShadow;
      element.focus({preventScroll: true});
      const why = document.activeElement === element ? problem(shown, shadowBefore) : undefined;
      return why === undefined ? [] : [{element: element.outerHTML.slice(0, 120), why}];
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus shows on everything that Tab reaches: ${colorScheme}`, async ({
    page,
    expectComplaint,
  }) => {
    test.setTimeout(120_000);
    expectComplaint(/404/);
    for (const [kind, path] of kinds) {
      await visit(page, path);
      // No color depends on the width, so dark mode is only tested on a desktop.
      for (const width of colorScheme === 'light' ? [1440, 360] : [1440]) {
        await show(page, {colorScheme, width});
        // From here on the browser takes the reader for one with a keyboard.
        await page.keyboard.press('Tab');
        expect(await unseenFocus(page), `${kind}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('a link without an outline is found', async ({page}) => {
  await page.setContent(`<style>a { color: #000 } #none { outline: none } #pale { outline: 2px solid #ddd }</style>
    <a href="#">seen</a><a href="#" id="none">hidden</a><a href="#" id="pale">pale</a>`);
  await page.keyboard.press('Tab');
  expect((await unseenFocus(page)).map(({why}) => why)).toEqual([
    'no outline',
    expect.stringMatching(/^outline rgb\(221, 221, 221\) has 1\.\d\d:1$/),
  ]);
});
