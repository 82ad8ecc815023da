import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';

import {
  cacheFolder,
  codeOf,
  DiskCache,
  inputsOf,
  ownCacheFolder,
  writableFolder,
} from '../../../src/content/cache';
import {conversionCode, renderingCode} from '../../../src/plugins/api-reference/cache';
import {compressingCode} from '../../../src/plugins/hosting/compress';
import {checkingCode, runningCode} from '../../../src/plugins/samples/core/fingerprint';
import {drawingCode} from '../../../src/plugins/social-cards/write';

const project = path.resolve(__dirname, '../../..');

it('is at the root of the site, or of the one whose packages the site links to', () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cache-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const [whole, linked] = [path.join(folder, 'whole'), path.join(folder, 'linked')];
  fs.mkdirSync(path.join(whole, 'node_modules'), {recursive: true});
  fs.mkdirSync(linked);
  expect(cacheFolder(whole, 'samples')).toBe(path.join(whole, '.cache/samples'));
  expect(cacheFolder(linked, 'samples')).toBe(path.join(linked, '.cache/samples'));
  fs.symlinkSync(path.join(whole, 'node_modules'), path.join(linked, 'node_modules'));
  expect(cacheFolder(linked, 'samples')).toBe(path.join(whole, '.cache/samples'));
  expect(ownCacheFolder(linked, 'compressed')).toBe(path.join(linked, '.cache/compressed'));
});

describe('a cache', () => {
  function folderOf(): string {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
    onTestFinished(() => fs.rmSync(folder, {recursive: true}));
    return folder;
  }

  it.each([
    ['cut off', (stored: Buffer) => stored.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    [
      'changed',
      (stored: Buffer) => Buffer.from(stored.toString('latin1').replace('1', '2'), 'latin1'),
    ],
  ])('does not have a value that is %s', (_, damage) => {
    const folder = folderOf();
    const cache = new DiskCache<string>(folder);
    cache.set('key', 'value 1');
    expect(cache.get('key')).toBe('value 1');
    expect(fs.readdirSync(folder)).toEqual(['key.json']);
    const file = path.join(folder, 'key.json');
    fs.writeFileSync(file, damage(fs.readFileSync(file)));
    expect(cache.get('key')).toBeUndefined();
  });

  it("that can't be written says so once, and has nothing", () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    // Also for root, whom no permission keeps from writing.
    const full = path.join(folderOf(), 'file');
    fs.writeFileSync(full, '');
    const folder = path.join(full, 'cache');
    const cache = new DiskCache<string>(folder);
    for (const key of ['a', 'b']) cache.set(key, 'value');
    expect(cache.get('a')).toBeUndefined();
    const instead = writableFolder(folder);
    onTestFinished(() => fs.rmSync(instead, {recursive: true}));
    expect(fs.readdirSync(instead)).toEqual([]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`Nothing is kept in ${folder}`)]]);
    expect(writableFolder(path.join(instead, 'own'))).toBe(path.join(instead, 'own'));
  });
});

describe('the key of a cache', () => {
  let folder: string;
  const entry = () => path.join(folder, 'entry.ts');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(project, 'node_modules/.cache-test-'));
    write('entry.ts', "import {deep} from './deep';\nimport 'yaml';\nexport const value = deep;\n");
    write('deep.ts', 'export const deep = 1;\n');
    write('other.ts', 'export const other = 1;\n');
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it('changes with a module that the entry imports, and with no other', () => {
    const before = codeOf(entry());
    write('other.ts', 'export const other = 2;\n');
    expect(codeOf(entry())).toBe(before);
    write('deep.ts', 'export const deep = 2;\n');
    expect(codeOf(entry())).not.toBe(before);
  });

  it('has the version of a package that is imported', () => {
    expect(inputsOf([entry()]).packages).toEqual([expect.stringMatching(/^yaml@\d/)]);
  });

  it('cannot be made when an import leads nowhere', () => {
    const broken = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cache-')), 'broken.ts');
    fs.writeFileSync(broken, "import './missing';\n");
    expect(() => codeOf(broken)).toThrow('./missing');
  });
});

describe.each([
  ['checked samples', checkingCode, ['samples/core/table.ts', 'samples/core/jsdoc.ts']],
  ['run samples', runningCode, ['samples/run/match-output.ts', 'samples/run/preload/listen.ts']],
  ["TypeDoc's models", conversionCode, ['api-reference/typedoc/export-tags.ts']],
  [
    'pages of the reference',
    renderingCode,
    ['api-reference/typedoc/entry.ts', 'api-reference/typedoc/print.ts', '../content/mdx.ts'],
  ],
  ['preview images', drawingCode, ['social-cards/template.ts']],
  ['compressed files', compressingCode, ['hosting/compress.ts']],
])('%s', (_, entries, sources) => {
  it('follow from the sources that make them', () => {
    const {files} = inputsOf(entries);
    expect(files).toEqual(
      expect.arrayContaining(sources.map((source) => path.join(project, 'src/plugins', source))),
    );
  });
});
