/** What each rule of the engine is worth: all queries asked again without it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from 'esbuild';

import {readPages} from '../../../src/plugins/search/build/pages';
import {readBuiltPages, type IndexFile} from '../../../src/plugins/search/build/shards';
import type {Page, PageEntry} from '../../../src/plugins/search/types';
import {engineOver} from '../own-engine';
import {measure, type Expectation} from '../relevance';
import {ABLATIONS, type Ablation} from './ablations';
import {bundle, HOME} from './engines';

/** What the index is made with, beside `build`. */
const OF_INDEX = ['engine/text.ts', 'engine/postings.ts'];

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

/** The pages of all versions with all that an index is made of, which index files leave out. */
async function wholePages(outDir: string): Promise<Page[]> {
  const entries = (await readBuiltPages(outDir)).map(
    ({path: url, kind, category, version, questions, sections}): PageEntry => ({
      path: url,
      kind,
      category,
      ...(version === undefined ? {} : {version}),
      ...(sections[0] ? {title: sections[0].title} : {}),
      questions,
    }),
  );
  return readPages({outDir, baseUrl: '/', entries});
}

/**
 * @param onRow - told of each rule when it is done: its name, and for each set the MRR@10, the share
 * of right first hits in percent, and the number of queries without results
 */
export async function ablate(
  outDir: string,
  sets: readonly (readonly Expectation[])[],
  onRow: (row: readonly string[]) => void,
): Promise<void> {
  const pages = await wholePages(outDir);
  let whole: IndexFile[] = [];
  for (const ablation of [undefined, ...ABLATIONS]) {
    const {Store, toIndexFiles} = await bundle(ablation && changing(ablation));
    const isSameIndex =
      ablation && !ablation.file.startsWith('build/') && !OF_INDEX.includes(ablation.file);
    const files = isSameIndex ? whole : toIndexFiles(pages, 'https://example.com');
    if (!ablation) whole = files;
    const contents = new Map(files.map(({name, content}) => [name, content]));
    const engine = engineOver(async (name) => JSON.parse(contents.get(name) ?? ''), Store);
    const cells = [];
    for (const set of sets) {
      const {mrr, top1, zeroResults} = await measure(engine, set);
      cells.push(mrr.toFixed(4), (top1 * 100).toFixed(1), String(zeroResults * set.length));
    }
    onRow([ablation?.rule ?? '(all rules)', ...cells]);
  }
}
