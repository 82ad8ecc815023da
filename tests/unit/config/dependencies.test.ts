import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import manifest from '../../../package.json';
import {packagesOfBrowser} from './browser-imports';

const {dependencies, devDependencies} = manifest;
const manifests = [
  'package.json',
  ...readdirSync('toolkit').map((folder) => `toolkit/${folder}/package.json`),
];

describe('the list in CONTRIBUTING.md', () => {
  /** The names that the list explains; `remark-*` matches all that begin with `remark-`. */
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Dependencies');
  const explained = [...section.matchAll(/^- (`.*?):/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

  function covers(name: string, dependency: string): boolean {
    return name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name;
  }

  test('says what every dependency is for, and names no other', () => {
    const used = Object.keys({...dependencies, ...devDependencies});
    expect(used.filter((name) => !explained.some((it) => covers(it, name)))).toEqual([]);
    expect(explained.filter((name) => !used.some((it) => covers(name, it)))).toEqual([]);
  });
});

describe('package.json', () => {
  test('has as dependencies what runs in the browser, and nothing else', () => {
    const packages = packagesOfBrowser();
    // What Markdown pages are compiled to imports it.
    packages.set('@mdx-js/react', 'docs');
    expect([...packages.keys()].sort()).toEqual(Object.keys(dependencies));
  });

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
