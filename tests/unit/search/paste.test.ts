import {expect, test} from 'vitest';

import {shorten} from '@site/src/plugins/search/engine/paste';

const failure = 'Unable to transform response from server';

test.each([
  ['the name of an error', `TRPCClientError: ${failure}`],
  ['what a framework shows above it', `Unhandled Runtime Error\nTRPCClientError: ${failure}`],
  ['what a browser puts before it', `index.js:20 Uncaught (in promise) Error: "${failure}"`],
  ['a stack and what follows', `Error: ${failure}\n    at next (file:///a/b.mjs:3:4)\n  meta: {}`],
  ['the stack of one line', `${failure} at async run (webpack-internal:///./x.ts:1:2)`],
  ['paths and addresses', `https://a.b/c ${failure} C:\\x\\node_modules\\@trpc\\client\\y.js`],
  ['a JSON answer around it', `[{"error":{"message":"${failure}","code":-32004,"data":{}}}]`],
])('a pasted message loses %s', (_, pasted) => {
  expect(shorten(pasted)).toBe(failure);
});

test.each([
  ['TRPCError', 'TRPCError'],
  ['Error:', 'Error:'],
  ["what doesn't it do: error handling", "what doesn't it do: error handling"],
  ['@trpc/server/adapters/express', '@trpc/server/adapters/express'],
  ['https://trpc.io/docs/server/caching?x=1#y', '/docs/server/caching'],
  ['at the edge', 'at the edge'],
])('%s becomes %s', (pasted, kept) => {
  expect(shorten(pasted)).toBe(kept);
});

test('what is left is cut to 64 characters, at the end of a word if there is one', () => {
  const long = 'The inferred type of api cannot be named without a reference to another module';
  expect(shorten(long)).toBe('The inferred type of api cannot be named without a reference to');
  expect(shorten('a'.repeat(80))).toBe('a'.repeat(64));
  expect(shorten('one two three', 9)).toBe('one two');
});
