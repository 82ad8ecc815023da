import {expect, it} from 'vitest';

import {nameModules} from '../../../../src/plugins/samples/core/module-names';

it.each([
  [
    'a package',
    '/home/me/site/toolkit/v11/node_modules/fastify/fastify.d.ts',
    'fastify/fastify.d.ts',
  ],
  ['a nested package', '/a/node_modules/b/node_modules/@c/d/e', '@c/d/e'],
  [
    'a file of the page',
    '/a/toolkit/v11/.samples/pages/docs_x.mdx/page-11.x/server/trpc',
    './server/trpc',
  ],
  ['anything else', 'node:http', 'node:http'],
])('names %s without this machine', (_, file, name) => {
  expect(nameModules(`Promise<typeof import("${file}")>`)).toBe(
    `Promise<typeof import("${name}")>`,
  );
});
