/**
 * Test files share one global scope, because loading TypeScript for each of them took half the
 * time. So a file must not leave its own `fetch` behind for another one.
 */
import {afterAll, expect} from 'vitest';

const names = [
  'AbortController',
  'Date',
  'fetch',
  'Request',
  'Response',
  'setTimeout',
  'WebSocket',
];
const read = (name: string): unknown => Reflect.get(globalThis, name);

const before = new Map(names.map((name) => [name, read(name)]));

afterAll(() => {
  const changed = names.filter((name) => read(name) !== before.get(name));
  expect(changed, 'This file left globals changed: restore them in afterEach').toEqual([]);
});
