/** What `src/client/bundle` relies on in the packages whose parts it replaces. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';

import * as ourNprogress from '../../../../src/client/bundle/browser/nprogress';
import * as ourTslib from '../../../../src/client/bundle/browser/tslib';
import {buildOptions} from '../../../../src/client/bundle/config';

const packages = path.resolve('node_modules/@docusaurus');
const client = [
  'core/lib/client/**/*.js',
  'theme-{classic,search-algolia}/lib/theme/**/*.js',
  'theme-common/lib/**/*.js',
  'plugin-content-docs/lib/client/**/*.js',
];

/** Code of the reader's side of Docusaurus, by file. */
const sources = Globby.sync(client, {cwd: packages}).map((file) => ({
  file,
  text: readFileSync(path.join(packages, file), 'utf8'),
}));

function matches(texts: string[], pattern: RegExp): string[] {
  const all = texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...new Set(all)].sort();
}

describe('the client of Docusaurus', () => {
  test('imports the generated modules that are replaced, and no others that list pages', () => {
    const texts = sources.map(({text}) => text);
    expect(matches(texts, /from '@generated\/([\w.-]+)'/g)).toEqual([
      'client-modules',
      'codeTranslations',
      'docusaurus.config',
      'globalData',
      'i18n',
      'registry',
      'routes',
      'routesChunkNames',
      'site-metadata',
      'site-storage',
    ]);
  });

  test('reads no option of the configuration that readers do not get', () => {
    const reads = new RegExp(String.raw`siteConfig\??\.(?:${buildOptions.join('|')})\b`);
    expect(sources.filter(({text}) => reads.test(text)).map(({file}) => file)).toEqual([]);
  });

  test('takes only the function that loads it from a chunk in the registry, except for server rendering', () => {
    const creator = sources.find(({file}) => file.endsWith('ComponentCreator.js'))?.text ?? '';
    expect(matches([creator], /(chunkRegistry\[\d\])/g)).toEqual([
      'chunkRegistry[0]',
      'chunkRegistry[1]',
      'chunkRegistry[2]',
    ]);
    expect(creator).toContain('modules.push(chunkRegistry[1])');
    expect(creator).toContain('optsWebpack.push(chunkRegistry[2])');
    expect(sources.filter(({text}) => text.includes('preloadReady'))).toEqual([]);
  });
});

test('theme-classic calls only functions of nprogress that exist', () => {
  const source = readFileSync(path.join(packages, 'theme-classic/lib/nprogress.js'), 'utf8');
  expect(matches([source], /nprogress\.(\w+)\(/g)).toEqual(
    Object.keys(ourNprogress.default).sort(),
  );
});

test('utils-common calls only helpers of tslib that exist', () => {
  const texts = Globby.sync('utils-common/lib/**/*.js', {cwd: packages, absolute: true}).map(
    (file) => readFileSync(file, 'utf8'),
  );
  expect(matches(texts, /tslib_\d\.(\w+)/g)).toEqual(Object.keys(ourTslib));
});
