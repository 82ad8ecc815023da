import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {apiReference} from '../../../src/config/apiReference';
import {listEntryPoints} from '../../../src/plugins/api-reference/entry-points';
import {packageFolder, type Reference} from '../../../src/plugins/api-reference/options';

const siteDir = path.resolve('.');

const toolkit = (name: string): Reference => ({
  ...apiReference,
  siteDir,
  version: {...apiReference.version, toolkit: name},
});

describe('packageFolder', () => {
  it('finds what a toolkit has itself, and what is hoisted from it', () => {
    expect(packageFolder(toolkit('toolkit/v11'), '@trpc/server')).toBe(
      path.join(siteDir, 'toolkit/v11/node_modules/@trpc/server'),
    );
    expect(packageFolder(toolkit('toolkit/v10'), '@trpc/server')).toBe(
      path.join(siteDir, 'node_modules/@trpc/server'),
    );
  });

  it('says which package a toolkit lacks', () => {
    expect(() => packageFolder(toolkit('toolkit/v10'), '@trpc/none')).toThrow(
      '@trpc/none is not installed in toolkit/v10.',
    );
  });
});

describe('listEntryPoints', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'entry-points-'));
  afterAll(() => fs.rmSync(folder, {recursive: true}));
  const withExports = (exports: object) => {
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'some', exports}));
    return () => listEntryPoints(folder);
  };

  it.each([
    ['toolkit/v11', '.d.mts'],
    ['toolkit/v10', '.d.ts'],
  ])('finds declarations and sources of the packages in %s', (name, extension) => {
    const entryPoints = listEntryPoints(packageFolder(toolkit(name), '@trpc/server'));
    const express = entryPoints.find(
      ({specifier}) => specifier === '@trpc/server/adapters/express',
    );
    expect(path.basename(express?.declaration ?? '')).toMatch(/^(?:express|index)\.d\.m?ts$/);
    expect(express?.declaration.endsWith(extension)).toBe(true);
    expect(entryPoints.filter(({declaration}) => !fs.existsSync(declaration))).toEqual([]);
  });

  it('fails on an entry point without declarations', () => {
    expect(withExports({'.': {default: './index.js'}})).toThrow(
      '"exports" entry "." names no type declarations',
    );
  });

  it('fails on an entry point whose source is not shipped', () => {
    expect(withExports({'./a': {import: {types: './dist/a.d.mts'}}})).toThrow(
      '"exports" entry "./a" has no source at src/a.ts',
    );
  });
});
