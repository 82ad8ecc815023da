/**
 * Checks the samples of all pages, or of those given as arguments. Exits with 1
 * if anything is wrong.
 *
 * --run    also runs the pages that ask for it
 * --newest runs a page with the newest of its releases only, unless it says what differs in others
 * --types  also collects the types that show on hover, so that a build finds them made
 * --force  checks and runs what is known to be unchanged, too
 * --claims checks nothing: counts the statements of behavior, and those with a proof beside them;
 *          of pages that are given, lists those without one
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {judge} from './claims/proofs';
import {claimsReport} from './claims/report';
import {countOf, describe, lineOf, overLimit} from './core/report';
import {runPages} from './core/runs';
import {Samples} from './core/samples';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    run: {type: 'boolean', default: false},
    newest: {type: 'boolean', default: false},
    types: {type: 'boolean', default: false},
    force: {type: 'boolean', default: false},
    claims: {type: 'boolean', default: false},
  },
});

/** Guides only, because posts tell stories, and the API reference is generated from the packages. */
function printClaims(siteDir: string, files: string[], listed: boolean) {
  const pages = files
    .filter((file) => /^(?:versioned_)?docs\//.test(file) && !file.includes('/typedoc/'))
    .map((file) => ({file, claims: judge(fs.readFileSync(path.join(siteDir, file), 'utf8'))}));
  console.log(claimsReport(pages, listed).join('\n'));
}

async function main() {
  const siteDir = process.cwd();
  const samples = new Samples(siteDir, {force: values.force});
  const all = samples.allFiles();
  const files = positionals.map((file) =>
    path.relative(siteDir, path.resolve(file)).split(path.sep).join('/'),
  );
  const unknown = files.filter((file) => !all.includes(file));
  if (unknown.length > 0) {
    console.error(
      `Not pages of this site: ${unknown.join(', ')}. Give paths such as docs/quickstart.mdx.`,
    );
    process.exitCode = 1;
    return;
  }
  if (values.claims) {
    samples.close();
    printClaims(siteDir, files.length > 0 ? files : all, files.length > 0);
    return;
  }
  const started = Date.now();
  const checked = await samples.check(files.length > 0 ? files : all, {types: values.types});
  const problems = checked.flatMap(({result}) => result.problems);
  console.log(describe(checked, Date.now() - started));
  if (files.length === 0) problems.push(...overLimit(checked));
  if (values.run) {
    const runsStarted = Date.now();
    const runs = await runPages(siteDir, checked, {force: values.force, newest: values.newest});
    problems.push(...runs.problems);
    console.log(
      `Ran ${runs.ran} projects of ${runs.pages} pages (${runs.cached} unchanged) in ${Date.now() - runsStarted} ms.`,
    );
  }
  samples.close();
  for (const problem of problems) console.error(lineOf(problem));
  if (problems.length > 0) {
    console.error(`\n${countOf(problems)}.`);
    process.exitCode = 1;
  }
}

void main();
