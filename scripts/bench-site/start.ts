import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import type {Browser, Page} from '@playwright/test';

import {startNode, usageOf} from './processes';
import {median, slope} from './statistics';
import {formatTable, type Cell} from './table';
import {copySite} from './workspace';

const EDITS = 200;
/** By then the server has cached everything it will. */
const SETTLED = 50;
const MEMORY_EVERY = 10;
const TIMEOUT = 300_000;
/** A process is idle if it uses fewer CPU seconds than this in this time, several times in a row. */
const IDLE_EVERY = 2000;
const IDLE_CPU = 0.2;
const IDLE_LOOKS = 3;

const page = {path: '/docs/quickstart', file: 'docs/quickstart.mdx'};

interface Preview {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the preview on the port; it is ready some time later. */
function startPreview(siteDir: string, port: number): Preview {
  // Next to the site: the compiled configuration is cached there, which a fresh machine does not
  // have.
  const temporary = `${siteDir}-tmp`;
  fs.mkdirSync(temporary, {recursive: true});
  const child = startNode(
    ['scripts/launch.mjs', 'start', '--no-open', '--port', String(port)],
    siteDir,
    {TMPDIR: temporary},
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output = (output + chunk).slice(-3000)));
  }
  let stopping = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => {
      if (stopping) resolve();
      else reject(new Error(`npm start ended with ${code}:\n${output}`));
    });
  });
  ended.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid as number,
    async stop() {
      stopping = true;
      child.kill();
      await ended;
    },
  };
}

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

/**
 * Waits until the preview does no more by itself: once it has answered, it makes the API reference
 * and checks all samples.
 */
async function untilIdle(preview: Preview): Promise<void> {
  const end = performance.now() + TIMEOUT;
  let spent = usageOf(preview.pid).cpuSeconds;
  for (let idle = 0; idle < IDLE_LOOKS;) {
    if (performance.now() > end) throw new Error('The preview does not come to rest.');
    await wait(IDLE_EVERY);
    const now = usageOf(preview.pid).cpuSeconds;
    idle = now - spent < IDLE_CPU ? idle + 1 : 0;
    spent = now;
  }
}

/** Polls on each frame, because a locator eventually polls only twice a second. */
async function waitForText(tab: Page, text: string): Promise<void> {
  await tab.waitForFunction(
    (wanted) => document.querySelector('article')?.textContent?.includes(wanted),
    text,
    {polling: 'raf', timeout: TIMEOUT},
  );
}

/** @returns seconds from the start of the process to the page in the browser */
async function startSeconds(browser: Browser, siteDir: string, port: number): Promise<number> {
  const begun = performance.now();
  const preview = startPreview(siteDir, port);
  const tab = await browser.newPage();
  await openWhenReady(tab, preview.origin + page.path);
  const seconds = (performance.now() - begun) / 1000;
  await tab.close();
  await untilIdle(preview);
  await preview.stop();
  return seconds;
}

/** Saves the page repeatedly, each time with a different last sentence, and waits until it shows. */
async function edit(browser: Browser, siteDir: string, port: number) {
  const preview = startPreview(siteDir, port);
  const tab = await browser.newPage();
  await openWhenReady(tab, preview.origin + page.path);
  await untilIdle(preview);
  const file = path.join(siteDir, page.file);
  const source = fs.readFileSync(file, 'utf8');
  const milliseconds: number[] = [];
  const memory: [number, number][] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    const begun = performance.now();
    fs.writeFileSync(file, `${source}\nThis is edit ${number}.\n`);
    await waitForText(tab, `This is edit ${number}.`);
    milliseconds.push(performance.now() - begun);
    if (number % MEMORY_EVERY === 0) memory.push([number, usageOf(preview.pid).mebibytes]);
  }
  fs.writeFileSync(file, source);
  await preview.stop();
  return {milliseconds, memory};
}

/**
 * @param folder - an empty directory to work in
 * @returns tables: how long `npm start` takes, and what 200 edits cost
 */
export async function measureStart(
  browser: Browser,
  siteDir: string,
  folder: string,
  port: number,
): Promise<string> {
  const copy = path.join(folder, 'preview');
  copySite(siteDir, copy);
  const cold = await startSeconds(browser, copy, port);
  const warm = await startSeconds(browser, copy, port);
  const {milliseconds, memory} = await edit(browser, copy, port);
  const settled = memory.filter(([number]) => number >= SETTLED);
  const memoryAt = (wanted: number) =>
    Math.round(memory.find(([number]) => number === wanted)?.[1] ?? NaN);
  const rows: Cell[][] = [
    ['npm start, cold', `${cold.toFixed(1)} s`],
    ['npm start, warm', `${warm.toFixed(1)} s`],
    [`edit visible, median of ${EDITS}`, `${Math.round(median(milliseconds))} ms`],
    ['edit visible, max', `${Math.round(Math.max(...milliseconds))} ms`],
    [`memory after ${SETTLED} edits, with its processes`, `${memoryAt(SETTLED)} MiB`],
    [`memory after ${EDITS} edits`, `${memoryAt(EDITS)} MiB`],
    [`growth from ${SETTLED} to ${EDITS}`, `${slope(settled).toFixed(2)} MiB an edit`],
  ];
  return formatTable(['daily use', ''], rows);
}
