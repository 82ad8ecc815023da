interface Options {
  signal?: AbortSignal;
  ref?: boolean;
}

const aborted = (signal: AbortSignal) =>
  Object.assign(new Error('The operation was aborted', {cause: signal.reason}), {
    name: 'AbortError',
    code: 'ABORT_ERR',
  });

function wait<T>(delay = 1, value?: T, {signal, ref = true}: Options = {}): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal));
    const onAbort = () => {
      clearTimeout(timer);
      reject(aborted(signal as AbortSignal));
    };
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve(value);
    }, delay);
    // The program's own timers are objects.
    if (!ref) (timer as unknown as {unref(): void}).unref();
    signal?.addEventListener('abort', onAbort);
  });
}

async function* every<T>(delay = 1, value?: T, options?: Options): AsyncGenerator<T | undefined> {
  for (;;) yield await wait(delay, value, options);
}

const now = <T>(value?: T, options?: Options) => wait(0, value, options);

export {wait as setTimeout, now as setImmediate, every as setInterval};
export const scheduler = {wait, yield: () => wait(0)};
export default {setTimeout: wait, setImmediate: now, setInterval: every, scheduler};
