/** Asks the site's own index, in a worker. */
import type {Answer, Question} from '../engine/search';
import type {FromWorker, ToWorker} from './worker';

/** Cold code is slow, so the first question has words of the index, a typo, and a prefix. */
const REHEARSAL = {query: 'typed procedures withn lin', page: 0, hitsPerPage: 20, snippetWords: 10};

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

export class EmbeddedSearch {
  private readonly waiting = new Map<number, Waiting>();
  /** What `warm` has returned, by tags; a failure is not kept, so the next call retries. */
  private readonly warmed = new Map<string, Promise<void>>();
  private worker: Worker | undefined;
  private lastId = 0;

  /**
   * @param createWorker - called at first use, and again after a worker has crashed
   * @param indexUrl - the URL of the index files, with a trailing slash
   */
  constructor(
    private readonly createWorker: () => Worker,
    private readonly indexUrl: string,
  ) {}

  search(question: Question): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.worker ??= this.open();
      this.worker.postMessage({id, indexUrl: this.indexUrl, question} satisfies ToWorker);
    });
  }

  /** Starts loading the index of these tags; resolves once it is loaded or has failed to load. */
  warm(tagFilters: readonly string[]): Promise<void> {
    const key = tagFilters.join();
    const loading =
      this.warmed.get(key) ??
      this.search({...REHEARSAL, facetFilters: [tagFilters]}).then(
        () => undefined,
        () => void this.warmed.delete(key),
      );
    this.warmed.set(key, loading);
    return loading;
  }

  private open(): Worker {
    const worker = this.createWorker();
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('answer' in data) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.failure));
    };
    worker.onerror = ({message}) => {
      worker.terminate();
      this.worker = undefined;
      this.warmed.clear();
      for (const {reject} of this.waiting.values()) reject(new Error(message));
      this.waiting.clear();
    };
    return worker;
  }
}
