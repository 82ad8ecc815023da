import {mainDirectory, test, expect} from '../../support/test';
import {measureLoad, measureTyping} from '../../search/bench/browser';
import {serveDirectory} from '../../support/server';

/**
 * Processor time, which other programs on the machine don't add to. A busy machine is slower all
 * the same, and the figures come from `npm run bench:search -- --browser` on a quiet one: this much
 * room is left for that.
 */
const ROOM = 2;

test.describe.configure({mode: 'serial', timeout: 120_000});

test('the guides answer within 300 ms on a processor 4 times slower', async ({browser}) => {
  const server = await serveDirectory({directory: mainDirectory});
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    times.push((await measureLoad(browser, server.origin, 4)).processor);
  }
  await server.close();
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(Math.min(...times)).toBeLessThan(300 * ROOM);
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
