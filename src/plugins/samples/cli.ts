/**
 * Checks the samples of all pages, or of the pages and folders given as arguments. Exits with 1 if
 * anything is wrong.
 *
 * --run    also runs the pages that ask for it
 * --newest runs a page with the newest of its releases only, unless it says what differs in others
 * --changed runs only the pages that changed, and a dozen more; all if packages or what runs them did
 * --force  checks and runs what is known to be unchanged, too
 */
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {changedFiles} from '../../../scripts/changes.mjs';
import {countOf, describe, lineOf, overLimit} from './core/report';
import type {Problem} from './core/model';
import {runPages} from './core/runs';
import {type CheckedPage, Samples} from './core/samples';
import {selectPages} from './run/selection';

const options = {
  run: {type: 'boolean', default: false},
  newest: {type: 'boolean', default: false},
  changed: {type: 'boolean', default: false},
  force: {type: 'boolean', default: false},
} as const;

function read() {
  try {
    return parseArgs({allowPositionals: true, options});
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      `There are ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
    process.exit(1);
  }
}

const {values, positionals} = read();

/** Runs pages and prints how many, and how many of them were left out. */
async function run(siteDir: string, checked: readonly CheckedPage[]): Promise<Problem[]> {
  const started = Date.now();
  const files = checked
    .filter(({page}) => page.fences.some(({role}) => role !== undefined))
    .map(({page}) => page.file);
  const selected = values.changed ? selectPages(files, changedFiles(siteDir)) : files;
  const left = new Set(files.filter((file) => !selected.includes(file)));
  const {problems, ran, pages, cached} = await runPages(
    siteDir,
    checked.filter(({page}) => !left.has(page.file)),
    {force: values.force, newest: values.newest},
  );
  console.log(
    `Ran ${ran} projects of ${pages} pages (${cached} unchanged) in ${Date.now() - started} ms.`,
  );
  if (left.size > 0) console.log(`Left out ${left.size} pages that have not changed.`);
  return problems;
}

async function main() {
  const siteDir = process.cwd();
  const samples = new Samples(siteDir, {force: values.force});
  const all = samples.allFiles();
  const given = positionals.map((file) =>
    path.relative(siteDir, path.resolve(file)).split(path.sep).join('/'),
  );
  const below = (file: string) => all.filter((it) => it === file || it.startsWith(`${file}/`));
  const files = given.flatMap(below);
  const unknown = given.filter((file) => below(file).length === 0);
  if (unknown.length > 0) {
    console.error(
      `Not pages of this site: ${unknown.join(', ')}. Give paths such as docs/quickstart.mdx or docs/server.`,
    );
    process.exitCode = 1;
    return;
  }
  const started = Date.now();
  const checked = await samples.check(files.length > 0 ? files : all);
  const problems = checked.flatMap(({result}) => result.problems);
  console.log(describe(checked, Date.now() - started));
  if (files.length === 0) problems.push(...overLimit(checked));
  if (values.run) {
    problems.push(...(await run(siteDir, checked)));
  }
  samples.close();
  for (const problem of problems) console.error(lineOf(problem));
  if (problems.length > 0) {
    console.error(`\n${countOf(problems)}.`);
    process.exitCode = 1;
  }
}

void main();
