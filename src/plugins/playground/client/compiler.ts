import type {Manifest, OnProgress, PlaygroundProject} from '../api';
import {late} from '../../../client/release/browser/late';
import type {Ask, FromWorker, Load, ToWorker} from '../worker/messages';
import {keepWorker, takeWorker} from './worker';

/**
 * The longest time (ms) without an answer, after which the worker counts as killed, of which a page isn't
 * told. The first check of the largest page takes a slow phone a third of it.
 */
const longestSilence = 60_000;

export interface Compiler {
  /** Rejects with an `Error` whose message can be shown, if the worker has failed or was disposed of. */
  ask: Ask;
  dispose(): void;
}

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** What the worker reads by itself, unless it has it from an earlier project. */
function loadOf({compiler, library, packages}: Manifest, project: PlaygroundProject): Load {
  const own = packages.filter(({name}) => project.packages.includes(name));
  return {
    compiler,
    folders: [
      {folder: '/lib/', types: library},
      ...own.map(({name, types}) => ({folder: `/node_modules/${name}/`, types})),
    ],
  };
}

/** Loads the compiler with the packages of a project, whose files it then has to be given. */
export async function startCompiler(
  manifest: Manifest,
  project: PlaygroundProject,
  onProgress: OnProgress,
): Promise<Compiler> {
  const {loader, compiler} = manifest;
  const scripts = `${loader.url} ${compiler.url}`;
  const worker = takeWorker(scripts) ?? new Worker(loader.url);
  const pending = new Map<number, Pending>();
  let ids = 0;
  let failure: Error | undefined;
  let watch = 0;
  const rejectAll = () => {
    for (const {reject} of pending.values()) reject(failure as Error);
  };
  const fail = (message: string) => {
    failure ??= new Error(message);
    window.clearTimeout(watch);
    rejectAll();
    pending.clear();
    // An answer that is on its way would make this worker count as free.
    worker.onmessage = null;
    worker.terminate();
  };
  const awaitMessage = () => {
    window.clearTimeout(watch);
    if (pending.size === 0) return;
    watch = window.setTimeout(() => fail('The compiler does not answer.'), longestSilence);
  };
  const keepOnceFree = () => {
    if (failure && pending.size === 0) keepWorker({worker, scripts});
  };
  const send = (message: {load: Load} | {method: string; args: unknown[]}) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure) return reject(failure);
      ids += 1;
      pending.set(ids, {resolve, reject});
      worker.postMessage({...message, id: ids} as ToWorker);
      if (pending.size === 1) awaitMessage();
    });

  worker.onerror = ({message}) => fail(message || 'The compiler could not be started.');
  worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
    if ('id' in data) {
      const asked = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.answer);
    } else onProgress(data.loaded, data.total);
    awaitMessage();
    keepOnceFree();
  };
  await late(() => send({load: loadOf(manifest, project)})).catch((error: Error) => {
    fail(error.message);
    throw error;
  });
  return {
    ask: ((method, ...args) => send({method, args})) as Ask,
    dispose: () => {
      if (failure) return;
      failure = new Error('The compiler was closed.');
      rejectAll();
      keepOnceFree();
    },
  };
}
