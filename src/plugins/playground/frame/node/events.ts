import {EventEmitter, once} from 'events';

interface AbortOptions {
  signal?: AbortSignal;
}

/** Iterates over the events of a name; the package `events` lacks this function. */
async function* on(
  emitter: EventEmitter,
  name: string,
  {signal}: AbortOptions = {},
): AsyncGenerator<unknown[]> {
  const queue: unknown[][] = [];
  let wake = () => {};
  const failure: {error?: unknown; isSet: boolean} = {isSet: false};
  const onEvent = (...values: unknown[]) => {
    queue.push(values);
    wake();
  };
  const onError = (error: unknown) => {
    Object.assign(failure, {error, isSet: true});
    wake();
  };
  const onAbort = () =>
    onError(
      Object.assign(new Error('The operation was aborted', {cause: signal?.reason}), {
        name: 'AbortError',
        code: 'ABORT_ERR',
      }),
    );
  if (signal?.aborted) onAbort();
  emitter.on(name, onEvent);
  if (name !== 'error') emitter.on('error', onError);
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      const values = queue.shift();
      if (values) yield values;
      else if (failure.isSet) throw failure.error;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    emitter.off(name, onEvent);
    emitter.off('error', onError);
    signal?.removeEventListener('abort', onAbort);
  }
}

Object.assign(EventEmitter, {on});

export default EventEmitter;
export {EventEmitter, on, once};
