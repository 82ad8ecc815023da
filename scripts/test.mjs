// @ts-check
/**
 * Runs a plan of npm scripts, as many side by side as there are cores, with one exit code:
 *
 *   npm test            what a contributor and an upgrade need
 *   npm run lint        its six commands
 *   npm run test:site   small sites, commands, and the build as hosts serve it
 *   npm run test:ci     what .ci/run does: of each long walk, what has changed and a share
 *   npm run test:all    everything
 *
 * A failing step does not stop the others, except those that need it. At the end there is a table of
 * the steps and their seconds, which is also in test-results/times.json, with the seconds of each file.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {pathToFileURL} from 'node:url';

import {secondsByFile} from './times.mjs';

/**
 * @typedef {object} Step
 * @property {string} script name in package.json
 * @property {'vitest' | 'playwright'} [runner] that reports the seconds of each test
 * @property {string} [needs] script that has to pass before
 * @property {string} [after] script that has to end before, because it fills a cache
 * @property {boolean} [alone] whether it uses all cores, or measures time
 * @property {boolean} [noWarnings] whether a `[WARNING]` line fails the step
 *
 * @typedef {object} Result
 * @property {string} script
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {number} seconds
 * @property {Record<string, number>} [files] seconds of each test file
 * @property {string[]} [lastLines] of the output, if it failed
 *
 * @typedef {(step: Step, streams: boolean) => Promise<{code: number, output: string}>} RunStep
 */

/** The number of lines of a failed step that are printed again at the end. */
const REPEATED = 40;

const reports = 'test-results';

/** @type {Step[]} */
const lint = ['code', 'format', 'markdown', 'pages', 'messages', 'unused'].map((name) => ({
  script: `lint:${name}`,
}));

/** @type {Step} Docusaurus only warns about broken anchors; here a warning is a failure. */
const build = {script: 'build', noWarnings: true};

/**
 * The lint is first, since the build writes into folders that it goes through. The build compiles all
 * samples, those of the reference that it writes included, so that the next step has them in the cache.
 *
 * @param {string} samples
 * @returns {Step[]}
 */
const common = (samples) => [
  ...lint,
  build,
  {script: 'typecheck'},
  {script: 'test:unit', runner: 'vitest'},
  {script: samples, after: 'build', alone: true},
  {script: 'test:shown', runner: 'vitest', needs: 'build'},
];

/** @type {Step[]} */
const site = [
  {script: 'test:hosting', runner: 'vitest', needs: 'build'},
  {script: 'test:hosts', runner: 'vitest', needs: 'build'},
  {script: 'test:commands', runner: 'vitest', after: 'build'},
  {script: 'test:build', runner: 'vitest', alone: true},
];

/** @type {Step[]} */
const inBrowsers = [
  {script: 'test:e2e', runner: 'playwright', needs: 'build', alone: true},
  {script: 'test:browsers', runner: 'vitest', needs: 'build'},
];

/** @type {Step[]} The long ones, of which `test:ci` takes a share. */
const walks = [
  {script: 'test:a11y', runner: 'playwright', needs: 'build', alone: true},
  {script: 'test:playground', runner: 'playwright', needs: 'build', alone: true},
  {script: 'test:apps', runner: 'vitest'},
  {script: 'test:variants', runner: 'vitest', alone: true},
];

/** @type {Step[]} */
const everyCommit = [...common('samples:all'), ...site, ...inBrowsers, ...walks];

/** @type {Record<string, Step[]>} by name, which is also the script's: `test:ci` runs `ci` */
export const plans = {
  lint,
  test: [...common('samples:changed'), {script: 'test:open', runner: 'playwright', needs: 'build'}],
  site: [build, ...site],
  ci: everyCommit,
  all: [
    ...everyCommit,
    {script: 'test:speed', runner: 'playwright', needs: 'build', alone: true},
    {script: 'test:reproducible', alone: true},
  ],
};

/**
 * @param {string} output of a build
 * @returns {string[]} its warnings, one line each
 */
export function warningsOf(output) {
  return output.split('\n').filter((line) => /\[WARNING\]/.test(line));
}

/**
 * @param {Result[]} results
 * @param {number} seconds of all of them together
 * @returns {string} one line per step and a closing line with the counts
 */
export function summary(results, seconds) {
  const lines = results.map(
    ({script, outcome, seconds: own}) =>
      `  ${outcome.padEnd(8)} ${script.padEnd(18)} ${own.toFixed(1).padStart(7)} s`,
  );
  /** @param {Result['outcome']} outcome */
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return [
    ...lines,
    `  side by side                ${seconds.toFixed(1).padStart(7)} s`,
    `Checks: ${count('passed')} passed, ${count('failed')} failed${skipped}`,
  ].join('\n');
}

/**
 * What failed, said again below the output of all steps: thousands of lines may lie between the two.
 *
 * @param {Result[]} results
 * @returns {string} the last lines of each step that failed, below its name
 */
export function failures(results) {
  return results
    .filter(({outcome}) => outcome === 'failed')
    .map(({script, lastLines = []}) => `npm run ${script} failed:\n\n${lastLines.join('\n')}\n`)
    .join('\n');
}

/** @param {Step} step */
const reportOf = ({script}) => `${reports}/${script.replace(':', '-')}.json`;

/** @param {Step} step @returns {string[]} arguments that make its runner write a report */
function reportArgs(step) {
  if (step.runner === 'playwright') return ['--', '--reporter=list,json'];
  if (step.runner !== 'vitest') return [];
  return ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`];
}

/**
 * Runs an npm script and forwards its output, at once or at its end.
 *
 * @type {RunStep}
 */
function run(step, streams) {
  rmSync(reportOf(step), {force: true});
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', step.script, ...reportArgs(step)], {
      env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step)},
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (streams) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({code: 1, output: error.message}));
    child.on('close', (code) => {
      if (!streams) process.stdout.write(output);
      resolve({code: code ?? 1, output});
    });
  });
}

/** @param {Step} step @returns {{files?: Record<string, number>}} */
function filesOf(step) {
  if (!step.runner) return {};
  try {
    return {files: secondsByFile(JSON.parse(readFileSync(reportOf(step), 'utf8')), process.cwd())};
  } catch {
    // A runner that could not start has no report; that it failed is said anyway.
    return {};
  }
}

/**
 * @param {Step} step
 * @param {boolean} streams
 * @param {RunStep} runStep
 * @returns {Promise<Result>}
 */
async function timed(step, streams, runStep) {
  const {script, noWarnings} = step;
  const begun = performance.now();
  const {code, output} = await runStep(step, streams);
  const warnings = noWarnings ? warningsOf(output) : [];
  if (warnings.length > 0) {
    console.error(`npm run ${script} warned, which counts as a failure:\n${warnings.join('\n')}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  if (code === 0 && warnings.length === 0) {
    return {script, outcome: 'passed', seconds, ...filesOf(step)};
  }
  const lastLines = [...output.trimEnd().split('\n').slice(-REPEATED), ...warnings];
  return {script, outcome: 'failed', seconds, lastLines, ...filesOf(step)};
}

/**
 * Starts each step as soon as a core is free and what it needs has ended; a step that is `alone`
 * waits for all cores.
 *
 * @param {Step[]} plan
 * @param {RunStep} runStep
 * @param {number} cores
 * @returns {Promise<Result[]>} in the order of the plan
 */
export async function runSteps(plan, runStep, cores) {
  /** @type {Map<string, Result>} */
  const ended = new Map();
  /** @type {Map<Step, Promise<unknown>>} */
  const running = new Map();
  const waiting = [...plan];
  /** @param {Step} step */
  const isReady = ({needs, after, alone}) =>
    [needs, after].every((script) => script === undefined || ended.has(script)) &&
    (alone ? running.size === 0 : ![...running.keys()].some((other) => other.alone)) &&
    running.size < cores;
  while (ended.size < plan.length) {
    for (let step = waiting.find(isReady); step; step = waiting.find(isReady)) {
      const {script, needs} = step;
      waiting.splice(waiting.indexOf(step), 1);
      if (needs !== undefined && ended.get(needs)?.outcome !== 'passed') {
        ended.set(script, {script, outcome: 'skipped', seconds: 0});
        continue;
      }
      const own = step;
      running.set(
        own,
        timed(own, own.alone === true, runStep).then((result) => {
          ended.set(script, result);
          running.delete(own);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0) throw new Error(`Nothing runs before ${waiting[0]?.script}.`);
  }
  return plan.map(({script}) => /** @type {Result} */ (ended.get(script)));
}

/** @param {string} name of the plan */
async function main(name) {
  const plan = plans[name];
  if (!plan) {
    console.error(`There is no plan "${name}"; there are ${Object.keys(plans).join(', ')}.`);
    return 1;
  }
  if (name === 'ci') process.env.WALKS = 'share';
  mkdirSync(reports, {recursive: true});
  const begun = performance.now();
  const results = await runSteps(plan, run, availableParallelism());
  const seconds = (performance.now() - begun) / 1000;
  const times = {plan: name, seconds, steps: results.map(({lastLines: _, ...rest}) => rest)};
  writeFileSync(`${reports}/times.json`, `${JSON.stringify(times, null, 1)}\n`);
  console.log(`\n${failures(results)}\n${summary(results, seconds)}`);
  return results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await main(process.argv[2] ?? 'test');
}
