import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {expect, test} from 'vitest';

import {asModule} from '../../../src/plugins/playground/build/typescript';

const published = readFileSync(createRequire(import.meta.url).resolve('typescript'), 'utf8');

test('TypeScript in a different form stops the build', () => {
  const changed = published.replace('__toCommonJS(typescript_exports)', 'typescript_exports');
  expect(() => asModule(changed)).toThrow(/typescript\.js no longer has the form/);
});
