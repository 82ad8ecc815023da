// @ts-check
/** Where the time of tests goes, from the reports of Vitest and Playwright. */
import path from 'node:path';

/**
 * @typedef {object} Suite of Playwright
 * @property {Suite[]} [suites]
 * @property {{file: string, tests: {results: {duration: number}[]}[]}[]} [specs]
 *
 * @typedef {object} Report
 * @property {Suite[]} [suites] of Playwright
 * @property {{rootDir: string}} [config] of Playwright
 * @property {{name: string, startTime: number, endTime: number}[]} [testResults] of Vitest
 */

/** @param {Suite} suite @returns {{file: string, milliseconds: number}[]} */
function specsOf({specs = [], suites = []}) {
  const own = specs.map(({file, tests}) => ({
    file,
    milliseconds: tests
      .flatMap(({results}) => results)
      .reduce((sum, {duration}) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(specsOf)];
}

/**
 * @param {Report} report in the format of either's JSON reporter
 * @param {string} root folder of the repository
 * @returns {Record<string, number>} seconds by file, the longest first
 */
export function secondsByFile({suites = [], config, testResults = []}, root) {
  const ofVitest = testResults.map(({name, startTime, endTime}) => ({
    file: name,
    milliseconds: endTime - startTime,
  }));
  const ofPlaywright = suites.flatMap(specsOf).map(({file, milliseconds}) => ({
    file: path.join(config?.rootDir ?? root, file),
    milliseconds,
  }));
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const {file, milliseconds} of [...ofVitest, ...ofPlaywright]) {
    const name = path.relative(root, file).split(path.sep).join('/');
    sums.set(name, (sums.get(name) ?? 0) + milliseconds / 1000);
  }
  return Object.fromEntries(
    [...sums].sort(([, a], [, b]) => b - a).map(([name, sum]) => [name, Math.round(sum * 10) / 10]),
  );
}
