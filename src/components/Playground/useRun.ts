import {useCallback, useEffect, useRef, useState} from 'react';

import type {
  Emitted,
  End,
  Manifest,
  PlaygroundEntry,
  Printed,
  RequestEvent,
  Run,
} from '../../plugins/playground/api';
import {startRun} from '../../plugins/playground/client/run';

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

/** Runs a project's programs, one at a time. */
export function useRun(manifest: Manifest, emit: () => Promise<Emitted>): RunHandle {
  const [state, setState] = useState<RunState>({kind: 'idle'});
  const [printed, setPrinted] = useState<readonly Printed[]>([]);
  const [requests, setRequests] = useState<readonly RequestEvent[]>([]);
  const current = useRef<Run>();
  useEffect(() => () => current.current?.drop(), []);

  const show = useCallback((output: readonly Printed[], events: readonly RequestEvent[]) => {
    setPrinted(output);
    setRequests(events);
  }, []);

  function clear() {
    current.current?.drop();
    show([], []);
    setState({kind: 'idle'});
  }

  function run(entry: PlaygroundEntry) {
    clear();
    setState({kind: 'running', entry});
    current.current = startRun(manifest, emit(), entry, {
      show,
      end: (reason) => setState({kind: 'ended', entry, reason}),
      broken: ({message}) => setState({kind: 'broken', entry, message}),
    });
  }

  return {state, printed, requests, run, stop: () => current.current?.stop(), clear};
}
