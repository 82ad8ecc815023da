/** Sets up the globals of a program in its worker, runs it, and detects its end. */
import {Buffer} from 'buffer';
import {inspect} from 'node-inspect-extracted';

import type {End} from '../api';
import {installConsole, print} from './console';
import type {ToWorker} from './messages';
import {receive, tell} from './network';
import {isIdle} from './pending';
import {Exit, onExit, process} from './process';
import {installTimers, later} from './timers';
import {installWeb} from './web';

const scope = globalThis as unknown as {
  addEventListener(type: string, listener: (event: never) => void): void;
};

/** Milliseconds: more than work without a timer takes, such as a digest or a compressed stream. */
const quiet = 30;
/** Milliseconds after which a program that awaits something without anything pending has failed. */
const hopeless = 1000;

let isEnded = false;

function end(reason: End): void {
  if (isEnded) return;
  isEnded = true;
  tell({type: 'end', reason});
}

function fail(error: unknown): void {
  if (isEnded || error instanceof Exit) return;
  if (process.listenerCount('uncaughtException') > 0) {
    process.emit('uncaughtException', error);
    return;
  }
  const text = error instanceof Error ? inspect(error) : `Uncaught ${inspect(error)}`;
  print('error', `${text}\n`);
  end('failed');
}

/** @param load - imports the program */
export function run(load: () => Promise<unknown>): void {
  let isSettled = false;
  load().then(() => (isSettled = true), fail);
  let idleSince = performance.now();
  const look = () => {
    const now = performance.now();
    if (!isIdle()) idleSince = now;
    if (isSettled && now - idleSince >= quiet) {
      process.emit('exit', process.exitCode ?? 0);
      end(process.exitCode ? 'failed' : 'done');
    } else if (now - idleSince >= hopeless) {
      print('error', 'Warning: Detected unsettled top-level await\n');
      end('failed');
    } else later(look, quiet / 3);
  };
  look();
}

installTimers();
installConsole();
installWeb();
Object.assign(globalThis, {Buffer, global: globalThis, process});
onExit(({code}) => end(code === 0 ? 'done' : 'failed'));

scope.addEventListener('message', ({data}: MessageEvent<ToWorker>) => receive(data));
scope.addEventListener('error', (event: ErrorEvent) => {
  event.preventDefault();
  fail(event.error ?? new Error(event.message));
});
scope.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  event.preventDefault();
  fail(event.reason);
});
