import type {Manifest, OnProgress, PlaygroundProject} from '../api';
import type {FromLoader, LoadCompiler} from '../worker/messages';

/**
 * The longest time (ms) without an answer, after which the worker counts as killed, of which a page isn't
 * told. The first check of the largest page takes a slow phone a third of it.
 */
export const longestSilence = 60_000;
export const silent = 'The compiler does not answer.';

/** How long (ms) a worker that nothing needs keeps its memory. */
const longestIdle = 300_000;

/** A worker that has the compiler. */
export interface Loaded {
  worker: Worker;
  /** Addresses of its two scripts. */
  scripts: string;
}

/** That of the project that was closed last. It starts the next one sooner, as it has read most of it. */
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
function takeWorker(scripts: string): Worker | undefined {
  const taken = release();
  if (taken?.scripts === scripts) return taken.worker;
  taken?.worker.terminate();
  return undefined;
}

/** A worker that reads the compiler and the packages of a project by itself, unless it has them. */
export function loadWorker(
  {loader, compiler, library, packages}: Manifest,
  project: PlaygroundProject,
  onProgress: OnProgress,
): Promise<Loaded> {
  const own = packages.filter(({name}) => project.packages.includes(name));
  const folders = [
    {folder: '/lib/', types: library},
    ...own.map(({name, types}) => ({folder: `/node_modules/${name}/`, types})),
  ];
  const scripts = `${loader.url} ${compiler.url}`;
  const worker = takeWorker(scripts) ?? new Worker(loader.url);
  worker.postMessage({type: 'load', compiler, folders} satisfies LoadCompiler);
  return new Promise((resolve, reject) => {
    let watch = 0;
    const fail = (message: string) => {
      window.clearTimeout(watch);
      worker.terminate();
      reject(new Error(message));
    };
    const awaitMessage = () => {
      window.clearTimeout(watch);
      watch = window.setTimeout(() => fail(silent), longestSilence);
    };
    awaitMessage();
    worker.onerror = ({message}) => fail(message || 'The compiler could not be started.');
    worker.onmessage = ({data}: MessageEvent<FromLoader>) => {
      awaitMessage();
      if (data.type === 'loaded') {
        window.clearTimeout(watch);
        resolve({worker, scripts});
      } else if (data.type === 'failed') fail(data.message);
      else onProgress(data.loaded, data.total);
    };
  });
}
