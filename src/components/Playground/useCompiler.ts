import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

import type {
  Compiler,
  Completions,
  Emitted,
  HoverText,
  Manifest,
  PlaygroundProject,
  Problem,
  TypeText,
} from '../../plugins/playground/api';
import {startCompiler} from '../../plugins/playground/client/compiler';
import {withDraft, type Draft} from './files';

/** After the last key: long enough to type a word in one go, short enough to feel immediate. */
const checkDelay = 50;

/** `percent` grows in steps of 25, because a screen reader is told each, and the page rendered for it. */
export type CompilerState =
  {kind: 'loading'; percent: number} | {kind: 'ready'} | {kind: 'failed'; message: string};

/** What may be asked of the compiler; what is asked while it loads waits for it. */
interface Questions {
  /** Says that a file was changed in the draft. */
  changed(path: string): void;
  emit(): Promise<Emitted>;
  hover(path: string, offset: number): Promise<HoverText | undefined>;
  complete(path: string, offset: number): Promise<Completions | undefined>;
  describe(path: string, offset: number, label: string): Promise<TypeText | undefined>;
  /** Starts another one, after one has failed. */
  retry(): void;
}

export interface Checked {
  /** Of all files that have been checked, in the order of the files. */
  problems: readonly Problem[];
  /** Whether each file has been checked at least once. */
  isWhole: boolean;
}

export interface CompilerHandle {
  questions: Questions;
  state: CompilerState;
  /** As the compiler last said; undefined before the first file has been checked. */
  checked: Checked | undefined;
}

interface Listener {
  onState(state: CompilerState): void;
  onChecked(checked: Checked | undefined): void;
}

/** One compiler after another for a project; nothing is heard of one that was replaced. */
class Session {
  private compiler: Promise<Compiler> | undefined;
  /** Which of the compilers is the current one. */
  private attempt = 0;
  private timer = 0;
  /** Counts the changes. */
  private version = 0;
  /** From a file to its problems, as the compiler last said. */
  private readonly found = new Map<string, readonly Problem[]>();
  private isWhole = false;

  constructor(
    private readonly manifest: Manifest,
    private readonly project: PlaygroundProject,
    private readonly draft: Draft,
    /** The file that is checked first: the one that the reader looks at, and later the one that changed. */
    private first: string,
    private readonly listener: Listener,
  ) {}

  start(): void {
    const {manifest, project, draft, listener} = this;
    this.close();
    const attempt = this.attempt;
    const given = new Map(draft);
    // One file may fail while others still arrive.
    let hasFailed = false;
    let percent = 0;
    listener.onState({kind: 'loading', percent: 0});
    this.found.clear();
    this.isWhole = false;
    listener.onChecked(undefined);
    const starting = startCompiler(manifest, withDraft(project, draft), (loaded, total) => {
      const reached = Math.floor((loaded / total) * 4) * 25;
      if (attempt !== this.attempt || hasFailed || reached === percent) return;
      percent = reached;
      listener.onState({kind: 'loading', percent});
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
        void this.check();
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

  /** File by file, so that what is typed meanwhile need not wait until all of them are checked. */
  private async check(): Promise<void> {
    const {attempt, version, first} = this;
    const sources = this.sources();
    const others = sources.filter((path) => path !== first);
    // The first one once more, because the compiler may have answered from a smaller program.
    for (const path of [first, ...others, first]) {
      const problems = await this.ask((compiler) => compiler.check(path)).catch(() => undefined);
      if (!problems || attempt !== this.attempt || version !== this.version) return;
      const before = this.found.get(path);
      this.found.set(path, problems);
      if (JSON.stringify(problems) !== JSON.stringify(before)) this.report();
    }
    if (this.isWhole) return;
    this.isWhole = true;
    this.report();
  }

  private sources(): string[] {
    return this.project.files.map(({path}) => path).filter((path) => /\.[jt]sx?$/.test(path));
  }

  private report(): void {
    const problems = this.sources().flatMap((path) => this.found.get(path) ?? []);
    this.listener.onChecked({problems, isWhole: this.isWhole});
  }

  changed(path: string): void {
    this.version += 1;
    clearTimeout(this.timer);
    this.first = path;
    this.timer = window.setTimeout(() => void this.check(), checkDelay);
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

/**
 * A project's compiler, from when the project is opened until it is closed.
 *
 * @param open - the file that is open at first
 */
export function useCompiler(
  manifest: Manifest,
  project: PlaygroundProject,
  draft: Draft,
  open: string,
): CompilerHandle {
  const [state, onState] = useState<CompilerState>({kind: 'loading', percent: 0});
  const [checked, onChecked] = useState<Checked>();
  const session = useRef<Session>();

  useEffect(() => {
    const opened = new Session(manifest, project, draft, open, {onState, onChecked});
    session.current = opened;
    opened.start();
    return () => opened.close();
  }, [manifest, project, draft, open]);

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
      describe: (path, offset, label) =>
        ask((compiler) => compiler.describe(path, offset, label)).catch(() => undefined),
      retry: () => session.current?.start(),
    }),
    [ask],
  );
  return {questions, state, checked};
}
