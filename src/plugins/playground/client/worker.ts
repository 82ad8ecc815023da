/** The worker of the project that was closed last. It starts the next one sooner, as it has read most of it. */

/** How long (ms) a worker that nothing needs keeps its memory. */
const longestIdle = 300_000;

interface Loaded {
  worker: Worker;
  /** Addresses of its two scripts. */
  scripts: string;
}

let kept: Loaded | undefined;
let timer = 0;

function release(): Loaded | undefined {
  const released = kept;
  window.clearTimeout(timer);
  kept = undefined;
  return released;
}

function drop(): void {
  release()?.worker.terminate();
}

/** Keeps a worker that owes no answer, for the next project. */
export function keepWorker(loaded: Loaded): void {
  drop();
  kept = loaded;
  loaded.worker.onerror = drop;
  timer = window.setTimeout(drop, longestIdle);
}

/** The kept one, unless the compiler has been updated since then. */
export function takeWorker(scripts: string): Worker | undefined {
  const taken = release();
  if (taken?.scripts === scripts) return taken.worker;
  taken?.worker.terminate();
  return undefined;
}
