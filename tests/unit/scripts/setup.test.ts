import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {firstDifference, isInstalled, nodeProblem} from '../../../scripts/setup.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['20.18.3', '21.7.3', '22.12.0', '18.20.4', '8.0.0'])(
    'refuses Node %s and says which one it needs',
    (version) => {
      expect(nodeProblem(version)).toContain(
        `needs Node 20.19 or 22.13 or newer; this is Node ${version}`,
      );
    },
  );
});

describe('firstDifference', () => {
  const locked = {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
    'node_modules/win': {version: '1.0.0', integrity: 'sha512-w', optional: true},
  };
  const installed = {'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'}};

  it('lets packages for other platforms be absent', () => {
    expect(firstDifference(locked, installed)).toBeUndefined();
  });

  it.each([
    ['a missing package', {}],
    ['another version', {'node_modules/a': {version: '1.0.1', integrity: 'sha512-a'}}],
    ['other contents', {'node_modules/a': {version: '1.0.0', integrity: 'sha512-b'}}],
  ])('names %s', (_, found) => {
    expect(firstDifference(locked, found)).toBe('node_modules/a');
  });

  it('names a package that the lockfile no longer has', () => {
    expect(firstDifference(locked, {...installed, 'node_modules/old': {version: '1.0.0'}})).toBe(
      'node_modules/old',
    );
  });
});

describe('isInstalled', () => {
  let root: string;
  const packages = {'node_modules/a': {version: '1.0.0'}};
  const write = (path: string) => writeFileSync(join(root, path), JSON.stringify({packages}));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'setup-'));
    write('package-lock.json');
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('is false on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when the installation was interrupted', () => {
    mkdirSync(join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
  });

  it('is true when npm recorded the same packages', () => {
    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json');
    expect(isInstalled(root)).toBe(true);
  });
});
