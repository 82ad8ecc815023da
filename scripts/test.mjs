// @ts-check
/**
 * `npm test`: every check that needs no browser and builds no application, in order, with one exit
 * code. A failing step does not stop the others, except that steps that need the site are skipped if it
 * could not be built.
 */
import {spawn} from 'node:child_process';
import {pathToFileURL} from 'node:url';

/**
 * @typedef {object} Step
 * @property {string} script name in package.json
 * @property {string} [needs] script that has to pass before
 * @property {boolean} [noWarnings] whether a `[WARNING]` line fails the step
 * @property {boolean} [beside] whether it starts together with the step before, because neither keeps
 *   two cores busy
 *
 * @typedef {object} Result
 * @property {string} script
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {number} seconds
 * @property {string[]} [lastLines] of the output, if it failed
 */

/** The number of lines of a failed step that are printed again at the end. */
const REPEATED = 40;

/** @type {Step[]} */
export const steps = [
  {script: 'typecheck'},
  {script: 'lint', beside: true},
  {script: 'test:unit'},
  {script: 'samples:all'},
  // Docusaurus only warns about broken anchors; here a warning is a failure.
  {script: 'build', noWarnings: true},
  {script: 'test:shown', needs: 'build'},
  {script: 'test:build', beside: true},
  {script: 'test:hosting', needs: 'build'},
  {script: 'test:hosts', needs: 'build'},
];

/**
 * @param {string} output of a build
 * @returns {string[]} its warnings, one line each
 */
export function warningsOf(output) {
  return output.split('\n').filter((line) => line.includes('[WARNING]'));
}

/**
 * @param {Result[]} results
 * @returns {string} one line per step and a closing line with the counts
 */
export function summary(results) {
  const lines = results.map(
    ({script, outcome, seconds}) =>
      `  ${outcome.padEnd(8)} ${script.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`,
  );
  /** @param {Result['outcome']} outcome */
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return [...lines, `Checks: ${count('passed')} passed, ${count('failed')} failed${skipped}`].join(
    '\n',
  );
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

/**
 * Runs an npm script and forwards its output.
 *
 * @param {string} script
 * @param {boolean} isAlone whether its output is forwarded as it comes, or else at its end
 * @returns {Promise<{code: number, output: string}>}
 */
function run(script, isAlone) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', script], {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (isAlone) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
      if (isAlone) process.stderr.write(chunk);
    });
    child.on('error', (error) => resolve({code: 1, output: error.message}));
    child.on('close', (code) => {
      if (!isAlone) process.stdout.write(output);
      resolve({code: code ?? 1, output});
    });
  });
}

/**
 * @param {Step} step
 * @param {boolean} isAlone
 * @param {typeof run} runScript
 * @returns {Promise<Result>}
 */
async function runStep({script, noWarnings}, isAlone, runScript) {
  const begun = performance.now();
  const {code, output} = await runScript(script, isAlone);
  const warnings = noWarnings ? warningsOf(output) : [];
  if (warnings.length > 0) {
    console.error(`npm run ${script} warned, which counts as a failure:\n${warnings.join('\n')}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  if (code === 0 && warnings.length === 0) return {script, outcome: 'passed', seconds};
  const lastLines = [...output.trimEnd().split('\n').slice(-REPEATED), ...warnings];
  return {script, outcome: 'failed', seconds, lastLines};
}

/**
 * @param {Step[]} plan
 * @returns {Step[][]} the steps that run at the same time, group by group
 */
function groupsOf(plan) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of plan) {
    const last = groups.at(-1);
    if (step.beside && last) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * @param {Step[]} plan
 * @param {typeof run} runScript
 * @returns {Promise<Result[]>}
 */
export async function runSteps(plan, runScript) {
  /** @type {Result[]} */
  const results = [];
  for (const group of groupsOf(plan)) {
    const ended = group.map((step) => {
      const needed = results.find(({script}) => script === step.needs);
      return needed && needed.outcome !== 'passed'
        ? /** @type {const} */ ({script: step.script, outcome: 'skipped', seconds: 0})
        : runStep(step, group.length === 1, runScript);
    });
    results.push(...(await Promise.all(ended)));
  }
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await runSteps(steps, run);
  console.log(`\n${failures(results)}\n${summary(results)}`);
  process.exitCode = results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
}
