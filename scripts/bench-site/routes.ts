import type {Browser, Page} from '@playwright/test';

import {isQuiet} from '../../tests/support/isQuiet';

import {openEmpty, serveBuild} from './browser';
import {median} from './statistics';

const RUNS = 10;
const SLOWDOWN = 4;

const changes = [
  {name: 'docs to docs', from: '/docs/server/routers', to: '/docs/server/procedures'},
  {name: 'docs to API', from: '/docs/server/routers', to: '/docs/typedoc/server/router'},
] as const;

/** The browser's scheduler, which TypeScript's DOM types don't include yet. */
declare const scheduler: {
  postTask(task: () => void, options: {priority: 'user-blocking'}): Promise<void>;
};

/** Milliseconds from the click to the first frame after the new page's heading is in the document. */
function clickToPaint(page: Page, to: string): Promise<number> {
  return page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`);
    const before = document.querySelector('h1');
    if (!link) throw new Error(`No link to ${path}`);
    return new Promise<number>((resolve) => {
      const begun = performance.now();
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (location.pathname !== path || !heading || heading === before) return;
        observer.disconnect();
        // The frame is painted between its animation callback and the next task; this task runs
        // before those in which React continues after the frame.
        requestAnimationFrame(() => {
          void scheduler.postTask(() => resolve(performance.now() - begun), {
            priority: 'user-blocking',
          });
        });
      }).observe(document, {childList: true, subtree: true});
      link.click();
    });
  }, to);
}

async function changeOnce(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
): Promise<number> {
  const {page, session, close} = await openEmpty(browser);
  await page.goto(origin + from);
  await page.waitForFunction(isQuiet);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.locator(`a[href^="${to}"]`).locator('visible=true').first().hover();
  await page.waitForFunction(isQuiet);
  const milliseconds = await clickToPaint(page, to);
  await close();
  return milliseconds;
}

/** @returns rows: from the click on a hovered link to the new page being painted, in ms */
export async function measureRoutes(browser: Browser, directory: string): Promise<object[]> {
  const server = await serveBuild(directory);
  const rows: object[] = [];
  for (const {name, from, to} of changes) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await changeOnce(browser, server.origin, from, to));
    }
    rows.push({
      'route change': name,
      median: Math.round(median(times)),
      max: Math.round(Math.max(...times)),
    });
  }
  await server.close();
  return rows;
}
