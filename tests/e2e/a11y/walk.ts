import type {Page} from '@playwright/test';

import {visit} from '../../support/test';

import {findings, problems} from './axe';
import {overflowAt, reflowWidth, show, type Way} from './ways';

/** What all pages share; `kinds.spec.ts` looks at it on a page of each kind. */
export const frame = ['.navbar', '.theme-doc-sidebar-container', '.table-of-contents', '.footer'];

/** Colors of code, of which `tests/unit/samples` computes the contrast on each background. */
export const code = ['main pre code'];

/**
 * Opens a page once and looks at it in each of the ways, then at the narrowest width. Of a width that
 * it has already seen in the other color mode it looks at the colors: no other rule reads them.
 *
 * @param except - selectors of parts that axe leaves out
 * @returns what is wrong with it, a line each
 */
export async function look(
  page: Page,
  path: string,
  ways: readonly Way[],
  except: readonly string[] = [],
): Promise<string[]> {
  await visit(page, path);
  const wrong: string[] = [];
  const widths = new Set<number>();
  for (const way of ways) {
    await show(page, way);
    const scope = {except, colorsOnly: widths.has(way.width)};
    wrong.push(...problems(path, way, await findings(page, scope), scope));
    widths.add(way.width);
  }
  const overflow = await overflowAt(page, reflowWidth);
  if (overflow > 0) {
    wrong.push(`${path}: ${overflow} px too wide for a window of ${reflowWidth} px`);
  }
  return wrong;
}
