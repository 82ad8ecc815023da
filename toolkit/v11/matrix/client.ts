/** The client that asks every platform, over the wire, and says what came back. */
import {
  createTRPCClient,
  createWSClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  httpSubscriptionLink,
  type TRPCLink,
  wsLink,
} from '@trpc/client';
import {EventSource} from 'eventsource';
import {WebSocket} from 'ws';

import {type AppRouter, gap, longestWait} from './router';

/** How long an answer may take; the slowest thing of the router takes `gap`. */
const patience = 5000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ask = (...links: TRPCLink<AppRouter>[]) => createTRPCClient<AppRouter>({links});
type Client = ReturnType<typeof ask>;

/** `yes`, or what came in its place; `no: ` begins a message. */
export type Outcome = string;

const same = (found: unknown, expected: unknown): Outcome =>
  JSON.stringify(found) === JSON.stringify(expected) ? 'yes' : `no: ${JSON.stringify(found)}`;

/** Whether two things that the server sends apart came apart. */
const apart = (first: number, last: number): Outcome =>
  last - first > gap / 2 ? 'yes' : 'at the end';

function subscribe(client: Client): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const subscription = client.stockOnChange.subscribe(undefined, {
      onData() {
        times.push(performance.now());
        if (times.length < 2) return;
        subscription.unsubscribe();
        resolve(apart(times[0] as number, times[1] as number));
      },
      onConnectionStateChange({error}) {
        if (error) reject(error);
      },
      onError: reject,
    });
  });
}

async function streamedBatch(url: string): Promise<Outcome> {
  const client = ask(httpBatchStreamLink({url}));
  const timed = async (call: Promise<unknown>) => {
    await call;
    return performance.now();
  };
  const [quick, slow] = await Promise.all([
    timed(client.bookById.query({id: 1})),
    timed(client.slow.query()),
  ]);
  return apart(quick, slow);
}

async function upload(url: string): Promise<Outcome> {
  const client = ask(httpLink({url}));
  const bytes = Uint8Array.from({length: 256}, (_, index) => index);
  const form = new FormData();
  form.set('cover', new Blob([bytes], {type: 'image/png'}), 'cover.png');
  const {size, sum} = await client.coverAdd.mutate(form);
  return size === bytes.length && sum === 32_640 ? 'yes' : 'bytes changed';
}

async function abort(url: string): Promise<Outcome> {
  const client = ask(httpLink({url}));
  const controller = new AbortController();
  const call = client.wait.query(undefined, {signal: controller.signal}).catch(() => undefined);
  await pause(gap);
  controller.abort();
  await call;
  await pause(longestWait);
  const {aborted, ended} = await client.waits.query();
  if (aborted > 0) return 'yes';
  return ended > 0 ? 'keeps running' : 'ends unseen';
}

async function overWebSocket(url: string): Promise<Outcome> {
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const client = createWSClient({
    url: url.replace('http', 'ws'),
    WebSocket: class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        this.on('error', fail);
      }
    } as unknown as typeof globalThis.WebSocket,
    retryDelayMs: () => patience,
  });
  try {
    return await Promise.race([subscribe(ask(wsLink({client}))), failure]);
  } finally {
    void client.close();
  }
}

/** What is asked, under the names that the tables have for it. */
const questions: Readonly<Record<string, (url: string) => Promise<Outcome>>> = {
  Query: async (url) => same(await ask(httpLink({url})).bookById.query({id: 1}), {id: 1}),
  Mutation: async (url) =>
    same(await ask(httpLink({url})).reviewAdd.mutate({stars: 5}), {stars: 5}),
  Batch: async (url) => {
    const client = ask(httpBatchLink({url}));
    const ids = [1, 2, 3];
    const books = await Promise.all(ids.map((id) => client.bookById.query({id})));
    return same(
      books,
      ids.map((id) => ({id})),
    );
  },
  'Streamed batch': streamedBatch,
  'Subscription over SSE': (url) =>
    subscribe(ask(httpSubscriptionLink({url, EventSource: EventSource as never}))),
  'Subscription over WebSocket': overWebSocket,
  'File upload': upload,
  Abort: abort,
};

const words = (error: unknown) => `no: ${error instanceof Error ? error.message : String(error)}`;

/** @returns the outcome of each question, in the order of the tables */
export async function askEverything(url: string): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const [name, question] of Object.entries(questions)) {
    const late = pause(patience).then(() => `no: nothing within ${patience / 1000} s`);
    outcomes.set(name, await Promise.race([question(url).catch(words), late]));
  }
  return outcomes;
}
