import algoliasearch from 'algoliasearch/lite';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {createStore} from '@site/src/plugins/search/client/store';
import {createWorkerRequester, type WorkerLike} from '@site/src/plugins/search/client/requester';
import type {FromWorker, ToWorker} from '@site/src/plugins/search/client/worker';
import {readFixture} from './fixture';

type Listener = (event: never) => void;

/** A worker in this thread with prepared answers. */
class FakeWorker implements WorkerLike {
  readonly received: ToWorker[] = [];
  isTerminated = false;
  private readonly listeners = new Map<string, Listener>();

  constructor(
    private readonly answer: (message: ToWorker, reply: (message: FromWorker) => void) => void,
  ) {}

  addEventListener(type: 'message' | 'error', listener: Listener): void {
    this.listeners.set(type, listener);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
    this.answer(message, (reply) => this.emit('message', {data: reply}));
  }

  emit(type: 'message' | 'error', event: object): void {
    this.listeners.get(type)?.(event as never);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const request = {
  url: 'https://embedded-dsn.algolia.net/1/indexes/*/queries?x=1',
  data: '{"requests":[]}',
  responseTimeout: 2,
};

afterEach(() => vi.useRealTimers());

describe('the requester', () => {
  test('tells the worker where the index is, once, and passes queries on', async () => {
    const worker = new FakeWorker((message, reply) => {
      if (message.type === 'query')
        reply({type: 'answer', id: message.id, status: 200, content: '{"results":[]}'});
    });
    const requester = createWorkerRequester(() => worker, 'https://example.com/search-index/');
    requester.warm(['default']);
    expect(await requester.send(request)).toEqual({
      content: '{"results":[]}',
      isTimedOut: false,
      status: 200,
    });
    expect(worker.received.map(({type}) => type)).toEqual(['start', 'warm', 'query']);
    expect(worker.received[2]).toMatchObject({
      path: '/1/indexes/*/queries',
      body: '{"requests":[]}',
    });
  });

  test('warms up once for the same tags, and again after a failure or a new worker', async () => {
    let status = 503;
    const worker = new FakeWorker((message, reply) => {
      if (message.type === 'warm') reply({type: 'answer', id: message.id, status, content: '{}'});
    });
    const requester = createWorkerRequester(() => worker, '/');
    const warmUps = () => worker.received.filter(({type}) => type === 'warm').length;
    await requester.warm(['default']);
    status = 200;
    await requester.warm(['default']);
    expect(warmUps()).toBe(2);
    await requester.warm(['default']);
    expect(warmUps()).toBe(2);
    worker.emit('error', {message: 'gone'});
    await requester.warm(['default']);
    expect(warmUps()).toBe(3);
  });

  test('resolves a warm-up only when the worker has loaded the index', async () => {
    const replies: (() => void)[] = [];
    const requester = createWorkerRequester(
      () =>
        new FakeWorker((message, reply) => {
          if (message.type !== 'warm') return;
          replies.push(() => reply({type: 'answer', id: message.id, status: 200, content: '{}'}));
        }),
      '/',
    );
    const listener = vi.fn();
    const warmUp = requester.warm(['default']).then(listener);
    await new Promise((resolve) => setTimeout(resolve));
    expect(listener).not.toHaveBeenCalled();
    replies[0]?.();
    await warmUp;
    expect(listener).toHaveBeenCalled();
  });

  test('times out as asked', async () => {
    vi.useFakeTimers();
    const requester = createWorkerRequester(() => new FakeWorker(() => undefined), '/');
    const answer = requester.send(request);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toEqual({content: '', isTimedOut: true, status: 0});
  });

  test('starts a new worker after one has died', async () => {
    const workers: FakeWorker[] = [];
    const requester = createWorkerRequester(() => {
      const isFirst = workers.length === 0;
      const worker = new FakeWorker((message, reply) => {
        if (message.type === 'query' && !isFirst)
          reply({type: 'answer', id: message.id, status: 200, content: '{}'});
      });
      workers.push(worker);
      return worker;
    }, '/');
    const lost = requester.send(request);
    workers[0]?.emit('error', {message: 'gone'});
    expect(await lost).toEqual({content: 'gone', isTimedOut: false, status: 0});
    expect(workers[0]?.isTerminated).toBe(true);
    expect((await requester.send(request)).status).toBe(200);
    expect(workers).toHaveLength(2);
  });
});

test('listeners are notified when the index has grown, until they unsubscribe', async () => {
  const worker = new FakeWorker(() => undefined);
  const requester = createWorkerRequester(() => worker, '/');
  const listener = vi.fn();
  const stop = requester.onGrown(listener);
  requester.warm(['default']);
  worker.emit('message', {data: {type: 'grown'}});
  stop();
  worker.emit('message', {data: {type: 'grown'}});
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('the client over it', () => {
  function clientOver(readFile: (name: string) => Promise<unknown>) {
    const store = createStore(readFile);
    const requester = createWorkerRequester(
      () =>
        new FakeWorker((message, reply) => {
          if (message.type !== 'query') return;
          const {id, path, body} = message;
          store.answer(path, body).then(
            ({status, body: answer}) =>
              reply({type: 'answer', id, status, content: JSON.stringify(answer)}),
            (error: Error) =>
              reply({
                type: 'answer',
                id,
                status: 503,
                content: JSON.stringify({message: error.message}),
              }),
          );
        }),
      '/',
    );
    return algoliasearch('embedded', 'embedded', {requester});
  }

  test('searches several indexes and one', async () => {
    const client = clientOver(readFixture);
    const {results} = await client.search([
      {indexName: 'docs', query: 'httpBatchLink', params: {hitsPerPage: 1}},
    ]);
    expect(results[0]).toMatchObject({
      index: 'docs',
      hits: [{hierarchy: {lvl1: 'HTTP Batch Link'}}],
    });
    expect(await client.initIndex('docs').search('useUtils')).toMatchObject({
      index: 'docs',
      query: 'useUtils',
    });
  });

  test('reports a missing index as DocSearch expects, and recovers', async () => {
    let isMissing = true;
    const client = clientOver((name) =>
      isMissing ? Promise.reject(new Error('404')) : readFixture(name),
    );
    await expect(client.search([{indexName: 'docs', query: 'link'}])).rejects.toMatchObject({
      name: 'RetryError',
    });
    isMissing = false;
    const {results} = await client.search([{indexName: 'docs', query: 'link'}]);
    expect(results[0]).toHaveProperty('nbHits');
  });
});
