/** The outputs and errors that pages show are what the editor has to print and report for them. */
import type {Page} from '@playwright/test';

import type {PlaygroundEntry} from '../../../src/plugins/playground/api';
import {matchOutput} from '../../../src/plugins/samples/run';
import {expect} from '../../support/test';
import {guidePaths} from '../a11y/pages';
import {compiled, editor, patience, projectsOf, runToEnd} from './editor';

/** Pages of 11.x with a project that may be edited. */
export const editablePages = (): string[] =>
  guidePaths().filter(
    (path) =>
      /^\/docs(?:\/|$)/.test(path) &&
      !/^\/docs\/v\d/.test(path) &&
      (projectsOf(path)?.projects.length ?? 0) > 0,
  );

/** A change to any of this takes all projects. */
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

/** Collects what differs, so that one project doesn't hide the others. */
const softly = expect.configure({soft: true});

/** Runs every program of a page, and compares the compiler's errors with those that the page shows. */
export async function expectAsShown(page: Page, path: string): Promise<void> {
  for (const {name, entries, errors = []} of projectsOf(path)?.projects ?? []) {
    await openOriginal(page, path, name);
    for (const [index, entry] of entries.entries()) {
      if (entries.length > 1) {
        await editor(page).region.getByLabel('Program to run').selectOption({index});
      }
      const difference = await differenceOf(page, entry);
      softly(difference, `${path} ${name} ${entry.path}`).toBeUndefined();
    }
    const expected = [...new Set(errors.map((error) => `${error.path} TS${error.code}`))].sort();
    // Without errors, the status says when the compiler has checked all files.
    if (expected.length === 0) await compiled(page);
    await softly
      .poll(() => errorsIn(page), {...patience, message: `${path} ${name}`})
      .toEqual(expected);
  }
}
