import {EventEmitter, once} from 'events';

interface AbortOptions {
  signal?: AbortSignal;
}

/**
 * Iterates over the events of a name, from the call on; the package `events` lacks this function.
 *
 * @throws (while iterating) what the emitter emits as `error`, and an `AbortError` after an abort
 */
function on(
  emitter: EventEmitter,
  name: string,
  {signal}: AbortOptions = {},
): AsyncGenerator<unknown[]> {
  const queue: unknown[][] = [];
  const failures: unknown[] = [];
  let isOver = false;
  let wake = () => {};
  const onEvent = (...values: unknown[]) => {
    queue.push(values);
    wake();
  };
  const onError = (error: unknown) => {
    failures.push(error);
    wake();
  };
  const onAbort = () =>
    onError(
      Object.assign(new Error('The operation was aborted', {cause: signal?.reason}), {
        name: 'AbortError',
        code: 'ABORT_ERR',
      }),
    );
  const stop = () => {
    isOver = true;
    emitter.off(name, onEvent);
    emitter.off('error', onError);
    signal?.removeEventListener('abort', onAbort);
    wake();
  };
  async function* iterate() {
    try {
      while (!isOver) {
        const values = queue.shift();
        if (values) yield values;
        else if (failures.length > 0) throw failures[0];
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      stop();
    }
  }

  if (signal?.aborted) onAbort();
  emitter.on(name, onEvent);
  if (name !== 'error') emitter.on('error', onError);
  signal?.addEventListener('abort', onAbort);
  const iterator = iterate();
  const end = iterator.return.bind(iterator);
  // A generator that has not begun, or waits, would not get to its end by itself.
  iterator.return = (value) => {
    stop();
    return end(value);
  };
  return iterator;
}

Object.assign(EventEmitter, {on});

export default EventEmitter;
export {EventEmitter, on, once};
