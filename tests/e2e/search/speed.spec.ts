import type {Browser} from '@playwright/test';

import {measureLoad, measureTyping, type Wait} from '../../search/bench/browser';
import {serveDirectory} from '../../support/server';
import {expect, mainDirectory, test} from '../../support/test';

test.describe.configure({mode: 'serial', timeout: 120_000});

/** Least of three runs, in yardsticks of the same moment: milliseconds say more about the machine than about the site. */
async function leastOf(browser: Browser, wait: Wait): Promise<number> {
  const server = await serveDirectory({directory: mainDirectory});
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const {processor, yardstick} = await measureLoad(browser, server.origin, 4, wait);
    times.push(processor / yardstick);
  }
  await server.close();
  return Math.min(...times);
}

// One run takes 1.3 to 1.9 yardsticks, and 0.05 to 0.3 after loading; with a list for each stem, the first was 1.7 to 2.3.
test('the guides answer in two yardsticks, and to who waits in half of one', async ({browser}) => {
  const atOnce = await leastOf(browser, 'first query');
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThan(2);
  expect(await leastOf(browser, 'query after loading')).toBeLessThan(0.5);
});

// The longest task is 0.12 to 0.15 yardsticks on a busy machine; with twenty hits in one frame it took half as long again.
test('typing keeps the main thread free: no task takes a sixth of a yardstick', async ({
  browser,
}) => {
  const server = await serveDirectory({directory: mainDirectory});
  let least = Infinity;
  // The best of three, as above; one that is good enough is the best already.
  for (let i = 0; i < 3 && least >= 1 / 6; i++) {
    const {longest, yardstick} = await measureTyping(browser, server.origin);
    least = Math.min(least, (longest[0] ?? 0) / yardstick);
  }
  await server.close();
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(1 / 6);
});
