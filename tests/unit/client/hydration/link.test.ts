import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import linkLoader from '@site/src/client/hydration/link-loader.mjs';

const link = readFileSync('node_modules/@docusaurus/core/lib/client/exports/Link.js', 'utf8');

test('a link does not create its own observer', () => {
  const source = linkLoader(link);
  expect(source).toContain('new LinkObserver((entries) =>');
  expect(source).toMatch(/^import LinkObserver from ".*\/browser\/LinkObserver\.ts";\n/);
  expect(source).not.toContain('new window.IntersectionObserver');
});

test('a Link with another observer stops the build', () => {
  expect(() => linkLoader(link + link)).toThrow(/no longer has one new window\.Intersection/);
});
