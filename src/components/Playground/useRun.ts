import {useCallback, useEffect, useRef, useState} from 'react';

import type {
  Emitted,
  End,
  Manifest,
  PlaygroundEntry,
  RequestEvent,
  Run,
} from '../../plugins/playground/api';
import {startRun} from '../../plugins/playground/client/run';

/** Consecutive output of one program. */
export interface Printed {
  stream: 'log' | 'error';
  text: string;
  /** The file of the server that printed it. */
  server?: string;
}

export type RunState =
  | {kind: 'idle'}
  | {kind: 'running'; entry: PlaygroundEntry}
  | {kind: 'ended'; entry: PlaygroundEntry; reason: End}
  | {kind: 'broken'; entry: PlaygroundEntry; message: string};

export interface RunHandle {
  state: RunState;
  printed: readonly Printed[];
  requests: readonly RequestEvent[];
  run: (entry: PlaygroundEntry) => void;
  stop: () => void;
  /** Stops the run and discards its output. */
  clear: () => void;
}

/** If a program never stops printing, only its last lines are shown. */
const maxPrinted = 1000;
/** Output that arrives in a burst is rendered at once. */
const showDelay = 30;

interface Listener {
  onState(state: RunState): void;
  onPrinted(printed: readonly Printed[], requests: readonly RequestEvent[]): void;
}

/** One start of a program. */
class Session {
  private running: Run | undefined;
  private printed: Printed[] = [];
  private readonly requests: RequestEvent[] = [];
  private timer = 0;
  private over = false;

  constructor(
    private readonly entry: PlaygroundEntry,
    private readonly listener: Listener,
  ) {}

  async start(manifest: Manifest, emit: () => Promise<Emitted>): Promise<void> {
    const {entry, listener} = this;
    listener.onPrinted([], []);
    listener.onState({kind: 'running', entry});
    try {
      const emitted = await emit();
      if (this.over) return;
      this.running = startRun(manifest, emitted, entry, {
        output: (output) => this.print(output),
        request: (event) => {
          this.requests.push(event);
          this.showSoon();
        },
        end: (reason) => this.end({kind: 'ended', entry, reason}),
        broken: ({message}) => this.end({kind: 'broken', entry, message}),
      });
    } catch (error) {
      this.end({kind: 'broken', entry, message: (error as Error).message});
    }
  }

  private print(output: Printed): void {
    this.printed.push(output);
    if (this.printed.length > 2 * maxPrinted) this.printed = this.printed.slice(-maxPrinted);
    this.showSoon();
  }

  private showSoon(): void {
    this.timer ||= window.setTimeout(() => this.show(), showDelay);
  }

  private show(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.over) this.listener.onPrinted(this.printed.slice(-maxPrinted), [...this.requests]);
  }

  private end(state: RunState): void {
    if (this.over) return;
    this.show();
    this.over = true;
    this.listener.onState(state);
  }

  stop(): void {
    if (this.running) this.running.stop();
    else this.end({kind: 'ended', entry: this.entry, reason: 'stopped'});
  }

  /** Stops without reporting it. */
  drop(): void {
    if (this.over) return;
    this.over = true;
    this.running?.stop();
  }
}

/** Runs a project's programs, one at a time. */
export function useRun(manifest: Manifest, emit: () => Promise<Emitted>): RunHandle {
  const [state, onState] = useState<RunState>({kind: 'idle'});
  const [printed, setPrinted] = useState<readonly Printed[]>([]);
  const [requests, setRequests] = useState<readonly RequestEvent[]>([]);
  const session = useRef<Session>();
  const onPrinted = useCallback<Listener['onPrinted']>((output, events) => {
    setPrinted(output);
    setRequests(events);
  }, []);

  const run = useCallback(
    (entry: PlaygroundEntry) => {
      session.current?.drop();
      session.current = new Session(entry, {onState, onPrinted});
      void session.current.start(manifest, emit);
    },
    [manifest, emit, onPrinted],
  );
  const stop = useCallback(() => session.current?.stop(), []);
  const clear = useCallback(() => {
    session.current?.drop();
    onPrinted([], []);
    onState({kind: 'idle'});
  }, [onPrinted]);
  useEffect(() => () => session.current?.drop(), []);

  return {state, printed, requests, run, stop, clear};
}
