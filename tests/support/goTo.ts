import type {Page} from '@playwright/test';

import {follow} from '../e2e/a11y/walk';
import {visit} from './test';

/**
 * Brings a page that tests share to a path: by its address the first time, and then as a link does, which
 * takes a third of the time and keeps what the page has loaded.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return visit(page, path);
  const {pathname, search} = new URL(page.url());
  if (pathname + search !== path) await follow(page, path);
}
