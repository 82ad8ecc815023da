import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

import type {Manifest, PlaygroundProject, Problem} from '../../plugins/playground/api';
import {startCompiler, type Compiler} from '../../plugins/playground/client/compiler';
import type {Ask} from '../../plugins/playground/worker/messages';
import type {Draft} from './files';

/** After the last key: long enough to type a word in one go, short enough to feel immediate. */
const checkDelay = 50;

/** `percent` grows in steps of 25, because a screen reader is told each, and the page rendered for it. */
export type CompilerState =
  {kind: 'loading'; percent: number} | {kind: 'ready'} | {kind: 'failed'; message: string};

export interface Checked {
  /** Of all files that have been checked, in the order of the files. */
  problems: readonly Problem[];
  /** Whether each file has been checked at least once. */
  isWhole: boolean;
}

export interface CompilerHandle {
  state: CompilerState;
  /** As the compiler last said; undefined before the first file has been checked. */
  checked: Checked | undefined;
  /** What is asked while the compiler loads waits for it. */
  ask: Ask;
  /** Says that a file was changed in the draft. */
  changed: (path: string) => void;
  /** Starts another one, after one has failed. */
  retry: () => void;
}

interface Listener {
  onState(state: CompilerState): void;
  onChecked(checked: Checked | undefined): void;
}

/** A compiler for a project; nothing is heard of one that was closed. */
class Session {
  private readonly compiler: Promise<Compiler>;
  private isClosed = false;
  private timer = 0;
  /** Counts the changes. */
  private version = 0;
  /** From a file to its problems, as the compiler last said. */
  private readonly found = new Map<string, readonly Problem[]>();
  private isWhole = false;

  constructor(
    manifest: Manifest,
    private readonly project: PlaygroundProject,
    private readonly draft: Draft,
    /** The file that is checked first: the one that the reader looks at, and later the one that changed. */
    private first: string,
    private readonly listener: Listener,
  ) {
    let percent = 0;
    listener.onState({kind: 'loading', percent});
    listener.onChecked(undefined);
    this.compiler = startCompiler(manifest, project, (loaded, total) => {
      const reached = Math.floor((loaded / total) * 4) * 25;
      if (this.isClosed || reached === percent) return;
      percent = reached;
      listener.onState({kind: 'loading', percent});
    });
    this.compiler.then(
      () => {
        for (const {path} of project.files) this.send(path);
        if (this.isClosed) return;
        listener.onState({kind: 'ready'});
        void this.check();
      },
      (error: unknown) => this.fail(error),
    );
  }

  readonly ask: Ask = async (method, ...args) => {
    try {
      return await (await this.compiler).ask(method, ...args);
    } catch (error) {
      this.fail(error);
      throw error;
    }
  };

  private fail(error: unknown): void {
    if (this.isClosed) return;
    this.listener.onState({kind: 'failed', message: (error as Error).message});
  }

  /** Gives the compiler a file as the reader has it. */
  private send(path: string): void {
    const original = this.project.files.find((file) => file.path === path);
    const text = this.draft.get(path) ?? original?.text;
    this.ask('setFile', path, text).catch(() => undefined);
  }

  /** File by file, so that what is typed meanwhile need not wait until all of them are checked. */
  private async check(): Promise<void> {
    const {version, first} = this;
    const others = this.sources().filter((path) => path !== first);
    // The first one once more, because the compiler may have answered from a smaller program.
    for (const path of [first, ...others, first]) {
      const problems = await this.ask('check', path).catch(() => undefined);
      if (!problems || this.isClosed || version !== this.version) return;
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
    this.send(path);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.compiler.then(
      (compiler) => compiler.dispose(),
      () => undefined,
    );
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

  // At once, so that what is asked right after a retry waits for the new compiler.
  const start = useCallback(() => {
    session.current?.close();
    session.current = new Session(manifest, project, draft, open, {onState, onChecked});
  }, [manifest, project, draft, open]);

  useEffect(() => {
    start();
    return () => session.current?.close();
  }, [start]);

  const questions = useMemo(
    () => ({
      ask: ((method, ...args) => {
        if (session.current) return session.current.ask(method, ...args);
        return Promise.reject(new Error('The compiler has not started.'));
      }) as Ask,
      changed: (path: string) => session.current?.changed(path),
    }),
    [],
  );
  return {state, checked, retry: start, ...questions};
}
