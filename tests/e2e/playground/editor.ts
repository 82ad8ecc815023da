/** The editor that takes a block's place, as readers use it. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Locator, Page} from '@playwright/test';

import type {PlaygroundPage} from '../../../src/plugins/playground/api';
import type {PageTypes} from '../../../src/plugins/samples/render';
import {goTo} from '../../support/goTo';
import {expect, mainDirectory} from '../../support/test';

/** The compiler reads the types of all packages of a project, on a processor that others use as well. */
export const patience = {timeout: 60_000};

/** Selector of the editor, once it is open. */
export const opened = 'section[aria-label^=Editor]';

export const block = (page: Page, title: string): Locator =>
  page.locator('figure', {has: page.getByRole('group', {name: title, exact: true})}).first();

export const editButton = (page: Page, title: string): Locator =>
  block(page, title).getByRole('button', {name: 'Edit', exact: true});

export function editor(page: Page) {
  const region = page.getByRole('region', {name: /^Editor of /});
  return {
    region,
    code: region.getByRole('textbox', {name: /^Code of /}),
    tab: (path: string) => region.getByRole('tab', {name: new RegExp(`^${path}(?:,|$)`)}),
    problems: region.getByRole('list', {name: 'Problems'}).getByRole('button'),
    underlined: region.locator('.cm-lintRange-error'),
    run: region.getByRole('button', {name: /^Run\b/}),
    stop: region.getByRole('button', {name: 'Stop'}),
    reset: region.getByRole('button', {name: 'Reset'}),
    share: region.getByRole('button', {name: 'Share'}),
    close: region.getByRole('button', {name: 'Close editor'}),
    retry: region.getByRole('button', {name: 'Retry'}),
    console: region.getByRole('group', {name: 'Console'}),
    status: region.locator('p[role=status]'),
    failure: region.getByRole('alert'),
  };
}

/** Waits until the compiler has said what it thinks of all files. */
export async function compiled(page: Page, says: string | RegExp = /type error/): Promise<void> {
  await expect(editor(page).status).toContainText(says, patience);
}

/** Closes the editor that an earlier test may have left open on the page. */
export async function leaveEditor(page: Page): Promise<void> {
  const {region, close} = editor(page);
  if ((await region.count()) > 0) await close.click();
}

/** Waits for the editor that was asked for, and takes back what an earlier test has changed in it. */
export async function opensEditor(page: Page): Promise<void> {
  const {code, reset} = editor(page);
  await expect(code).toBeFocused(patience);
  if (await reset.isDisabled()) return;
  await reset.click();
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
}

export async function openBlock(page: Page, path: string, title: string): Promise<void> {
  await leaveEditor(page);
  await goTo(page, path);
  await editButton(page, title).click();
  await opensEditor(page);
}

/** The text of the open file; all of its lines are in view. */
export function textOf(page: Page): Promise<string> {
  return editor(page).code.evaluate((element) =>
    [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );
}

/** Moves the pointer to the first place of the open file that has this text; it is within one token. */
export async function pointAt(page: Page, text: string): Promise<void> {
  const place = await editor(page).code.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const start = node.nodeValue?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const {x, y, width, height} = range.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    }
    throw new Error(`The open file has no "${wanted}".`);
  }, text);
  await page.mouse.move(place.x, place.y);
}

/** Writes another text in place of the open file's, as a paste does. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await editor(page).code.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Opens the program of a page, and writes another one in its place. */
export async function openProgram(page: Page, path: string, text: string): Promise<void> {
  await openBlock(page, path, 'client/index.ts');
  await compiled(page);
  await replaceText(page, text);
}

/**
 * Runs the chosen program, and waits for its end.
 *
 * @param parts - selector of what counts
 * @returns what it printed, less what servers did
 */
export async function runToEnd(page: Page, parts = 'span:not([data-server])'): Promise<string> {
  const {run, status, console: output} = editor(page);
  await run.click();
  await expect(status).toHaveText(/^(?:Finished|Ended|Stopped)/, patience);
  return output.evaluate(
    (element, selector) =>
      [...element.querySelectorAll(selector)].map(({textContent}) => textContent).join(''),
    parts,
  );
}

const read = <T>(address: string): T =>
  JSON.parse(readFileSync(join(mainDirectory, address), 'utf8')) as T;

/** The projects of a built page that may be edited; undefined for a page without any. */
export function projectsOf(path: string): PlaygroundPage | undefined {
  const html = readFileSync(join(mainDirectory, `${path}.html`), 'utf8');
  const types = /\bdata-types="?([^"\s>]+)/.exec(html)?.[1];
  const address = types === undefined ? undefined : read<PageTypes>(types).playground;
  return address === undefined ? undefined : read<PlaygroundPage>(address);
}
