import type {Browser} from '@playwright/test';

import {measureLoad, measureTyping, type Wait} from '../../search/bench/browser';
import {serveDirectory} from '../../support/server';
import {expect, mainDirectory, test} from '../../support/test';

/**
 * Processor time, which other programs on the machine don't add to. A busy machine is slower all
 * the same, and the figures come from `npm run bench:search -- --browser` on a quiet one: this much
 * room is left for that.
 */
const ROOM = 2;

test.describe.configure({mode: 'serial', timeout: 120_000});

/** Least milliseconds of processor time in three runs, 4 times slower than on this machine. */
async function leastOf(browser: Browser, wait: Wait): Promise<number> {
  const server = await serveDirectory({directory: mainDirectory});
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    times.push((await measureLoad(browser, server.origin, 4, wait)).processor);
  }
  await server.close();
  return Math.min(...times);
}

test('the guides answer within 300 ms on a processor 4 times slower, and sooner to who waits', async ({
  browser,
}) => {
  const atOnce = await leastOf(browser, 'first query');
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThan(300 * ROOM);
  expect(await leastOf(browser, 'query after loading')).toBeLessThan(100 * ROOM);
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
