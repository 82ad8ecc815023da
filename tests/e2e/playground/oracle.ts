/** The outputs and errors that pages show are what the editor has to print and report for them. */
import type {Page} from '@playwright/test';

import type {ExpectedError, PlaygroundEntry} from '../../../src/plugins/playground/api';
import {matchOutput} from '../../../src/plugins/samples/run';
import {expect} from '../../support/test';
import {guidePaths} from '../a11y/pages';
import {compiled, editor, patience, projectsOf, replaceText, runToEnd} from './editor';

/** Pages of 11.x with a project that may be edited. */
export const editablePages = (): string[] =>
  guidePaths().filter(
    (path) =>
      /^\/docs(?:\/|$)/.test(path) &&
      !/^\/docs\/v\d/.test(path) &&
      (projectsOf(path)?.projects.length ?? 0) > 0,
  );

/** A change to any of this takes all projects and lessons. */
export const editorCode = [
  'src/plugins/playground/',
  'src/components/Playground/',
  'src/components/EditableSample/',
  'src/components/Lesson/',
  'tests/e2e/playground/',
  'toolkit/',
];

/** Opens a project of a page on `/playground`, as a link to its original does. */
export async function openOriginal(page: Page, path: string, name: string): Promise<void> {
  const {region} = editor(page);
  const [last] = await region.elementHandles();
  const fragment = new URLSearchParams({from: path, name});
  await page.evaluate((hash) => (location.hash = hash), `#${fragment}`);
  await last?.waitForElementState('hidden', patience);
  await expect(region).toBeVisible(patience);
  await compiled(page);
}

/** @returns what differs from what the page shows; undefined if nothing does */
async function differenceOf(page: Page, entry: PlaygroundEntry): Promise<string | undefined> {
  // Pages show what goes to the standard output.
  const output = await runToEnd(page, 'span[data-stream=log]:not([data-server])');
  const end = (await editor(page).status.textContent()) ?? '';
  if (!end.startsWith('Finished.')) {
    const lines = await editor(page).region.locator('span[data-stream]').allTextContents();
    return `${end}\n${lines.join('')}`;
  }
  if (entry.output === undefined) return undefined;
  const match = matchOutput(entry.output, output);
  return match.ok ? undefined : match.diff;
}

/** Which errors the editor reports, each once with its file, such as `client.ts TS2322`. */
async function errorsIn(page: Page): Promise<string[]> {
  const texts = await editor(page).problems.allTextContents();
  const found = texts.map((text) => text.replace(/^(.+?):\d+:\d+ (TS\d+) [^]*$/, '$1 $2'));
  return [...new Set(found)].sort();
}

/** @returns the errors that differ from those that the page shows; undefined if none does */
async function wrongErrors(
  page: Page,
  errors: readonly ExpectedError[] = [],
): Promise<string | undefined> {
  const expected = [...new Set(errors.map(({path, code}) => `${path} TS${code}`))].sort();
  // Without errors, the status says when the compiler has checked all files.
  if (expected.length === 0) await compiled(page);
  const isSame = await expect
    .poll(() => errorsIn(page), patience)
    .toEqual(expected)
    .then(
      () => true,
      () => false,
    );
  return isSame ? undefined : `[${await errorsIn(page)}] instead of [${expected}]`;
}

/**
 * @returns whether the editor reports the compiler's code for a type error that is typed into the
 *   open file
 */
async function showsPlanted(page: Page): Promise<boolean> {
  await replaceText(page, 'export const planted: number = "text";\n');
  return editor(page)
    .problems.filter({hasText: 'TS2322'})
    .first()
    .waitFor(patience)
    .then(
      () => true,
      () => false,
    );
}

/**
 * Runs every program of a page, compares the compiler's errors with those that the page shows, and
 * puts a type error into each of its projects.
 *
 * @returns what differs from what the page shows, with its place
 */
export async function differencesOn(page: Page, path: string): Promise<string[]> {
  const differences: string[] = [];
  for (const {name, entries, errors, files} of projectsOf(path)?.projects ?? []) {
    await openOriginal(page, path, name);
    for (const [index, entry] of entries.entries()) {
      if (entries.length > 1) {
        await editor(page).region.getByLabel('Program to run').selectOption({index});
      }
      const difference = await differenceOf(page, entry);
      if (difference) differences.push(`${path} ${name} ${entry.path}: ${difference}`);
    }
    const wrong = await wrongErrors(page, errors);
    if (wrong) differences.push(`${path} ${name}: ${wrong}`);
    // A lesson opens its checks, which a reader can't change.
    const own = files.find(({locked}) => !locked);
    if (own && files.some(({locked}) => locked)) await editor(page).tab(own.path).click();
    if (!(await showsPlanted(page))) differences.push(`${path} ${name}: no TS2322`);
  }
  return differences;
}
