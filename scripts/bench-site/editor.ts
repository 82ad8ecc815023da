import type {Browser, Page} from '@playwright/test';

import {isQuiet} from '../../tests/support/isQuiet';

import {openEmpty, serveBuild} from './browser';
import {median} from './statistics';

const RUNS = 5;
const KEYS = 5;
/** Between two projects (ms): nobody presses Edit sooner, and the compiler ends what it was asked. */
const PAUSE = 1000;
/** Of the page's own thread; Chromium leaves workers, such as the compiler's, at full speed. */
const slowdowns = [1, 4];

const pages = ['/docs/server/error-formatting', '/'];

interface Times {
  /** From the press to the cursor in the code. */
  cursor: number;
  /** From the press to the compiler's answer about the file that is open. */
  first: number;
  /** From the press to its answer about all files. */
  checked: number;
  /** From each key to the answer of the compiler. */
  keys: number[];
  /** From the press that opens the next project to the answer about its open file. */
  next: number;
}

/** Runs in the page. */
function press(button: Element): Promise<Omit<Times, 'keys' | 'next'>> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let cursor = 0;
    let first = 0;
    document.addEventListener('focusin', () => (cursor ||= performance.now() - begun));
    new MutationObserver((_, observer) => {
      const status = document.querySelector('section[aria-label^="Editor of"] p[role=status]');
      const says = status?.textContent ?? '';
      if (/other files|type error/.test(says)) first ||= performance.now() - begun;
      if (!/type error/.test(says)) return;
      observer.disconnect();
      resolve({cursor, first, checked: performance.now() - begun});
    }).observe(document, {childList: true, subtree: true, characterData: true});
    (button as HTMLElement).click();
  });
}

/** Presses a key, and waits until the status begins with what follows from it; how long it took, in ms. */
export async function answerTo(page: Page, key: string, says: RegExp): Promise<number> {
  const measured = await page.evaluateHandle((pattern) => {
    const status = document.querySelector('section[aria-label^="Editor of"] p[role=status]');
    if (!status) throw new Error('No editor is open.');
    const time = new Promise<number>((resolve) => {
      let pressed = 0;
      document.addEventListener('keydown', () => (pressed = performance.now()), {
        capture: true,
        once: true,
      });
      new MutationObserver((_, observer) => {
        if (!new RegExp(pattern).test(status.textContent ?? '')) return;
        observer.disconnect();
        resolve(performance.now() - pressed);
      }).observe(status, {childList: true, subtree: true, characterData: true});
    });
    return {time};
  }, says.source);
  await page.keyboard.press(key);
  return measured.evaluate(({time}) => time);
}

async function openOnce(browser: Browser, url: string, rate: number): Promise<Times> {
  const {page, session, close} = await openEmpty(browser);
  await page.goto(url);
  await page.waitForFunction(isQuiet);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  const button = page.getByRole('button', {name: 'Edit', exact: true}).first();
  const opened = await button.evaluate(press);
  await page.keyboard.press('ControlOrMeta+End');
  const keys: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    keys.push(await answerTo(page, 'x', /^1 type error/));
    await answerTo(page, 'Backspace', /^No type errors/);
  }
  // The next project is the same one, which the compiler has to read and check again all the same.
  await page.getByRole('button', {name: 'Close editor'}).click();
  await page.waitForTimeout(PAUSE);
  const {first: next} = await button.evaluate(press);
  await close();
  return {...opened, keys, next};
}

/** @returns rows: how long a reader waits after pressing Edit, and after pressing a key, in ms */
export async function measureEditor(browser: Browser, directory: string): Promise<object[]> {
  const server = await serveBuild(directory);
  const rows: object[] = [];
  for (const path of pages) {
    for (const rate of slowdowns) {
      const runs: Times[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await openOnce(browser, server.origin + path, rate));
      }
      rows.push({
        page: path,
        slowdown: rate,
        cursor: Math.round(median(runs.map(({cursor}) => cursor))),
        'open file checked': Math.round(median(runs.map(({first}) => first))),
        'all files checked': Math.round(median(runs.map(({checked}) => checked))),
        max: Math.round(Math.max(...runs.map(({checked}) => checked))),
        'key to answer': Math.round(median(runs.flatMap(({keys}) => keys))),
        'next project': Math.round(median(runs.map(({next}) => next))),
      });
    }
  }
  await server.close();
  return rows;
}
