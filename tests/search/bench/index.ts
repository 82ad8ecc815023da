/**
 * `npm run bench:search [-- --dir build]`: relevance, size and speed of the search over the pages of a
 * build. They are read and indexed anew, so a change of any rule counts without another build.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';

import {median} from '../../../scripts/bench-site/statistics';
import {readPages} from '../../../src/plugins/search/build/pages';
import {toIndexFiles} from '../../../src/plugins/search/build/shards';
import type {PageEntry} from '../../../src/plugins/search/types';
import {engineOver, readIndexedPages} from '../own-engine';
import {
  asked,
  expectations,
  fresh,
  heldOut,
  measure,
  pasted,
  questions,
  type Engine,
} from '../relevance';

const SETS = {queries: expectations, questions, 'held out': heldOut, fresh, asked, pasted};

/** Of so many queries one is typed: a thousand keystrokes are enough. */
const TYPED_SHARE = 12;

/** So often is each key asked on the clock; its median counts. */
const PASSES = 7;

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

async function indexAnew(outDir: string): Promise<Map<string, string>> {
  const entries = (await readIndexedPages(outDir)).map(({sections, ...page}): PageEntry => ({
    ...page,
    ...(sections[0] && {title: sections[0].title}),
  }));
  const pages = await readPages({outDir, baseUrl: '/'}, entries);
  return new Map(toIndexFiles(pages, 'https://example.com').map((it) => [it.name, it.content]));
}

async function reportRelevance(engine: Engine): Promise<void> {
  const rows = [['set', 'MRR@10', 'first', 'in three', 'none']];
  for (const [set, cases] of Object.entries(SETS)) {
    const {mrr, top1, top3, zeroResults, misses} = await measure(engine, cases);
    const shares = [top1, top3, zeroResults].map((share) => `${(share * 100).toFixed(1)} %`);
    rows.push([set, mrr.toFixed(4), ...shares]);
    for (const {expectation, rank, first} of misses) {
      const {version, query, targets} = expectation;
      const instead = `${first ?? 'nothing'} before ${targets[0]}`;
      console.log(`  ${rank || '-'}  ${version} "${query}": ${instead}`);
    }
  }
  console.log('');
  printTable(rows);
}

/** Queries as they are typed: every beginning of them is asked, once to warm up and then on the clock. */
async function reportKeystrokes(engine: Engine): Promise<void> {
  const typed = expectations.filter((_, i) => i % TYPED_SHARE === 0);
  const keystrokes = typed.flatMap(({query, version}) =>
    Array.from(query, (_, i) => [query.slice(0, i + 1), version] as const),
  );
  const keys = keystrokes.map((): number[] => []);
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const [i, keystroke] of keystrokes.entries()) {
      const start = performance.now();
      await engine(...keystroke);
      if (pass > 0) keys[i]?.push(performance.now() - start);
    }
  }
  const times = keys.map(median).sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  printTable([
    ['milliseconds of a key: p50', 'p95', 'max'],
    [at(0.5), at(0.95), at(1)],
  ]);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const files = await indexAnew(path.resolve(values.dir));
  const engine = engineOver(async (name) => JSON.parse(files.get(name) ?? '') as unknown);
  await reportRelevance(engine);
  printTable([
    ['index file', 'bytes', 'brotli'],
    ...[...files].map(([name, content]) => [
      name,
      ...[content.length, brotliCompressSync(content).length].map(String),
    ]),
  ]);
  await reportKeystrokes(engine);
}

void main();
