/** What each rule of the engine is worth: the queries asked again without it. */
import {mkdtempSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {build, type Plugin} from 'esbuild';

import type {IndexFile, toIndexFiles} from '../../../src/plugins/search/build/shards';
import type {createStore} from '../../../src/plugins/search/client/store';
import type {Page} from '../../../src/plugins/search/types';
import {engineOver} from '../own-engine';
import {expectations, measure, rankOf, type Engine, type Expectation} from '../relevance';
import {ABLATIONS, type Ablation} from './ablations';

interface Variant {
  createStore: typeof createStore;
  toIndexFiles: typeof toIndexFiles;
}

const HOME = path.resolve('src/plugins/search');

/** What the index is made with, beside `build`. */
const OF_INDEX = ['engine/text.ts', 'engine/stop-words.ts', 'engine/postings.ts', 'engine/docs.ts'];

const changesIndex = ({file}: Ablation) => file.startsWith('build/') || OF_INDEX.includes(file);

function changing({rule, file, from, to}: Ablation): Plugin {
  return {
    name: 'ablation',
    setup({onLoad}) {
      onLoad({filter: /\.ts$/}, ({path: loaded}) => {
        if (loaded !== path.join(HOME, file)) return undefined;
        const code = readFileSync(loaded, 'utf8');
        if (!code.includes(from)) throw new Error(`"${rule}" is not in ${file}: ${from}`);
        return {contents: code.replace(from, () => to), loader: 'ts'};
      });
    },
  };
}

async function bundle(ablation?: Ablation): Promise<Variant> {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'search-variant-')), 'engine.cjs');
  await build({
    stdin: {
      contents: 'export * from "./client/store"; export * from "./build/shards";',
      resolveDir: HOME,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    plugins: ablation ? [changing(ablation)] : [],
  });
  return createRequire(outfile)(outfile) as Variant;
}

function engine(variant: Variant, files: readonly IndexFile[]): Engine {
  const contents = new Map(files.map(({name, content}) => [name, content]));
  return engineOver(
    async (name) => JSON.parse(contents.get(name) ?? '') as unknown,
    variant.createStore,
  );
}

/** Of each query the first hit and the rank of the first right one, 11 for none among ten. */
async function ask(asked: Engine, cases: readonly Expectation[]) {
  const answers = [];
  for (const one of cases) {
    const paths = await asked(one.query, one.version);
    answers.push({first: paths[0], rank: rankOf(paths, one) || 11});
  }
  return answers;
}

/**
 * @param pages - of a build, with all that the index is made of
 * @param onRow - told of each rule when it is done: its name, changed first hits, queries that are
 *   worse and better without it, and the MRR@10 that is left
 */
export async function ablate(
  pages: readonly Page[],
  onRow: (row: readonly string[]) => void,
): Promise<void> {
  const whole = await bundle();
  const files = whole.toIndexFiles(pages, 'https://example.com');
  const before = await ask(engine(whole, files), expectations);
  const {mrr} = await measure(engine(whole, files));
  onRow(['with all rules', '', '', '', mrr.toFixed(3)]);
  for (const ablation of ABLATIONS) {
    const variant = await bundle(ablation);
    const asked = engine(
      variant,
      changesIndex(ablation) ? variant.toIndexFiles(pages, 'https://example.com') : files,
    );
    const after = await ask(asked, expectations);
    const count = (is: (i: number) => boolean) => String(after.filter((_, i) => is(i)).length);
    const rank = (i: number) => [before[i]?.rank ?? 0, after[i]?.rank ?? 0] as const;
    const left = after.reduce((sum, one) => sum + (one.rank > 10 ? 0 : 1 / one.rank), 0);
    onRow([
      ablation.rule,
      count((i) => before[i]?.first !== after[i]?.first),
      count((i) => rank(i)[1] > rank(i)[0]),
      count((i) => rank(i)[1] < rank(i)[0]),
      (left / after.length).toFixed(3),
    ]);
  }
}
