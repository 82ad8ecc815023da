/**
 * What search costs in a browser: the time until the guides' index answers on a slow processor, and
 * how long the main thread is busy while a reader types.
 */
import type {Browser, CDPSession, Page} from '@playwright/test';

import type {ToWorker} from '../../../src/plugins/search/client/worker';

const TYPED = ['httpBatchLink', 'how do I handle errors', 'websockets', 'authorization'];

/** Milliseconds between keys; slower than readers type, so that each key is a separate task. */
const PAUSE = 120;

/** Milliseconds between the intent to search and the first key, of a reader who is in no hurry. */
const AFTER_LOADING = 1500;

async function openModal(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/docs/quickstart`);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input');
}

/** Address of the worker's script, which is a single file. */
async function workerScript(page: Page, origin: string): Promise<string> {
  const started = page.waitForEvent('worker');
  await openModal(page, origin);
  return (await started).url();
}

export interface LoadCost {
  /** Milliseconds of processor time, the slowing down included. */
  processor: number;
  /** The same of `measuredWork`, in the same page just before: how fast this machine is at this moment. */
  yardstick: number;
}

/**
 * Work of the kind that opening an index is (text is parsed, split, kept in a map, and sorted), of a size
 * that stays. The same build took twice the processor time on a machine whose memory was short; against this, it doesn't.
 */
function measuredWork(): number {
  const terms = Array.from({length: 40_000}, (_, i) =>
    ((i * 2_654_435_761) % 2 ** 32).toString(36),
  );
  const words = (JSON.parse(JSON.stringify({text: terms.join(' ')})) as {text: string}).text.split(
    ' ',
  );
  const positions = new Map(words.map((word, position) => [word.toUpperCase(), position]));
  return [...positions.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).length;
}

/** Milliseconds of processor time that a page's main thread has used. */
async function threadTime(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Milliseconds of processor time that `measuredWork` takes on a page now. */
async function measureYardstick(page: Page, session: CDPSession): Promise<number> {
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  // tsx gives functions their names with a helper that the page lacks.
  await page.evaluate('globalThis.__name = (named) => named');
  const before = await threadTime(session);
  await page.evaluate(measuredWork);
  return (await threadTime(session)) - before;
}

/** Whether the query comes with the intent to search, or a while after it. */
export type Wait = 'first query' | 'query after loading';

/**
 * What the wait for the guides costs, nothing being cached. Browsers slow no worker down, so the
 * worker's script runs in the main thread of an empty page, which they do slow down.
 *
 * @param rate - how many times slower than this machine
 */
export async function measureLoad(
  browser: Browser,
  origin: string,
  rate: number,
  wait: Wait,
): Promise<LoadCost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    const script = await workerScript(page, origin);
    await page.goto(`${origin}/search-index/manifest.json`);
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', {cacheDisabled: true});
    await session.send('Emulation.setCPUThrottlingRate', {rate});
    const yardstick = await measureYardstick(page, session);
    await page.evaluate(async (url) => {
      await new Promise((resolve) =>
        document.head.append(
          Object.assign(document.createElement('script'), {src: url, onload: resolve}),
        ),
      );
    }, script);
    const indexUrl = `${origin}/search-index/`;
    /** Sends a message to the worker's script; resolves when that has replied. */
    const ask = (message: ToWorker) =>
      page.evaluate(
        (data) =>
          new Promise<void>((resolve) => {
            Object.assign(window, {
              postMessage: ({id}: {id?: number}) => id === data.id && resolve(),
            });
            window.onmessage?.(new MessageEvent('message', {data}));
          }),
        message,
      );
    const facetFilters = ['docusaurus_tag:docs-default-current'];
    const question = {query: 'link', page: 0, hitsPerPage: 20, facetFilters, snippetWords: 10};
    if (wait === 'query after loading') {
      await ask({id: 0, indexUrl, question: {...question, query: 'typed'}});
      await page.waitForTimeout(AFTER_LOADING);
    }
    const before = await threadTime(session);
    await ask({id: 1, indexUrl, question});
    const processor = (await threadTime(session)) - before;
    return {processor, yardstick};
  } finally {
    await context.close();
  }
}

export interface TypingCost {
  /** Milliseconds of processor time of the main thread's longest tasks, longest first. */
  longest: number[];
  /** Milliseconds of processor time of `measuredWork` on the same page. */
  yardstick: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: {name?: string};
}

async function trace(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {transferMode: 'ReportEvents', categories: 'toplevel'});
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Types into the modal key by key. */
export async function measureTyping(browser: Browser, origin: string): Promise<TypingCost> {
  const page = await browser.newPage();
  try {
    await openModal(page, origin);
    const type = async (query: string) => {
      await page.fill('.DocSearch-Input', '');
      await page.keyboard.type(query, {delay: PAUSE});
      await page.waitForSelector('.DocSearch-Hit mark');
    };
    // The first query compiles and loads what the others find ready.
    await type('links');
    const session = await page.context().newCDPSession(page);
    const yardstick = await measureYardstick(page, session);
    const events = await trace(session, async () => {
      for (const query of TYPED) await type(query);
    });
    const longest = mainThreadTasks(events)
      .map(({tdur = 0}) => tdur / 1000)
      .sort((a, b) => b - a)
      .slice(0, 5);
    return {longest, yardstick};
  } finally {
    await page.close();
  }
}

/** Tasks of the renderer's main thread that did most. */
function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasksOf = ({pid, tid}: TraceEvent) =>
    events.filter(
      (event) =>
        event.pid === pid &&
        event.tid === tid &&
        event.ph === 'X' &&
        event.name === 'ThreadControllerImpl::RunTask',
    );
  return threads.map(tasksOf).sort((a, b) => b.length - a.length)[0] ?? [];
}
