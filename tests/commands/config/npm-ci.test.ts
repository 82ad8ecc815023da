import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, test} from 'vitest';

describe('npm ci', () => {
  const toolkits = readdirSync('toolkit').map((name) => `toolkit/${name}/package.json`);
  const manifests = ['package.json', 'package-lock.json', '.npmrc', ...toolkits];
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-ci-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  /** @returns the warnings of an installation that would take place in a folder, without the network */
  function warningsOf(cwd: string): string[] {
    const args = ['ci', '--dry-run', '--offline', '--include=dev', '--userconfig=none'];
    // The npm settings of the person who runs the tests may cause other warnings.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)),
    );
    const {status, stderr} = spawnSync('npm', args, {
      cwd,
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stderr).toBe(0);
    return stderr.split('\n').filter((line) => line.startsWith('npm warn'));
  }

  test('prints no warning', () => {
    const site = path.join(folder, 'site');
    for (const file of manifests) {
      cpSync(file, path.join(site, file));
    }
    expect(warningsOf(site)).toEqual([]);
  });

  test('would warn about a package for a newer Node', () => {
    const planted = path.join(folder, 'planted');
    mkdirSync(planted);
    const root = {name: 'planted', version: '1.0.0', dependencies: {future: '1.0.0'}};
    const future = {version: '1.0.0', engines: {node: '>=99'}};
    const write = (file: string, content: unknown) =>
      writeFileSync(path.join(planted, file), JSON.stringify(content));
    write('package.json', root);
    write('package-lock.json', {
      ...root,
      lockfileVersion: 3,
      packages: {'': root, 'node_modules/future': future},
    });
    expect(warningsOf(planted).join('\n')).toContain("package: 'future@1.0.0'");
  });
});
