import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import type {Browser, Page} from '@playwright/test';

import {startNode} from './processes';
import {median} from './statistics';
import {formatTable} from './table';
import {copySite} from './workspace';

const EDITS = 20;
const TIMEOUT = 300_000;
/** Once it has answered, the preview makes the API reference and checks all samples. */
const BACKGROUND_WORK = 120_000;

const page = {path: '/docs/quickstart', file: 'docs/quickstart.mdx'};

/** Requests the page until the server responds, and waits until the reader sees it. */
async function openWhenReady(tab: Page, url: string): Promise<void> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    try {
      await tab.goto(url, {timeout: TIMEOUT});
      break;
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(100);
    }
  }
  await tab.locator('article h1').waitFor({timeout: TIMEOUT});
}

/** Saves the page repeatedly, each time with a different last sentence, and waits until it shows. */
async function edit(tab: Page, file: string): Promise<number[]> {
  const source = fs.readFileSync(file, 'utf8');
  const milliseconds: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    const text = `This is edit ${number}.`;
    const begun = performance.now();
    fs.writeFileSync(file, `${source}\n${text}\n`);
    // On each frame, because a locator eventually polls only twice a second.
    await tab.waitForFunction(
      (wanted) => document.querySelector('article')?.textContent?.includes(wanted),
      text,
      {polling: 'raf', timeout: TIMEOUT},
    );
    milliseconds.push(performance.now() - begun);
  }
  fs.writeFileSync(file, source);
  return milliseconds;
}

/** Starts the preview of a site, shows a page, and edits it once the background work is done. */
async function preview(browser: Browser, siteDir: string, port: number) {
  // The compiled configuration is cached there, which a fresh machine does not have.
  const temporary = `${siteDir}-tmp`;
  fs.mkdirSync(temporary, {recursive: true});
  const begun = performance.now();
  const {child, tail} = startNode(
    ['scripts/launch.mjs', 'start', '--no-open', '--port', String(port)],
    siteDir,
    {TMPDIR: temporary},
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const tab = await browser.newPage();
  try {
    await openWhenReady(tab, `http://localhost:${port}${page.path}`);
    const seconds = (performance.now() - begun) / 1000;
    await wait(BACKGROUND_WORK);
    return {seconds, edits: await edit(tab, path.join(siteDir, page.file))};
  } catch (cause) {
    throw new Error(`npm start:\n${tail()}`, {cause});
  } finally {
    await tab.close();
    child.kill();
    await ended;
  }
}

/**
 * @param folder - an empty directory to work in
 * @returns a table: how long `npm start` takes, and how soon an edit shows
 */
export async function measureStart(
  browser: Browser,
  siteDir: string,
  folder: string,
  port: number,
): Promise<string> {
  const copy = path.join(folder, 'preview');
  copySite(siteDir, copy);
  const cold = await preview(browser, copy, port);
  const warm = await preview(browser, copy, port);
  return formatTable(
    ['daily use', ''],
    [
      ['npm start, cold', `${cold.seconds.toFixed(1)} s`],
      ['npm start, warm', `${warm.seconds.toFixed(1)} s`],
      [`edit visible, median of ${EDITS}`, `${Math.round(median(warm.edits))} ms`],
      ['edit visible, max', `${Math.round(Math.max(...warm.edits))} ms`],
    ],
  );
}
