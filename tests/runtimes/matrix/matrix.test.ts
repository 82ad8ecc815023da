import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {askEverything} from '../../../toolkit/v11/matrix/client';
import {plans} from './plans';
import {serve, type ServerPlan} from './serve';
import {differences} from './table';

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
  const outcomes = new Map<string, Map<string, string>>();
  for (const [name, plan] of Object.entries(columns)) outcomes.set(name, await outcomeOf(plan));
  expect(differences(await fs.readFile(file, 'utf8'), outcomes)).toEqual([]);
});
