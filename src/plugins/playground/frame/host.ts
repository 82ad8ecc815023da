/** Sets up the globals of a run's programs in their worker, runs them, and detects the end. */
import {Buffer} from 'buffer';
import {inspect} from 'node-inspect-extracted';

import {closeConsole, installConsole, print, tell} from './console';
import {installInspection} from './inspection';
import type {Program, Programs} from './messages';
import {isIdle} from './pending';
import {knowPlaces} from './places';
import {Exit, exit, process, whenExited} from './process';
import {nextServer} from './servers';
import {installTimers, later} from './timers';
import {installWeb} from './web';

const scope = globalThis as unknown as {
  addEventListener(type: string, listener: (event: never) => void): void;
};

/** Milliseconds: more than work without a timer takes, such as a digest or a compressed stream. */
const quiet = 30;
/** How often (ms) the page is told that no loop holds the programs up. */
const beat = 1000;
/** Milliseconds after which a program that awaits something without anything pending has failed. */
const unsettledLimit = 1000;

function fail(error: unknown): void {
  if (error instanceof Exit) return;
  if (process.listenerCount('uncaughtException') > 0) {
    process.emit('uncaughtException', error);
    return;
  }
  const text = error instanceof Error ? inspect(error) : `Uncaught ${inspect(error)}`;
  print('error', `${text}\n`);
  exit(1);
}

/** Resolves once the server listens, or else has had time to. */
async function serve({address}: Program): Promise<void> {
  const listens = nextServer();
  const loaded = import(address).then(
    () => new Promise((resolve) => later(resolve as () => void, unsettledLimit)),
  );
  await Promise.race([listens, loaded]);
}

function watch(load: Promise<unknown>): void {
  let isSettled = false;
  load.then(() => (isSettled = true), fail);
  let idleSince = performance.now();
  const look = () => {
    const now = performance.now();
    if (!isIdle()) idleSince = now;
    if (isSettled && now - idleSince >= quiet) exit();
    else if (now - idleSince >= unsettledLimit) {
      print('error', 'Warning: Detected unsettled top-level await\n');
      exit(13);
    } else later(look, quiet / 3);
  };
  look();
}

export async function run(programs: Programs): Promise<void> {
  knowPlaces(programs);
  sayAlive();
  try {
    for (const server of programs.servers) await serve(server);
  } catch (error) {
    return fail(error);
  }
  watch(import(programs.entry.address));
}

function sayAlive(): void {
  tell({type: 'alive'});
  later(sayAlive, beat);
}

installTimers();
installConsole();
installWeb();
installInspection();
Object.assign(globalThis, {Buffer, global: globalThis, process});
whenExited((code) => {
  closeConsole();
  tell({type: 'end', reason: code === 0 ? 'done' : 'failed'});
});

scope.addEventListener('error', (event: ErrorEvent) => {
  event.preventDefault();
  fail(event.error ?? new Error(event.message));
});
scope.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  event.preventDefault();
  if (!process.emit('unhandledRejection', event.reason, event.promise)) fail(event.reason);
});
