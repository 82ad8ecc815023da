import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

import type {
  Compiler,
  Completions,
  Emitted,
  HoverText,
  Manifest,
  PlaygroundProject,
  Problem,
} from '../../plugins/playground/api';
import {startCompiler} from '../../plugins/playground/client/compiler';
import {withDraft, type Draft} from './files';

/** After the last key: long enough to type a word in one go, short enough to feel immediate. */
const diagnosisDelay = 100;

export type CompilerState =
  {kind: 'loading'; share: number} | {kind: 'ready'} | {kind: 'failed'; message: string};

/** What may be asked of the compiler; what is asked while it loads waits for it. */
interface Questions {
  /** Says that a file was changed in the draft. */
  changed(path: string): void;
  emit(): Promise<Emitted>;
  hover(path: string, offset: number): Promise<HoverText | undefined>;
  complete(path: string, offset: number): Promise<Completions | undefined>;
  /** Starts another one, after one has failed. */
  retry(): void;
}

export interface CompilerHandle {
  questions: Questions;
  state: CompilerState;
  /** Of all files, as the compiler last said; undefined until it has checked them. */
  problems: readonly Problem[] | undefined;
}

interface Listener {
  onState(state: CompilerState): void;
  onProblems(problems: readonly Problem[] | undefined): void;
}

/** One compiler after another for a project; nothing is heard of one that was replaced. */
class Session {
  private compiler: Promise<Compiler> | undefined;
  /** Which of the compilers is the current one. */
  private attempt = 0;
  private timer = 0;
  /** Counts the changes. */
  private version = 0;

  constructor(
    private readonly manifest: Manifest,
    private readonly project: PlaygroundProject,
    private readonly draft: Draft,
    private readonly listener: Listener,
  ) {}

  start(): void {
    const {manifest, project, draft, listener} = this;
    this.close();
    const attempt = this.attempt;
    const given = new Map(draft);
    // One file may fail while others still arrive.
    let hasFailed = false;
    listener.onState({kind: 'loading', share: 0});
    listener.onProblems(undefined);
    const starting = startCompiler(manifest, withDraft(project, draft), (loaded, total) => {
      if (attempt === this.attempt && !hasFailed) {
        listener.onState({kind: 'loading', share: total > 0 ? loaded / total : 0});
      }
    });
    this.compiler = starting.then((compiler) => {
      for (const {path} of project.files) {
        if (given.get(path) !== draft.get(path)) compiler.setFile(path, this.textOf(path));
      }
      return compiler;
    });
    this.compiler.then(
      () => {
        if (attempt !== this.attempt) return;
        listener.onState({kind: 'ready'});
        void this.diagnose();
      },
      (error: unknown) => {
        hasFailed = true;
        this.fail(attempt, error);
      },
    );
  }

  private textOf(path: string): string | undefined {
    return this.draft.get(path) ?? this.project.files.find((file) => file.path === path)?.text;
  }

  private fail(attempt: number, error: unknown): void {
    if (attempt !== this.attempt) return;
    this.listener.onState({kind: 'failed', message: (error as Error).message});
  }

  /** What is typed while the compiler thinks is asked about later. */
  private async diagnose(): Promise<void> {
    const {attempt, version} = this;
    const problems = await this.ask((compiler) => compiler.diagnose()).catch(() => undefined);
    if (problems && attempt === this.attempt && version === this.version) {
      this.listener.onProblems(problems);
    }
  }

  changed(path: string): void {
    this.version += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.diagnose(), diagnosisDelay);
    void this.compiler?.then(
      (compiler) => compiler.setFile(path, this.textOf(path)),
      () => undefined,
    );
  }

  async ask<T>(question: (compiler: Compiler) => Promise<T>): Promise<T> {
    const {attempt, compiler} = this;
    try {
      if (!compiler) throw new Error('The compiler has not started.');
      return await question(await compiler);
    } catch (error) {
      this.fail(attempt, error);
      throw error;
    }
  }

  close(): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    void this.compiler?.then(
      (compiler) => compiler.dispose(),
      () => undefined,
    );
    this.compiler = undefined;
  }
}

/** A project's compiler, from when the project is opened until it is closed. */
export function useCompiler(
  manifest: Manifest,
  project: PlaygroundProject,
  draft: Draft,
): CompilerHandle {
  const [state, onState] = useState<CompilerState>({kind: 'loading', share: 0});
  const [problems, onProblems] = useState<readonly Problem[]>();
  const session = useRef<Session>();

  useEffect(() => {
    const opened = new Session(manifest, project, draft, {onState, onProblems});
    session.current = opened;
    opened.start();
    return () => opened.close();
  }, [manifest, project, draft]);

  const ask = useCallback(
    <T>(question: (compiler: Compiler) => Promise<T>): Promise<T> =>
      session.current?.ask(question) ?? Promise.reject(new Error('The compiler has not started.')),
    [],
  );
  const questions = useMemo(
    (): Questions => ({
      changed: (path) => session.current?.changed(path),
      emit: () => ask((compiler) => compiler.emit()),
      hover: (path, offset) =>
        ask((compiler) => compiler.hover(path, offset)).catch(() => undefined),
      complete: (path, offset) =>
        ask((compiler) => compiler.complete(path, offset)).catch(() => undefined),
      retry: () => session.current?.start(),
    }),
    [ask],
  );
  return {questions, state, problems};
}
