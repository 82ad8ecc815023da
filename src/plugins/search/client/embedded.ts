/** Asks the site's own index, in a worker. */
import type {Answer, Question} from '../engine/search';
import type {FromWorker, ToWorker} from './worker';

/** The part of a Worker that is used; tests provide their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: {data: FromWorker}) => void): void;
  addEventListener(type: 'error', listener: (event: {message?: string}) => void): void;
  terminate(): void;
}

type Request = {type: 'search'; question: Question} | {type: 'warm'; tags: string[]};

interface Waiting {
  resolve: (answer: Answer | undefined) => void;
  reject: (reason: Error) => void;
}

export class EmbeddedSearch {
  private readonly waiting = new Map<number, Waiting>();
  /** What `warm` has returned, by tags; a failure is not kept, so the next call retries. */
  private readonly warmed = new Map<string, Promise<void>>();
  private worker: WorkerLike | undefined;
  private lastId = 0;

  /**
   * @param createWorker - called at first use, and again after a worker has crashed
   * @param indexUrl - the URL of the index files, with a trailing slash
   */
  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly indexUrl: string,
  ) {}

  async search(question: Question): Promise<Answer> {
    return (await this.send({type: 'search', question})) as Answer;
  }

  /** Starts loading the index of these tags; resolves once it is loaded or has failed to load. */
  warm(tags: string[]): Promise<void> {
    const key = tags.join();
    const loading =
      this.warmed.get(key) ??
      this.send({type: 'warm', tags}).then(
        () => undefined,
        () => void this.warmed.delete(key),
      );
    this.warmed.set(key, loading);
    return loading;
  }

  private send(request: Request): Promise<Answer | undefined> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.open().postMessage({...request, id, indexUrl: this.indexUrl});
    });
  }

  private open(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.createWorker();
    worker.addEventListener('message', ({data}) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.type === 'answer') waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.message));
    });
    worker.addEventListener('error', ({message}) => {
      worker.terminate();
      this.worker = undefined;
      this.warmed.clear();
      for (const {reject} of this.waiting.values()) reject(new Error(message));
      this.waiting.clear();
    });
    this.worker = worker;
    return worker;
  }
}
