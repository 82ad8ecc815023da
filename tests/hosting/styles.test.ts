import {readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';

import {blocklist} from '../../src/client/styles';
import {build} from './shown';

test('no page has a class whose rules are left out of the style sheets', () => {
  const pages = Globby.sync('**/*.html', {cwd: build});
  expect(pages.length).toBeGreaterThan(200);
  const found = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(path.join(build, page), 'utf8');
    for (const [, quoted, bare] of html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)) {
      for (const name of (quoted ?? bare ?? '').split(' ')) found.add(name);
    }
  }
  expect(found).toContain('navbar');
  expect(blocklist.filter((name) => found.has(name))).toEqual([]);
});

test('no component of the site names one of them', () => {
  const files = Globby.sync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(50);
  // Plain words such as `card` may well be something else.
  const names = blocklist.filter((name) => /--|__/.test(name));
  const found = files.flatMap((file) => {
    const words = new Set(readFileSync(file, 'utf8').split(/[\s'"`]+/));
    return names.filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
