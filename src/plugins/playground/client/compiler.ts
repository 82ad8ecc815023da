import type {Compiler, Manifest, OnProgress, PlaygroundProject} from '../api';
import {late} from '../../../client/release/browser/late';
import type {
  Answers,
  FromCompiler,
  FromLoader,
  LoadCompiler,
  Question,
  ToCompiler,
} from '../worker/messages';

/**
 * The longest time (ms) without an answer, after which the worker counts as killed, of which a page isn't
 * told. The first check of the largest page takes a slow phone a third of it.
 */
const longestSilence = 60_000;
const silent = 'The compiler does not answer.';

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Starts a worker, which reads the compiler and the packages of a project by itself. */
function loadCompiler(
  {loader, compiler, library, packages}: Manifest,
  project: PlaygroundProject,
  onProgress: OnProgress,
): Promise<Worker> {
  const worker = new Worker(loader.url);
  const own = packages.filter(({name}) => project.packages.includes(name));
  const folders = [
    {folder: '/lib/', types: library},
    ...own.map(({name, types}) => ({folder: `/node_modules/${name}/`, types})),
  ];
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
        resolve(worker);
      } else if (data.type === 'failed') fail(data.message);
      else onProgress(data.loaded, data.total);
    };
  });
}

/** Loads the compiler with the packages of a project, and starts it. */
export async function startCompiler(
  manifest: Manifest,
  project: PlaygroundProject,
  onProgress: OnProgress,
): Promise<Compiler> {
  const worker = await late(() => loadCompiler(manifest, project, onProgress));
  const pending = new Map<number, Pending>();
  let ids = 0;
  let failure: Error | undefined;
  let watch = 0;
  const fail = (error: Error) => {
    failure ??= error;
    window.clearTimeout(watch);
    for (const {reject} of pending.values()) reject(failure);
    pending.clear();
    worker.terminate();
  };
  const awaitAnswer = () => {
    window.clearTimeout(watch);
    if (pending.size === 0) return;
    watch = window.setTimeout(() => fail(new Error(silent)), longestSilence);
  };
  const tell = (message: ToCompiler) => worker.postMessage(message);
  const ask = <Type extends Question['type']>(
    question: Extract<Question, {type: Type}>,
  ): Promise<Answers[Type]> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      ids += 1;
      pending.set(ids, {resolve: (answer) => resolve(answer as Answers[Type]), reject});
      tell({...question, id: ids} as ToCompiler);
      if (pending.size === 1) awaitAnswer();
    });

  worker.onerror = ({message}) => fail(new Error(message || 'The compiler could not be started.'));
  worker.onmessage = ({data}: MessageEvent<FromCompiler>) => {
    const asked = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.answer);
    awaitAnswer();
  };
  for (const {path, text} of project.files) tell({type: 'set', path, text});

  return {
    setFile: (path, text) => tell({type: 'set', path, text}),
    check: (path) => ask({type: 'check', path}),
    hover: (path, offset) => ask({type: 'hover', path, offset}),
    complete: (path, offset) => ask({type: 'complete', path, offset}),
    emit: () => ask({type: 'emit'}),
    dispose: () => fail(new Error('The compiler was closed.')),
  };
}
