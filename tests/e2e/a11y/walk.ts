import type {Page} from '@playwright/test';

import {expect, visit} from '../../support/test';

import {findings, problems, type Scope} from './axe';
import {overflowAt, reflowWidth, show, type Way} from './ways';

/** Colors of code, of which `tests/unit/samples` computes the contrast on each background. */
export const code = ['main pre code'];

/** What tells pages apart in `html` and `head`, which are the last to change. */
function identity(): string {
  const url = document.querySelector('head meta[property="og:url"]');
  return [document.documentElement.className, url?.getAttribute('content'), document.title].join();
}

/**
 * Goes from the page that is open to another one as a link does, which takes a third of the time of
 * loading it, and leaves axe in the window.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(identity);
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
  await expect.poll(() => page.evaluate(identity), {intervals: [20]}).not.toBe(before);
}

/**
 * Looks at the page that is open in each of the ways, then at the narrowest width. Of a width that it
 * has already seen in the other color mode it looks at the colors: no other rule reads them. Code is
 * looked at in the first width only.
 *
 * @param name - of the page, or of what is open in it
 * @returns what is wrong with it, a line each
 */
export async function lookAt(
  page: Page,
  name: string,
  ways: readonly Way[],
  scope: Omit<Scope, 'colorsOnly'> = {},
): Promise<string[]> {
  const wrong: string[] = [];
  const widths = new Set<number>();
  for (const way of ways) {
    await show(page, way);
    // Of code, axe reads little but colors, which no width changes, and these take most of its time.
    const isWidthNew = widths.size > 0 && way.width !== ways[0]?.width;
    const except = isWidthNew ? [...(scope.except ?? []), ...code] : scope.except;
    const own = {...scope, except, colorsOnly: widths.has(way.width)};
    wrong.push(...problems(name, way, await findings(page, own)));
    widths.add(way.width);
  }
  for (const width of widths.add(reflowWidth)) {
    const overflow = await overflowAt(page, width);
    if (overflow > 0) wrong.push(`${name}: ${overflow} px too wide for a window of ${width} px`);
  }
  return wrong;
}

/** Opens a page and looks at it. */
export async function look(page: Page, path: string, ways: readonly Way[]): Promise<string[]> {
  await visit(page, path);
  return lookAt(page, path, ways);
}
