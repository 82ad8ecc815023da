import type {Compiler, Manifest, OnProgress, PlaygroundProject} from '../api';
import type {Answers, FromCompiler, Question, ToCompiler} from '../worker/messages';
import {loadBytes} from './load';

/**
 * The longest time (ms) without an answer, after which the worker counts as killed, of which a page isn't
 * told. The first check of the largest page takes a slow phone a third of it.
 */
const longestSilence = 60_000;

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Loads the compiler with the packages of a project, and starts it. */
export async function startCompiler(
  manifest: Manifest,
  project: PlaygroundProject,
  onProgress: OnProgress,
): Promise<Compiler> {
  const packages = manifest.packages.filter(({name}) => project.packages.includes(name));
  const places = ['/lib/', ...packages.map(({name}) => `/node_modules/${name}/`)];
  // The compiler is read for the progress only; after that, the worker gets it from the browser's cache.
  const [, ...files] = await loadBytes(
    [manifest.compiler, manifest.library, ...packages.map((own) => own.types)],
    onProgress,
  );
  const folders = files.map((json, index) => ({folder: places[index] ?? '', json}));

  const worker = new Worker(manifest.compiler.url);
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
    watch = window.setTimeout(
      () => fail(new Error('The compiler does not answer.')),
      longestSilence,
    );
  };
  const tell = (message: ToCompiler, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
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
  tell({type: 'start', folders}, files);
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
