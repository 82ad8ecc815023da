/**
 * `npm run bench:search [-- --dir build --ablation]`: relevance, size and speed of this site's search,
 * beside MiniSearch over the same sections, and what each of its rules is worth (`--ablation`).
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';

import {median} from '../../../scripts/bench-site/statistics';
import {ownEngine} from '../own-engine';
import {
  asked,
  byPage,
  expectations,
  fresh,
  heldOut,
  measure,
  pasted,
  questions,
  type Engine,
} from '../relevance';
import {ablate} from './ablate';
import {bundle, miniSearch, readIndex} from './engines';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    ablation: {type: 'boolean', default: false},
  },
});
const outDir = path.resolve(values.dir);

const SETS = {queries: expectations, questions, 'held out': heldOut, fresh, asked, pasted};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
  console.log('');
}

/** Of so many queries one is typed: a thousand keystrokes are enough. */
const TYPED_SHARE = 12;

/** So often is each key asked on the clock; its median counts. */
const PASSES = 7;

/**
 * Queries as they are typed: every beginning of them is asked, once to warm up and then on the clock.
 * Engines take turns, since how fast a machine is changes with what else it does.
 */
async function reportKeystrokes(engines: Readonly<Record<string, Engine>>): Promise<void> {
  const typed = expectations.filter((_, i) => i % TYPED_SHARE === 0);
  const keystrokes = typed.flatMap(({query, version}) =>
    Array.from(query, (_, i) => [query.slice(0, i + 1), version] as const),
  );
  const runs = Object.entries(engines).map(([name, engine]) => {
    return {name, engine, keys: keystrokes.map((): number[] => [])};
  });
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const {engine, keys} of runs) {
      for (const [i, keystroke] of keystrokes.entries()) {
        const start = performance.now();
        await engine(...keystroke);
        if (pass > 0) keys[i]?.push(performance.now() - start);
      }
    }
  }
  printTable([
    ['milliseconds of a key', 'p50', 'p95', 'max'],
    ...runs.map(({name, keys}) => {
      const times = keys.map(median).sort((a, b) => a - b);
      const at = (share: number) =>
        (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
      return [name, at(0.5), at(0.95), at(1)];
    }),
  ]);
}

async function reportRelevance(engines: Readonly<Record<string, Engine>>): Promise<void> {
  const rows = [['', 'set', 'MRR@10', 'first', 'in three', 'none']];
  for (const [name, engine] of Object.entries(engines)) {
    for (const [set, cases] of Object.entries(SETS)) {
      const pages = byPage(engine, cases);
      for (const [judged, found] of [
        ['', await measure(engine, cases)],
        [', by page', await measure(pages.engine, pages.cases)],
      ] as const) {
        const {mrr, top1, top3, zeroResults} = found;
        const shares = [top1, top3, zeroResults].map(percent);
        rows.push([name, `${set}${judged}`, mrr.toFixed(4), ...shares]);
      }
    }
  }
  printTable(rows);
}

async function reportMisses(engine: Engine): Promise<void> {
  const {misses} = await measure(engine);
  for (const {expectation, rank, first} of misses) {
    const {version, query, targets} = expectation;
    const instead = `${first ?? 'nothing'} before ${targets[0]}`;
    console.log(`  ${rank || '-'}  ${version} "${query}": ${instead}`);
  }
  console.log('');
}

async function main(): Promise<void> {
  const own = ownEngine(outDir, (await bundle()).Store);
  const engines = {'this site': own, MiniSearch: miniSearch(outDir)};
  await reportMisses(own);
  printTable([
    ['index file', 'bytes', 'brotli'],
    ...[...readIndex(outDir)].map(([name, content]) => [
      name,
      ...[content.length, brotliCompressSync(content).length].map(String),
    ]),
  ]);
  await reportRelevance(engines);
  await reportKeystrokes(engines);
  if (!values.ablation) return;
  const columns = Object.keys(SETS).flatMap((set) => [set, 'first', 'none']);
  const rows: (readonly string[])[] = [['without', ...columns]];
  await ablate(outDir, Object.values(SETS), (row) => rows.push(row));
  printTable(rows);
}

void main();
