/**
 * What search costs in a browser: the time until the guides' index answers on a slow processor, and
 * how long the main thread is busy while a reader types.
 */
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';

import {findBrowser, thisMachine} from '../../../scripts/browser/find';
import {serveDirectory} from '../../support/server';

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
  /** Milliseconds on the clock, which counts what other programs took in between. */
  onClock: number;
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

/** What a reader waits for: the index, the answer to a query that comes with the intent, or to one after it. */
export type Wait = 'index' | 'first query' | 'query after loading';

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
    await page.route(/\.api\.[0-9a-f]+\.json$/, (route) => route.abort());
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
    const start = {type: 'start', indexUrl: `${origin}/search-index/`};
    const warm = {type: 'warm', id: 0, tags: ['docs-default-current']};
    /** Sends these messages and a query; resolves with the milliseconds until its answer. */
    const ask = (messages: object[], query: string) =>
      page.evaluate(
        ([messages, query]) => {
          const tell = (data: object) => window.onmessage?.(new MessageEvent('message', {data}));
          const facetFilters = ['docusaurus_tag:docs-default-current'];
          const body = JSON.stringify({query, facetFilters});
          const begun = performance.now();
          return new Promise<number>((resolve) => {
            Object.assign(window, {postMessage: () => resolve(performance.now() - begun)});
            messages.forEach(tell);
            tell({type: 'query', id: 1, path: '/1/indexes/docs/query', body});
          });
        },
        [messages, query] as const,
      );
    if (wait === 'query after loading') {
      await page.evaluate(
        (messages) => {
          // The page would receive the reply to the warm-up as a message of its own.
          Object.assign(window, {postMessage: () => undefined});
          messages.forEach((data) => window.onmessage?.(new MessageEvent('message', {data})));
        },
        [start, warm],
      );
      await page.waitForTimeout(AFTER_LOADING);
    }
    const before = await threadTime(session);
    const onClock =
      wait === 'query after loading'
        ? await ask([], 'link')
        : await ask([start], wait === 'index' ? '' : 'link');
    const processor = (await threadTime(session)) - before;
    return {onClock, processor, yardstick};
  } finally {
    await context.close();
  }
}

export interface TypingCost {
  keys: number;
  /** Milliseconds of processor time of the main thread's longest tasks, longest first. */
  longest: number[];
  /** The same on the clock, which counts what other programs took in between. */
  longestOnClock: number[];
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
    const tasks = mainThreadTasks(events);
    const longest = (time: (task: TraceEvent) => number | undefined) =>
      tasks
        .map((task) => (time(task) ?? 0) / 1000)
        .sort((a, b) => b - a)
        .slice(0, 5);
    return {
      keys: TYPED.join('').length,
      longest: longest(({tdur}) => tdur),
      longestOnClock: longest(({dur}) => dur),
      yardstick,
    };
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

const list = (times: readonly number[]) => times.map((time) => time.toFixed(1)).join(', ');

/** @returns figures to print */
export async function measureInBrowser(outDir: string): Promise<string> {
  const server = await serveDirectory({directory: outDir});
  const browser = await chromium.launch({executablePath: findBrowser(thisMachine())});
  try {
    const lines: string[] = [];
    for (const rate of [1, 4]) {
      for (const wait of ['index', 'first query', 'query after loading'] as const) {
        const costs: LoadCost[] = [];
        for (let i = 0; i < 5; i++)
          costs.push(await measureLoad(browser, server.origin, rate, wait));
        costs.sort((a, b) => a.onClock - b.onClock);
        const [best] = costs;
        lines.push(
          `${wait}, processor ${rate} times slower: best ${best?.onClock.toFixed(0)} ms (${best?.processor.toFixed(0)} ms of processor time, ${((best?.processor ?? 0) / (best?.yardstick ?? 1)).toFixed(2)} yardsticks), median ${costs[2]?.onClock.toFixed(0)} ms`,
        );
      }
    }
    for (let i = 0; i < 5; i++) {
      const {keys, longest, longestOnClock} = await measureTyping(browser, server.origin);
      lines.push(
        `${keys} keys typed, longest tasks of the main thread: ${list(longest)} ms of processor time (${list(longestOnClock)} ms on the clock)`,
      );
    }
    return lines.join('\n');
  } finally {
    await browser.close();
    await server.close();
  }
}
