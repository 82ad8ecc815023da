/**
 * `npm run bench:search [-- --dir build --peers --browser]`: relevance, size and speed of this
 * site's search, beside other engines over the same pages (`--peers`, installed into a temporary
 * folder, or found in `--peers-folder`), what it costs in a browser (`--browser`), and what each of its
 * rules is worth (`--ablation`).
 */
import {readdirSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {Corpus} from '../../../src/plugins/search/engine/corpus';
import {median} from '../../../scripts/bench-site/statistics';
import {INDEX_FOLDER} from '../../../src/plugins/search/global-data';
import type {Shard} from '../../../src/plugins/search/types';
import {ownEngine, TAGS} from '../own-engine';
import {byPage, expectations, fresh, heldOut, measure, questions, type Engine} from '../relevance';
import {ablate} from './ablate';
import {measureInBrowser} from './browser';
import {bundledStore} from './bundled';
import {wholePages} from './pages';
import {installPeers, openPeers, type Peer} from './peers';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    peers: {type: 'boolean', default: false},
    'peers-folder': {type: 'string'},
    browser: {type: 'boolean', default: false},
    ablation: {type: 'boolean', default: false},
  },
});
const outDir = path.resolve(values.dir);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (value: number | undefined) =>
  value === undefined ? '' : `${value.toFixed(value < 1 ? 2 : 1)} ms`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Of so many queries one is typed: a thousand keystrokes are enough. */
const TYPED_SHARE = 12;

/** So often is each key asked on the clock; its median counts. */
const PASSES = 7;

/**
 * Queries as they are typed: every beginning of them is asked, once to warm up and then on the clock.
 * Engines take turns, since how fast a machine is changes with what else it does.
 *
 * @returns for each engine the median, the mean, what 95 % of the keys are below, and the longest
 */
async function timeKeystrokes(engines: readonly Engine[]): Promise<string[][]> {
  const typed = expectations.filter((_, i) => i % TYPED_SHARE === 0);
  const keystrokes = typed.flatMap(({query, version}) =>
    Array.from(query, (_, i) => [query.slice(0, i + 1), version] as const),
  );
  const runs = engines.map((engine) => ({engine, keys: keystrokes.map((): number[] => [])}));
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const {engine, keys} of runs) {
      for (const [i, keystroke] of keystrokes.entries()) {
        const start = performance.now();
        await engine(...keystroke);
        if (pass > 0) keys[i]?.push(performance.now() - start);
      }
    }
  }
  return runs.map(({keys}) => {
    const times = keys.map(median).sort((a, b) => a - b);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return [at(0.5), mean, at(0.95), at(1)].map(milliseconds);
  });
}

function sizes(files: readonly Buffer[] | undefined): string[] {
  if (!files) return ['', '', ''];
  const sum = (size: (file: Buffer) => number) =>
    kilobytes(files.reduce((total, file) => total + size(file), 0));
  return [
    sum((file) => file.length),
    sum((file) => gzipSync(file).length),
    sum((file) => brotliCompressSync(file).length),
  ];
}

function readIndex(): {name: string; content: Buffer}[] {
  const folder = path.join(outDir, INDEX_FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({name, content: readFileSync(path.join(folder, name))}));
}

function open(content: Buffer): number {
  const start = performance.now();
  const shard = JSON.parse(content.toString('utf8')) as Partial<Shard>;
  if (shard.pages) new Corpus(shard as Shard);
  return performance.now() - start;
}

/** What readers of the newest version load. */
async function ownPeer(): Promise<Peer> {
  const [newest] = Object.values(TAGS);
  const files = readIndex()
    .filter(({name}) => name.startsWith('default.') || name.startsWith(`${newest}.`))
    .map(({content}) => content);
  return {
    name: 'this site',
    engine: ownEngine(outDir, await bundledStore()),
    files,
    loadTime: files.reduce((sum, file) => sum + open(file), 0),
  };
}

/** MRR@10 and top-1 of each set of questions. */
async function onQuestions(engine: Engine): Promise<string[]> {
  const cells = [];
  for (const set of [questions, heldOut, fresh]) {
    const pages = byPage(engine, set);
    const {mrr, top1} = await measure(pages.engine, pages.cases);
    cells.push(mrr.toFixed(3), percent(top1));
  }
  return cells;
}

async function reportAblation(): Promise<void> {
  const rows = [['without', 'other first hit', 'worse', 'better', 'MRR@10']];
  await ablate(await wholePages(outDir), (row) => rows.push([...row]));
  printTable(rows);
}

async function compare(peers: readonly Peer[]): Promise<void> {
  const rows = [
    'engine, judged by page|MRR@10|top-1|top-3|no results|questions: MRR@10|top-1|held out: MRR@10|top-1|fresh: MRR@10|top-1|index raw|gzip|brotli|load|key p50|mean|p95|max'.split(
      '|',
    ),
  ];
  const keys = await timeKeystrokes(peers.map(({engine}) => engine));
  for (const [i, {name, engine, files, loadTime}] of peers.entries()) {
    const pages = byPage(engine);
    const {mrr, top1, top3, zeroResults} = await measure(pages.engine, pages.cases);
    rows.push([
      name,
      mrr.toFixed(3),
      percent(top1),
      percent(top3),
      percent(zeroResults),
      ...(await onQuestions(engine)),
      ...sizes(files),
      milliseconds(loadTime),
      ...(keys[i] ?? []),
    ]);
  }
  printTable(rows);
}

async function reportOwn(): Promise<void> {
  printTable([
    ['index file', 'raw', 'gzip', 'brotli', 'open'],
    ...readIndex().map(({name, content}) => [
      name,
      ...sizes([content]),
      milliseconds(open(content)),
    ]),
  ]);
  const {mrr, top1, top3, zeroResults, misses} = await measure(ownEngine(outDir));
  console.log(
    `\nWith anchors: MRR@10 ${mrr.toFixed(3)}, top-1 ${percent(top1)}, top-3 ${percent(top3)}, no results ${percent(zeroResults)}. Not first:`,
  );
  for (const {expectation, rank, first} of misses) {
    console.log(
      `  ${rank || '-'}  ${expectation.version} "${expectation.query}": ${first ?? 'nothing'} before ${expectation.targets[0]}`,
    );
  }
}

async function main(): Promise<void> {
  console.log(
    `${expectations.length} queries; load of this machine ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}\n`,
  );
  await reportOwn();
  console.log('');
  const peers =
    values.peers || values['peers-folder']
      ? await openPeers(outDir, values['peers-folder'] ?? installPeers())
      : [];
  await compare([await ownPeer(), ...peers]);
  await Promise.all(peers.map(({close}) => close?.()));
  if (values.ablation) await reportAblation();
  if (values.browser) console.log(`\n${await measureInBrowser(outDir)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  // Servers of peers that did open would keep it running.
  process.exit(1);
});
