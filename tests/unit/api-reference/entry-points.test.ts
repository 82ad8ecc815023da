import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {listEntryPoints} from '../../../src/plugins/api-reference/entry-points';
import {packageFolder, type Reference} from '../../../src/plugins/api-reference/options';
import {packageFolder as installedFolder} from '../../../src/content/packages';
import type {VersionName} from '../../../src/versions/list';
import {toolkitsOf} from '../../../src/versions/toolkits';
import {newestReference} from './newest';

const siteDir = path.resolve('.');

const referenceOf = (name: VersionName): Reference => ({
  ...newestReference,
  siteDir,
  version: {...newestReference.version, name},
});

describe('packageFolder', () => {
  it.each(newestReference.contents.packages.map(({name}) => name))(
    'finds the newest release of %s that a toolkit pins',
    (name) => {
      const pinned = toolkitsOf(siteDir, '11.x').flatMap(({packages}) => packages.get(name) ?? []);
      const [newest] = pinned.sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
      const folder = packageFolder(referenceOf('11.x'), name);
      const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
      expect(manifest).toContain(`"version": "${newest}"`);
    },
  );

  it('finds what is hoisted from a toolkit', () => {
    expect(packageFolder(referenceOf('10.x'), '@trpc/server')).toBe(
      path.join(siteDir, 'node_modules/@trpc/server'),
    );
  });

  it('says which package no toolkit of the version lists', () => {
    expect(() => packageFolder(referenceOf('10.x'), '@trpc/none')).toThrow(
      'No toolkit of 10.x lists @trpc/none.',
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

  it('finds declarations and sources of a package', () => {
    const entryPoints = listEntryPoints(installedFolder(siteDir, 'toolkit/v11', '@trpc/server'));
    const express = entryPoints.find(
      ({specifier}) => specifier === '@trpc/server/adapters/express',
    );
    expect(path.basename(express?.declaration ?? '')).toBe('express.d.mts');
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
