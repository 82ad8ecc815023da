import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {expect, test} from 'vitest';

import {compilerScript} from '../../../src/plugins/playground/build/compiler';
import {asModule} from '../../../src/plugins/playground/build/typescript';

const published = readFileSync(createRequire(import.meta.url).resolve('typescript'), 'utf8');

test('TypeScript in a different form stops the build', () => {
  const changed = published.replace('__toCommonJS(typescript_exports)', 'typescript_exports');
  expect(() => asModule(changed)).toThrow(/typescript\.js no longer has the form/);
});

test("the playground's compiler has no editor server and no quick fixes", async () => {
  const script = await compilerScript();
  const contains = (name: string) => script.includes(name);
  expect(['getSemanticDiagnostics', 'getCompletionsAtPosition'].filter(contains)).toHaveLength(2);
  expect(['typingsInstaller', 'requestDelayMillis', 'addMissingAwait'].filter(contains)).toEqual(
    [],
  );
  expect(script.length).toBeLessThan(3_000_000);
});
