import type {Locator, Page} from '@playwright/test';

import {goTo} from '../../support/goTo';
import {expect, idle} from '../../support/test';

/** The parts of the search modal that tests look at. */
export function modal(page: Page) {
  return {
    root: page.locator('.DocSearch-Modal'),
    container: page.locator('.DocSearch-Container'),
    input: page.locator('.DocSearch-Input'),
    hits: page.locator('.DocSearch-Hit'),
    groups: page.locator('.DocSearch-Hits'),
    noResults: page.locator('.DocSearch-NoResults'),
    error: page.locator('.DocSearch-ErrorScreen'),
    start: page.locator('.DocSearch-StartScreen'),
    status: page.locator('.search-status'),
    seeAll: page.locator('.DocSearch-HitsFooter a'),
  };
}

export function button(page: Page): Locator {
  return page.locator('.DocSearch-Button');
}

/**
 * Opens the modal by its key and waits for the input to have focus. React listens to keys only after
 * it has painted a page, which is done once the browser has nothing else to do.
 */
export async function openModal(page: Page): Promise<ReturnType<typeof modal>> {
  await idle(page);
  await page.keyboard.press('Control+k');
  const parts = modal(page);
  await expect(parts.input).toBeFocused();
  return parts;
}

/** Brings a page that tests share to a path, where it is as if it had been opened there. */
export async function startAt(page: Page, path = '/docs/quickstart'): Promise<void> {
  const {root} = modal(page);
  if ((await root.count()) > 0) {
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
    // It gives back the focus a moment later.
    await idle(page);
  }
  await goTo(page, path);
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({top: 0, behavior: 'instant'});
  });
}

/** Types a query and waits for its hits. */
export async function search(page: Page, query: string): Promise<ReturnType<typeof modal>> {
  const parts = modal(page);
  await parts.input.fill(query);
  // Recent searches are hits, too, but nothing in them is marked.
  await expect(parts.hits.locator('mark').first()).toBeVisible();
  return parts;
}
