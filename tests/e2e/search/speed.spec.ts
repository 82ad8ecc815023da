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

test('typing keeps the main thread free: no task does 10 ms of work', async ({browser}) => {
  // Twenty hits in one frame took 14 to 18 ms, which twice the room would let through.
  const limit = 10 * 1.4;
  const server = await serveDirectory({directory: mainDirectory});
  let least = Infinity;
  // The best of three, as above; one that is good enough is the best already.
  for (let i = 0; i < 3 && least >= limit; i++) {
    const {longest} = await measureTyping(browser, server.origin);
    least = Math.min(least, longest[0] ?? 0);
  }
  await server.close();
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(limit);
});
