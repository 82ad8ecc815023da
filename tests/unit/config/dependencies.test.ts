import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import manifest from '../../../package.json';

const manifests = [
  'package.json',
  ...readdirSync('toolkit').map((folder) => `toolkit/${folder}/package.json`),
];

describe('package.json', () => {
  test.each(manifests)('%s names exact versions', (file) => {
    const {dependencies: own, devDependencies: dev} = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    // A second line of a package has a name of ours, and the package's own before its version.
    const ranges = Object.entries({...own, ...dev}).filter(
      ([, version]) => !/^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  test('gives a reason for each override and for each decision about an install script', () => {
    const overrides = Object.entries(manifest.overrides).flatMap(([name, value]) =>
      typeof value === 'string' ? [name] : Object.keys(value).map((inner) => `${name} > ${inner}`),
    );
    expect(Object.keys(manifest['//overrides'])).toEqual(overrides);
    expect(Object.keys(manifest['//allowScripts'])).toEqual(Object.keys(manifest.allowScripts));
  });
});
