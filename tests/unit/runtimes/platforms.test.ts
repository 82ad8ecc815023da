import os from 'node:os';

import {afterEach, expect, it, vi} from 'vitest';

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
