import {readdirSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {cacheFolder, codeOf, digest, DiskCache} from '../../../src/content/cache';
import {askEverything} from '../../../toolkit/v11/matrix/client';
import {differences, type Measured, sectionOf} from '../../support/measuredTable';
import {shareOf} from '../../support/share';
import install from '../install';
import {matrixFolder} from './bundle';
import {plans} from './plans';
import {serve, type ServerPlan} from './serve';

const here = import.meta.dirname;
const serversFolder = path.join(matrixFolder, 'servers');

const passed = new DiskCache<true>(cacheFolder(process.cwd(), 'matrix'));
const followed = [
  codeOf(
    ...['bundle', 'next', 'serve', '../../support/measuredTable'].map((name) =>
      path.join(here, `${name}.ts`),
    ),
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
  await install();
  const parent = path.resolve('toolkit/v11/.samples/matrix');
  await fs.mkdir(parent, {recursive: true});
  folder = await fs.mkdtemp(path.join(parent, 'run-'));
}, 600_000);

afterAll(() => fs.rm(folder, {recursive: true, force: true, maxRetries: 3}));

/** What all servers answer. They are started and asked at the same time, because most of it is waiting. */
async function outcomesOf(servers: readonly ServerPlan[]) {
  const served = servers.map((plan) => serve(plan, folder));
  try {
    const urls = (await Promise.all(served)).map(({url}) => url);
    return await Promise.all(urls.map(askEverything));
  } finally {
    for (const result of await Promise.allSettled(served)) {
      if (result.status === 'fulfilled') await result.value.stop();
    }
  }
}

/** A message is too long for a cell, which says `no`; the page quotes the message. */
const cellOf = (outcome: string): Pick<Measured, 'verdict' | 'messages'> =>
  outcome.startsWith('no: ')
    ? {verdict: 'no', messages: [outcome.slice('no: '.length)]}
    : {verdict: outcome, messages: []};

const taken = shareOf({
  name: 'Platforms',
  items: Object.entries(plans),
  nameOf: ([file]) => file,
  filesOf: ([file]) => [file],
  code: ['tests/runtimes/', 'toolkit/v11/'],
  parts: 6,
});

it.each(taken)('the table of %s says what came out', async (file, columns) => {
  const source = await fs.readFile(file, 'utf8');
  const key = digest(...followed, JSON.stringify(columns), source);
  if (passed.get(key)) return;
  const all = await outcomesOf(Object.values(columns).flat());
  const measured: Measured[] = [];
  for (const [column, servers] of Object.entries(columns)) {
    const [first = new Map<string, string>(), ...others] = all.splice(0, servers.length);
    for (const other of others) expect(other, column).toEqual(first);
    for (const [row, outcome] of first) measured.push({row, column, ...cellOf(outcome)});
  }
  expect(differences(sectionOf(source, 'Where it runs'), measured)).toEqual([]);
  passed.set(key, true);
});
