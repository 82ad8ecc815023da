/** When a run ends by itself. The browser's part is played by this file. */
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import type {Manifest, RunEvents} from '../../../src/plugins/playground/api';
import {startRun} from '../../../src/plugins/playground/client/run';
import type {FromFrame} from '../../../src/plugins/playground/frame/messages';

vi.mock('../../../src/client/release/browser/late', () => ({
  late: (load: () => Promise<unknown>) => load(),
}));
vi.mock('../../../src/client/release/browser/json', () => ({
  textLoader: () => () => Promise.resolve(''),
}));

const asset = {url: '/assets/frame/frame.xhtml', bytes: 1};
const manifest: Manifest = {
  loader: asset,
  compiler: asset,
  library: asset,
  frame: asset,
  modules: {},
  scripts: {host: {...asset, imports: []}},
  packages: [],
};
const entry = {path: 'run.ts', files: ['run.ts'], servers: []};

/** Whether the program is in a loop. */
let isBusy: boolean;
let ended: string[];
let isThere: boolean;

const frame = {
  sandbox: {add: () => undefined},
  contentWindow: {postMessage: () => undefined},
  remove: () => (isThere = false),
};

function tell(data: FromFrame): void {
  window.dispatchEvent(Object.assign(new Event('message'), {data, source: frame.contentWindow}));
}

const events: RunEvents = {
  show: () => undefined,
  end: (reason) => ended.push(reason),
  broken: ({message}) => ended.push(message),
};

beforeEach(() => {
  vi.useFakeTimers();
  ended = [];
  isThere = false;
  isBusy = false;
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      setInterval: (callback: () => void, ms: number) => setInterval(callback, ms),
      clearInterval: (id: NodeJS.Timeout) => clearInterval(id),
      clearTimeout: (id: NodeJS.Timeout) => clearTimeout(id),
    }),
  );
  vi.stubGlobal('document', {
    createElement: () => frame,
    body: {append: () => (isThere = true)},
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a program in a frame that is there at once, and says every second that it is alive. */
async function start(): Promise<void> {
  startRun(manifest, Promise.resolve({}), entry, events);
  await vi.advanceTimersByTimeAsync(0);
  expect(isThere).toBe(true);
  tell({type: 'ready'});
  setInterval(() => isBusy || tell({type: 'alive'}), 1000);
}

describe('a program', () => {
  test('that has no loop may take as long as it likes', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ended).toEqual([]);
  });

  test('whose loop ends in time goes on, and has ten seconds again', async () => {
    isBusy = true;
    await start();
    await vi.advanceTimersByTimeAsync(9000);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(1000);
    isBusy = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toEqual(['loop']);
    expect(isThere).toBe(false);
  });
});
