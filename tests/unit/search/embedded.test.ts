import {expect, test, vi} from 'vitest';

import {EmbeddedSearch} from '@site/src/plugins/search/client/embedded';
import type {FromWorker, ToWorker} from '@site/src/plugins/search/client/worker';
import type {Answer} from '@site/src/plugins/search/engine/search';
import {questionOf} from './fixture';

/** Workers in this thread, of which each keeps what it was sent. */
function play(reply?: (message: ToWorker) => FromWorker) {
  const workers: {received: ToWorker[]; worker: Worker}[] = [];
  const create = () => {
    const received: ToWorker[] = [];
    const worker = {
      terminate: vi.fn(),
      postMessage(message: ToWorker) {
        received.push(message);
        if (reply) worker.onmessage?.({data: reply(message)} as MessageEvent);
      },
    } as unknown as Worker;
    workers.push({received, worker});
    return worker;
  };
  const crash = () => workers[0]?.worker.onerror?.({message: 'crashed'} as ErrorEvent);
  return {search: new EmbeddedSearch(create, '/search-index/'), workers, crash};
}

const question = questionOf('link');
const found: Answer = {hits: [], nbHits: 3, page: 0, nbPages: 1};

test('asks the worker, which gets the address of the index', async () => {
  const {search, workers} = play(({id}) => ({id, answer: found}));
  expect(await search.search(question)).toEqual(found);
  expect(workers[0]?.received).toEqual([{id: 1, indexUrl: '/search-index/', question}]);
});

test('a question that fails is an error, and the next one is asked again', async () => {
  let isMissing = true;
  const {search} = play(({id}) =>
    isMissing ? {id, failure: 'manifest.json answered 404'} : {id, answer: found},
  );
  await expect(search.search(question)).rejects.toThrow('manifest.json answered 404');
  isMissing = false;
  expect(await search.search(question)).toEqual(found);
});

test('warms up once for the same tags, and again after a failure or a crash', async () => {
  let isMissing = true;
  const {search, workers, crash} = play(({id}) =>
    isMissing ? {id, failure: 'gone'} : {id, answer: found},
  );
  const tags = ['docusaurus_tag:default'];
  await search.warm(tags);
  isMissing = false;
  await search.warm(tags);
  await search.warm(tags);
  expect(workers[0]?.received.map((sent) => sent.question.facetFilters)).toEqual([[tags], [tags]]);
  crash();
  await search.warm(tags);
  expect(workers[1]?.received).toHaveLength(1);
});

test('starts a new worker after one has crashed, which fails what it was asked', async () => {
  const {search, workers, crash} = play();
  const lost = search.search(question);
  crash();
  await expect(lost).rejects.toThrow('crashed');
  expect(workers[0]?.worker.terminate).toHaveBeenCalled();
  void search.search(question);
  expect(workers).toHaveLength(2);
});
