/** Lets algoliasearch ask the worker instead of the network; everything above stays stock. */
import type {FromWorker, ToWorker} from './worker';

/** What algoliasearch 4 hands to its requester. */
export interface RequesterRequest {
  url: string;
  data?: string | undefined;
  /** Seconds until an answer must be there. */
  responseTimeout: number;
}

export interface RequesterResponse {
  content: string;
  isTimedOut: boolean;
  status: number;
}

/** The part of a Worker that is used: tests bring their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: {data: FromWorker}) => void): void;
  addEventListener(type: 'error', listener: (event: {message?: string}) => void): void;
  terminate(): void;
}

/**
 * @param createWorker - called at first use, and again after a worker has died
 * @param indexUrl - where the index files are, with a slash at the end
 */
export function createWorkerRequester(createWorker: () => WorkerLike, indexUrl: string) {
  const waiting = new Map<number, (response: RequesterResponse) => void>();
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
      // Status 0 is how algoliasearch knows a host that can't be reached.
      for (const answer of waiting.values())
        answer({content: event.message ?? '', isTimedOut: false, status: 0});
    });
    opened.postMessage({type: 'start', indexUrl});
    worker = opened;
    return opened;
  }

  return {
    /** Starts loading the index of these tags. */
    warm(tags: string[]): void {
      open().postMessage({type: 'warm', tags});
    },
    /** Calls back when the index has more than when it last answered; returns how to end that. */
    onGrown(listener: () => void): () => void {
      grownListeners.add(listener);
      return () => void grownListeners.delete(listener);
    },
    send({url, data, responseTimeout}: RequesterRequest): Promise<RequesterResponse> {
      const id = ++lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(
          () => answer({content: '', isTimedOut: true, status: 0}),
          responseTimeout * 1000,
        );
        const answer = (response: RequesterResponse) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(response);
        };
        waiting.set(id, answer);
        open().postMessage({type: 'query', id, path: new URL(url).pathname, body: data ?? '{}'});
      });
    },
  };
}
