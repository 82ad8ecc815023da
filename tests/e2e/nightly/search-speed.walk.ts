import type {Browser} from '@playwright/test';

import {measureLoad, measureTyping, type Wait} from '../../search/bench/browser';
import {readersBrowser} from '../../support/browser';
import {serveDirectory} from '../../support/server';
import {expect, mainDirectory, test} from '../../support/test';

test.use({launchOptions: readersBrowser});
test.describe.configure({mode: 'serial', timeout: 240_000});

/** Other programs lengthen a run more than its yardstick, which is shorter, so a few runs above the bound say little. */
const RUNS = 15;

/** Least of up to fifteen runs, in yardsticks of the same moment: milliseconds say more about the machine than about the site. */
async function leastOf(browser: Browser, wait: Wait, bound: number): Promise<number> {
  const server = await serveDirectory({directory: mainDirectory});
  let least = Infinity;
  for (let i = 0; i < RUNS && least >= bound; i++) {
    const {processor, yardstick} = await measureLoad(browser, server.origin, 4, wait);
    least = Math.min(least, processor / yardstick);
  }
  await server.close();
  return least;
}

// One run takes 1.3 to 1.9 yardsticks, and 0.05 to 0.3 after loading; with a list for each stem, the first was 1.7 to 2.3.
// After hours of other work, one machine took 1.9 to 2.8 for a while, so that six runs were too few.
test('the guides answer within two yardsticks, and within half of one for a reader who waits', async ({
  browser,
}) => {
  const atOnce = await leastOf(browser, 'first query', 2);
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThan(2);
  expect(await leastOf(browser, 'query after loading', 0.5)).toBeLessThan(0.5);
});

// The longest task is 0.12 to 0.15 yardsticks on a busy machine; with twenty hits in one frame it took half as long again.
test('typing keeps the main thread free: no task takes a sixth of a yardstick', async ({
  browser,
}) => {
  const server = await serveDirectory({directory: mainDirectory});
  let least = Infinity;
  for (let i = 0; i < RUNS && least >= 1 / 6; i++) {
    const {longest, yardstick} = await measureTyping(browser, server.origin);
    least = Math.min(least, (longest[0] ?? 0) / yardstick);
  }
  await server.close();
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(1 / 6);
});
