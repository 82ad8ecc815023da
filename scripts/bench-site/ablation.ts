import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Browser, CDPSession, Page} from '@playwright/test';

import {ownCacheFolder} from '../../src/content/cache';
import {readHeaders} from '../../src/plugins/hosting/files';
import {table} from '../../src/client/upstream/table';

import {openEmpty} from './browser';
import {measureNode} from './processes';
import {changes, prefetched} from './routes';
import {serveGzip} from './server';
import {median} from './statistics';
import {formatTable, type Cell} from './table';
import {copySite} from './workspace';

const loaded = {
  guide: '/docs/server/authorization',
  reference: '/docs/typedoc/server/router',
  post: '/blog/trpc-actions',
} as const;

/** The slowdown factor that simulates a phone's processor. */
const SLOWDOWN = 4;
/** The duration (ms, on a phone) above which a task blocks the reader, as defined by Lighthouse. */
const LONG_TASK = 50;

/** The effect of a build on readers, by metric. Times are for a phone, in milliseconds. */
type Figures = Record<'requests' | keyof typeof loaded | 'docs' | 'api', number[]>;

interface Build {
  name: string;
  built: string;
  /** What every page loads, gzipped. */
  bytes: number;
  figures: Figures;
}

const noFigures = (): Figures => ({
  requests: [],
  guide: [],
  reference: [],
  post: [],
  docs: [],
  api: [],
});

/** An event of a trace; its duration in thread time, in microseconds. */
interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  tdur?: number;
  args: {name?: string};
}

/**
 * Records what the page's main thread does, in thread time rather than wall-clock time, because other
 * work on this machine delays the thread without changing its own time much.
 *
 * @returns the durations of its tasks on a phone, in milliseconds
 */
async function tasksOf(session: CDPSession, act: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const gather = ({value}: {value: object[]}) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', gather);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*']},
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', gather);
  const tasks = new Map<string, number[]>();
  const threads = events.filter(
    ({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  for (const {pid, tid} of threads) {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    tasks.set(
      `${pid}`,
      own.flatMap(({name, tdur}) =>
        /RunTask$/.test(name) && tdur !== undefined ? [(tdur / 1000) * SLOWDOWN] : [],
      ),
    );
  }
  const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
  // Among the renderers, the one with the page worked the most.
  return [...tasks.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** The total blocking time: what exceeds the threshold, summed over all tasks. */
const blocking = (tasks: readonly number[]) =>
  tasks.reduce((sum, length) => sum + Math.max(0, length - LONG_TASK), 0);

async function load(browser: Browser, url: string) {
  const {page, session, close} = await openEmpty(browser);
  const tasks = await tasksOf(session, async () => {
    await page.goto(url, {waitUntil: 'networkidle'});
  });
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await close();
  return {blocking: blocking(tasks), requests};
}

const open = (page: Page, to: string) =>
  page.evaluate((target) => {
    document.querySelector<HTMLAnchorElement>(`a[href^="${target}"]`)?.click();
  }, to);

/** The longest task between the click on a link and the page that it leads to. */
async function change(browser: Browser, origin: string, {from, to}: {from: string; to: string}) {
  const {page, session, close} = await openEmpty(browser);
  await page.goto(origin + from, {waitUntil: 'networkidle'});
  await page.locator(`a[href^="${to}"]`).locator('visible=true').first().hover();
  await page.waitForFunction(prefetched);
  const tasks = await tasksOf(session, async () => {
    await open(page, to);
    await page.waitForFunction((path) => location.pathname === path, to);
    await page.waitForLoadState('networkidle');
  });
  await close();
  return Math.max(...tasks);
}

/** What every page loads: the main script and the runtime, gzipped. */
function sharedBytes(built: string): number {
  const folder = path.join(built, 'assets/js');
  return fs
    .readdirSync(folder)
    .filter((name) => /^(?:runtime~)?main\.\w+\.js$/.test(name))
    .map((name) => gzipSync(fs.readFileSync(path.join(folder, name)), {level: 6}).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** @throws Error that names the build */
async function measure(
  browser: Browser,
  {name, built, figures}: Omit<Build, 'bytes'>,
): Promise<void> {
  try {
    await addTo(figures, browser, built);
  } catch (cause) {
    throw new Error(`The build ${name}: ${(cause as Error).message}`, {cause});
  }
}

async function addTo(figures: Figures, browser: Browser, built: string): Promise<void> {
  const {origin, close} = await serveGzip(built, await readHeaders(built));
  const {blocking: onGuide, requests} = await load(browser, origin + loaded.guide);
  figures.requests.push(requests);
  figures.guide.push(onGuide);
  for (const kind of ['reference', 'post'] as const) {
    figures[kind].push((await load(browser, origin + loaded[kind])).blocking);
  }
  const [docs, api] = changes;
  figures.docs.push(await change(browser, origin, docs));
  figures.api.push(await change(browser, origin, api));
  await close();
}

/** Builds the copy without some rows of the table. */
async function build(copy: string, without: readonly string[], to: string): Promise<void> {
  const file = path.join(copy, 'src/client/upstream/table.ts');
  const whole = fs.readFileSync(file, 'utf8');
  for (const module of without) {
    const index = `table.findIndex(({module}) => module === ${JSON.stringify(module)})`;
    fs.appendFileSync(file, `\n(table as Row[]).splice(${index}, 1);\n`);
  }
  await measureNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], copy);
  fs.writeFileSync(file, whole);
  fs.renameSync(path.join(copy, 'build'), to);
}

/** The difference from run to run: its median, and the quartiles that tell it from noise. */
function difference(own: readonly number[], all: readonly number[]): string {
  const sorted = own.map((value, run) => value - (all[run] ?? NaN)).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  return `${Math.round(median(sorted))} (${at(0.25)} to ${at(0.75)})`;
}

/**
 * Builds the last commit once with all rows of the table of `src/client` and once without each group,
 * and measures these builds in turn.
 *
 * @param folder - an empty directory to build in
 * @param runs - how often each build is measured
 * @param groups - the modules that each build leaves out, instead of one by one all that are there for
 * weight or speed
 * @returns a table: medians with all rows, and how much each build without a group differs from it
 */
export async function measureAblation(
  browser: Browser,
  siteDir: string,
  folder: string,
  runs: number,
  groups?: readonly (readonly string[])[],
): Promise<string> {
  const copy = path.join(folder, 'site');
  copySite(siteDir, copy);
  if (fs.existsSync(ownCacheFolder(siteDir))) {
    fs.cpSync(ownCacheFolder(siteDir), ownCacheFolder(copy), {recursive: true});
  }
  const left =
    groups ??
    table
      .filter(({saves, by}) => by === undefined && !saves.startsWith('a bug'))
      .map(({module}) => [module]);
  const builds: Build[] = [];
  for (const without of [[], ...left]) {
    const built = path.join(folder, `build-${builds.length}`);
    await build(copy, without, built);
    const name = without.length === 0 ? 'with all rows' : `without ${without.join(', ')}`;
    const bytes = sharedBytes(built);
    console.error(`  built ${name}: every page loads ${bytes} bytes`);
    // A build that cannot be measured has to fail now, not once all the others are there.
    await measure(browser, {name, built, figures: noFigures()});
    builds.push({name, built, bytes, figures: noFigures()});
  }
  for (let run = 0; run < runs; run += 1) {
    for (const each of builds) await measure(browser, each);
  }
  const [all] = builds;
  const rows = builds.map(({name, bytes, figures}): Cell[] =>
    name === all?.name
      ? [name, bytes, ...Object.values(figures).map((values) => Math.round(median(values)))]
      : [
          name,
          bytes - (all?.bytes ?? NaN),
          ...Object.entries(figures).map(([key, values]) =>
            difference(values, all?.figures[key as keyof Figures] ?? []),
          ),
        ],
  );
  return formatTable(
    [
      'build',
      'bytes of every page',
      'requests, guide',
      'blocking, guide',
      'blocking, reference',
      'blocking, post',
      'longest task, docs to docs',
      'longest task, docs to API',
    ],
    rows,
  );
}
