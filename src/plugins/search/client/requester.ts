/** Makes algoliasearch query the worker instead of the network; everything above it stays stock. */
import type {FromWorker, ToWorker} from './worker';

/** What algoliasearch 4 passes to its requester. */
export interface RequesterRequest {
  url: string;
  data?: string | undefined;
  /** Timeout in seconds. */
  responseTimeout: number;
}

export interface RequesterResponse {
  content: string;
  isTimedOut: boolean;
  status: number;
}

/** The part of a Worker that is used; tests provide their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: {data: FromWorker}) => void): void;
  addEventListener(type: 'error', listener: (event: {message?: string}) => void): void;
  terminate(): void;
}

/**
 * @param createWorker - called at first use, and again after a worker has crashed
 * @param indexUrl - the URL of the index files, with a trailing slash
 */
export function createWorkerRequester(createWorker: () => WorkerLike, indexUrl: string) {
  const waiting = new Map<number, (response: RequesterResponse) => void>();
  /** What `warm` has returned, by tags; a failure is not kept, so the next call retries. */
  const warmed = new Map<string, Promise<void>>();
  const grownListeners = new Set<() => void>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function open(): WorkerLike {
    if (worker) return worker;
    const opened = createWorker();
    opened.addEventListener('message', ({data}) => {
      if (data.type === 'grown') grownListeners.forEach((listener) => listener());
      else {
        const {id, content, status} = data;
        waiting.get(id)?.({content, isTimedOut: false, status});
      }
    });
    opened.addEventListener('error', (event) => {
      opened.terminate();
      if (worker === opened) worker = undefined;
      warmed.clear();
      // algoliasearch interprets status 0 as an unreachable host.
      for (const answer of waiting.values())
        answer({content: event.message ?? '', isTimedOut: false, status: 0});
    });
    opened.postMessage({type: 'start', indexUrl});
    worker = opened;
    return opened;
  }

  /**
   * @param toMessage - makes the message from its id
   * @param timeout - in milliseconds
   */
  function ask(toMessage: (id: number) => ToWorker, timeout?: number): Promise<RequesterResponse> {
    const id = ++lastId;
    return new Promise((resolve) => {
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(() => answer({content: '', isTimedOut: true, status: 0}), timeout);
      const answer = (response: RequesterResponse) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(response);
      };
      waiting.set(id, answer);
      open().postMessage(toMessage(id));
    });
  }

  async function load(tags: string[]): Promise<void> {
    const {status} = await ask((id) => ({type: 'warm', id, tags}));
    if (status !== 200) warmed.delete(tags.join());
  }

  return {
    /** Starts loading the index of these tags; resolves once it is loaded or has failed to load. */
    warm(tags: string[]): Promise<void> {
      const key = tags.join();
      const loading = warmed.get(key) ?? load(tags);
      warmed.set(key, loading);
      return loading;
    },
    /**
     * Subscribes to growth of the index since its last answer; returns a function that unsubscribes.
     */
    onGrown(listener: () => void): () => void {
      grownListeners.add(listener);
      return () => void grownListeners.delete(listener);
    },
    send: ({url, data, responseTimeout}: RequesterRequest): Promise<RequesterResponse> =>
      ask(
        (id) => ({type: 'query', id, path: new URL(url).pathname, body: data ?? '{}'}),
        responseTimeout * 1000,
      ),
  };
}
