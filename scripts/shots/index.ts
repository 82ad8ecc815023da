/**
 * `npm run shots`: pictures of each kind of page and of each component, of the site in `build/`, and
 * an `index.html` that shows them side by side.
 *
 *   npm run shots -- --out DIR       another folder than `shots`
 *   npm run shots -- --only search   only what has that in its name
 *   npm run shots -- --compare DIR   names what differs from an earlier run's pictures; exit code 1
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {comparePictures} from './compare';
import {clearFolder, writeDifferences, writeSheet} from './report';
import {subjects} from './subjects';
import {takePictures} from './take';

/** @throws Error listing the differences */
function compare(earlier: string, folder: string, only: string): void {
  const all = comparePictures(earlier, folder);
  // A partial run says nothing about the other pictures.
  const differences = only ? all.filter(({file}) => fs.existsSync(path.join(folder, file))) : all;
  if (differences.length === 0) {
    console.log(`No pixel differs from ${earlier}.`);
    return;
  }
  writeDifferences(folder, earlier, differences);
  const lines = differences.map(({file, how}) => `  ${file}: ${how}`);
  throw new Error(
    `${differences.length} pictures differ, see ${path.join(folder, 'differences.html')}\n${lines.join('\n')}`,
  );
}

async function main(): Promise<void> {
  const {values: options} = parseArgs({
    options: {
      out: {type: 'string', default: 'shots'},
      only: {type: 'string', default: ''},
      compare: {type: 'string'},
    },
  });
  const folder = path.resolve(options.out);
  const earlier = options.compare === undefined ? undefined : path.resolve(options.compare);
  if (earlier === folder) throw new Error(`${folder} can't be both the earlier run and this one.`);
  const wanted = subjects.filter(({name}) => name.includes(options.only));
  if (wanted.length === 0) throw new Error(`Nothing has "${options.only}" in its name.`);

  clearFolder(folder);
  writeSheet(folder, wanted);
  await takePictures(wanted, folder);
  console.log(`Look at ${path.join(folder, 'index.html')}`);
  if (earlier !== undefined) compare(earlier, folder, options.only);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
