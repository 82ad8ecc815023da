import {expect, test, vi} from 'vitest';

import {EmbeddedSearch, type WorkerLike} from '@site/src/plugins/search/client/embedded';
import type {FromWorker, ToWorker} from '@site/src/plugins/search/client/worker';
import type {Answer} from '@site/src/plugins/search/engine/search';
import {questionOf} from './fixture';

type Reply = (message: FromWorker) => void;

/** A worker in this thread with prepared replies. */
class FakeWorker implements WorkerLike {
  readonly received: ToWorker[] = [];
  readonly terminate = vi.fn();
  private readonly listeners = new Map<string, (event: never) => void>();

  constructor(
    private readonly answer: (message: ToWorker, reply: Reply) => void = () => undefined,
  ) {}

  addEventListener(type: 'message' | 'error', listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
    this.answer(message, (reply) => this.emit('message', {data: reply}));
  }

  emit(type: 'message' | 'error', event: object): void {
    this.listeners.get(type)?.(event as never);
  }
}

const question = questionOf('link');
const found: Answer = {hits: [], nbHits: 3, page: 0, nbPages: 1};

test('asks the worker, which gets the address of the index', async () => {
  const worker = new FakeWorker(({id}, reply) => reply({type: 'answer', id, answer: found}));
  const search = new EmbeddedSearch(() => worker, '/search-index/');
  expect(await search.search(question)).toEqual(found);
  expect(worker.received).toEqual([{type: 'search', id: 1, indexUrl: '/search-index/', question}]);
});

test('a question that fails is an error, and the next one is asked again', async () => {
  let isMissing = true;
  const worker = new FakeWorker(({id}, reply) =>
    reply(
      isMissing
        ? {type: 'failure', id, message: 'manifest.json answered 404'}
        : {type: 'answer', id, answer: found},
    ),
  );
  const search = new EmbeddedSearch(() => worker, '/');
  await expect(search.search(question)).rejects.toThrow('manifest.json answered 404');
  isMissing = false;
  expect(await search.search(question)).toEqual(found);
});

test('warms up once for the same tags, when the worker has loaded the index, and again after a failure or a crash', async () => {
  const replies: Reply[] = [];
  const worker = new FakeWorker((_, reply) => replies.push(reply));
  const search = new EmbeddedSearch(() => worker, '/');
  const listener = vi.fn();
  const failed = search.warm(['default']).then(listener);
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
  replies[0]?.({type: 'failure', id: 1, message: 'gone'});
  await failed;
  expect(listener).toHaveBeenCalled();
  const loaded = search.warm(['default']);
  replies[1]?.({type: 'answer', id: 2, answer: undefined});
  await loaded;
  await search.warm(['default']);
  expect(replies).toHaveLength(2);
  worker.emit('error', {message: 'crashed'});
  void search.warm(['default']);
  expect(replies).toHaveLength(3);
});

test('starts a new worker after one has crashed, which fails what it was asked', async () => {
  const crashing = new FakeWorker();
  const workers = [
    crashing,
    new FakeWorker(({id}, reply) => reply({type: 'answer', id, answer: found})),
  ];
  const search = new EmbeddedSearch(() => workers.shift() as FakeWorker, '/');
  const lost = search.search(question);
  crashing.emit('error', {message: 'crashed'});
  await expect(lost).rejects.toThrow('crashed');
  expect(crashing.terminate).toHaveBeenCalled();
  expect(await search.search(question)).toEqual(found);
});
