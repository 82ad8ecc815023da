import type {Compiler, Manifest, OnProgress, PlaygroundProject} from '../api';
import {late} from '../../../client/release/browser/late';
import type {Answers, FromCompiler, Question, ToCompiler} from '../worker/messages';
import {keepWorker, loadWorker, longestSilence, silent} from './worker';

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
  const loaded = await late(() => loadWorker(manifest, project, onProgress));
  const {worker} = loaded;
  const pending = new Map<number, Pending>();
  let ids = 0;
  let failure: Error | undefined;
  let watch = 0;
  const fail = (error: Error) => {
    failure ??= error;
    window.clearTimeout(watch);
    for (const {reject} of pending.values()) reject(failure);
    pending.clear();
    // An answer that is on its way would make this worker count as free.
    worker.onmessage = null;
    worker.terminate();
  };
  const awaitAnswer = () => {
    window.clearTimeout(watch);
    if (pending.size === 0) return;
    watch = window.setTimeout(() => fail(new Error(silent)), longestSilence);
  };
  const keepOnceFree = () => {
    if (failure && pending.size === 0) keepWorker(loaded);
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
    keepOnceFree();
  };
  for (const {path, text} of project.files) tell({type: 'set', path, text});

  return {
    setFile: (path, text) => tell({type: 'set', path, text}),
    check: (path) => ask({type: 'check', path}),
    hover: (path, offset) => ask({type: 'hover', path, offset}),
    complete: (path, offset) => ask({type: 'complete', path, offset}),
    describe: (path, offset, label) => ask({type: 'describe', path, offset, label}),
    emit: () => ask({type: 'emit'}),
    dispose: () => {
      if (failure) return;
      failure = new Error('The compiler was closed.');
      for (const {reject} of pending.values()) reject(failure);
      keepOnceFree();
    },
  };
}
