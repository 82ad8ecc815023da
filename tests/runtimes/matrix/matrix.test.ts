import {readdirSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {cacheFolder, codeOf, digest, DiskCache} from '../../../src/content/cache';
import {askEverything} from '../../../toolkit/v11/matrix/client';
import {matrixFolder} from './bundle';
import {plans} from './plans';
import {serve, type ServerPlan} from './serve';
import {differences} from './table';

const here = import.meta.dirname;
const serversFolder = path.join(matrixFolder, 'servers');

const passed = new DiskCache<true>(cacheFolder(process.cwd(), 'matrix'));
const followed = [
  codeOf(
    ...['bundle', 'next', 'serve', 'table'].map((name) => path.join(here, `${name}.ts`)),
    ...['client', 'router'].map((name) => path.join(matrixFolder, `${name}.ts`)),
  ),
  ...[
    ...readdirSync(serversFolder).map((name) => path.join(serversFolder, name)),
    path.join(here, '../platforms/package-lock.json'),
    'package-lock.json',
  ].map((file) => readFileSync(file)),
];

let folder: string;

beforeAll(async () => {
  const parent = path.resolve('toolkit/v11/.samples/matrix');
  await fs.mkdir(parent, {recursive: true});
  folder = await fs.mkdtemp(path.join(parent, 'run-'));
});

afterAll(() => fs.rm(folder, {recursive: true, force: true, maxRetries: 3}));

async function outcomeOf(plan: ServerPlan) {
  const served = await serve(plan, folder);
  try {
    return await askEverything(served.url);
  } finally {
    await served.stop();
  }
}

it.each(Object.entries(plans))('the table of %s says what came out', async (file, columns) => {
  const source = await fs.readFile(file, 'utf8');
  const key = digest(...followed, JSON.stringify(columns), source);
  if (passed.get(key)) return;
  const outcomes = new Map<string, Map<string, string>>();
  for (const [name, servers] of Object.entries(columns)) {
    // Most of the time, a server waits.
    const [first, ...others] = await Promise.all(servers.map(outcomeOf));
    for (const other of others) expect(other, name).toEqual(first);
    if (first) outcomes.set(name, first);
  }
  expect(differences(source, outcomes)).toEqual([]);
  passed.set(key, true);
});
