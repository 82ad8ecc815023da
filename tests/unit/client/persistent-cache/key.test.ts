import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {keyOf} from '@site/src/client/persistent-cache/key';

let site: string;

function write(file: string, content: string): void {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'key-'));
});

afterEach(() => rmSync(site, {recursive: true}));

test.each([
  ['an image beside a page', 'docs/client/drawing.svg'],
  ['an image that pages share', 'static/img/drawing.svg'],
  ['a component', 'src/theme/Sample/index.tsx'],
  ['a plugin', 'src/plugins/samples/remark.ts'],
  ['the configuration', 'docusaurus.config.ts'],
  ['a sidebar', 'versioned_sidebars/version-9.x-sidebars.json'],
  ['an author', 'blog/authors.yml'],
  ["the index of the reference's names", 'docs/typedoc/symbols.json'],
  ['what packages are to be installed', 'package-lock.json'],
  ['what packages are installed', 'node_modules/.package-lock.json'],
])('a change to %s begins a new cache', async (_, file) => {
  write(file, 'before');
  const before = await keyOf(site, []);
  write(file, 'after');
  expect(await keyOf(site, [])).not.toBe(before);
  rmSync(path.join(site, file));
  expect(await keyOf(site, [])).not.toBe(before);
});

test('a change to the address of a page begins a new cache', async () => {
  const before = await keyOf(site, [['docs/links.mdx', '/docs/links']]);
  expect(await keyOf(site, [['docs/links.mdx', '/docs/client/links']])).not.toBe(before);
});

test.each(['docs/links.mdx', 'versioned_docs/version-9.x/links.md', 'blog/2022-11-21/index.mdx'])(
  'the text of %s does not',
  async (file) => {
    write(file, 'before');
    const before = await keyOf(site, []);
    write(file, 'after');
    expect(await keyOf(site, [])).toBe(before);
  },
);
