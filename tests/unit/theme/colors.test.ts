import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {dark, light} from '../../../src/css/colors';

const [inLight = '', inDark = ''] = readFileSync('src/css/site.css', 'utf8').split(/(?=html\[)/);

test.each([
  ['light', light, inLight],
  ['dark', dark, inDark],
])('preview images and the media page have the colors of the %s pages', (_mode, copies, css) => {
  const differing = Object.entries(copies).filter(
    ([name, hex]) => !css.includes(`${name}: ${hex};`),
  );
  expect(differing).toEqual([]);
});
