import {expect, it} from 'vitest';

import {built} from './built';

const build = built(['minimal', 'duplicate-route']);

it('a duplicate route fails the build, which names it', () => {
  expect(build().code).toBe(1);
  expect(build().output).toMatch(/Duplicate routes found![^]*Attempting to create page at \//);
});
