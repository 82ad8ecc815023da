/**
 * `npm run bench:search [-- --dir build --peers]`: relevance, size and speed of
 * this site's search, and of other engines over the same pages. Those are
 * installed into a temporary folder.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {Corpus} from '../../../src/plugins/search/engine/corpus';
import {INDEX_FOLDER} from '../../../src/plugins/search/global-data';
import type {Shard} from '../../../src/plugins/search/types';
import {ownEngine} from '../own-engine';
import {expectations, measure, type Engine} from '../relevance';
import {installPeers, peerEngines} from './peers';

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, peers: {type: 'boolean', default: false}},
});
const outDir = path.resolve(values.dir);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`;

/** Each query as it is typed: every beginning of it is asked. */
async function timeKeystrokes(engine: Engine): Promise<number[]> {
  const times: number[] = [];
  for (const {query, version} of expectations) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await engine(query.slice(0, length), version);
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

async function report(name: string, engine: Engine, shownMisses: number): Promise<void> {
  const {mrr, top1, top3, zeroResults, misses} = await measure(engine);
  const times = await timeKeystrokes(engine);
  const at = (share: number) =>
    milliseconds(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  console.log(
    `${name.padEnd(28)} MRR@10 ${mrr.toFixed(3)}  top-1 ${percent(top1)}  top-3 ${percent(top3)}  no results ${percent(zeroResults)}` +
      `  keystroke p50 ${at(0.5)} p95 ${at(0.95)} max ${at(1)}`,
  );
  for (const {expectation, rank, first} of misses.slice(0, shownMisses)) {
    console.log(
      `  ${rank || '-'}  ${expectation.version} "${expectation.query}": ${first ?? 'nothing'} before ${expectation.targets[0]}`,
    );
  }
}

function reportFiles(): void {
  const folder = path.join(outDir, INDEX_FOLDER);
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const content = readFileSync(path.join(folder, name), 'utf8');
    const start = performance.now();
    const shard = JSON.parse(content) as Partial<Shard>;
    if (shard.pages) new Corpus(shard as Shard);
    const load = performance.now() - start;
    console.log(
      `${name.padEnd(52)} raw ${content.length}  gzip ${gzipSync(content).length}  brotli ${brotliCompressSync(content).length}  open ${milliseconds(load)}`,
    );
  }
}

async function main(): Promise<void> {
  console.log(`${expectations.length} queries`);
  reportFiles();
  await report('this site', ownEngine(outDir), Infinity);
  if (!values.peers) return;
  const folder = installPeers();
  for (const [name, engine] of await peerEngines(outDir, folder)) await report(name, engine, 0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
