import type {Page} from '@playwright/test';

import {visit} from '../../support/test';

import {findings, problems} from './axe';
import {overflowAt, reflowWidth, show, type Way} from './ways';

/**
 * Opens a page once and looks at it in each of the ways, then at the narrowest width.
 *
 * @returns what is wrong with it, a line each
 */
export async function look(page: Page, path: string, ways: readonly Way[]): Promise<string[]> {
  await visit(page, path);
  const wrong: string[] = [];
  for (const way of ways) {
    await show(page, way);
    wrong.push(...problems(path, way, await findings(page)));
  }
  const overflow = await overflowAt(page, reflowWidth);
  if (overflow > 0) {
    wrong.push(`${path}: ${overflow} px too wide for a window of ${reflowWidth} px`);
  }
  return wrong;
}
