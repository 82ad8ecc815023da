import {MessageChannel, type MessagePort} from 'node:worker_threads';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import type {FromClient, FromServer} from '../../../src/plugins/playground/frame/messages';
import {isIdle} from '../../../src/plugins/playground/frame/pending';
import {fetch} from '../../../src/plugins/playground/frame/web';

let server: MessagePort;
let received: FromClient[];

vi.mock('../../../src/plugins/playground/frame/network', () => ({
  connect: () => {
    const {port1, port2} = new MessageChannel();
    server = port1;
    server.on('message', (message: FromClient) => received.push(message));
    return port2;
  },
}));

const answer = (...messages: FromServer[]) =>
  messages.forEach((message) => server.postMessage(message));
const text = (chunk: string): FromServer => ({
  type: 'chunk',
  chunk: new TextEncoder().encode(chunk),
});
const head = (status: number, headers: [string, string][] = []): FromServer => ({
  type: 'head',
  status,
  statusText: '',
  headers,
});

/** Waits until the server has received a message of a type. */
const until = (type: FromClient['type']) =>
  vi.waitFor(() => expect(received.map((message) => message.type)).toContain(type));

beforeEach(() => {
  received = [];
});
// However a request ends, it must no longer keep the program running.
afterEach(() => vi.waitFor(() => expect(isIdle()).toBe(true)));

test('a request reaches the server with its body and the headers of Node.js', async () => {
  const response = fetch('http://localhost:3000/trpc?batch=1', {
    method: 'post',
    headers: {cookie: 'a=b'},
    body: 'hello',
  });
  await until('end');
  const [first, chunk] = received;
  expect(first).toMatchObject({type: 'head', method: 'POST', url: '/trpc?batch=1'});
  expect(first?.type === 'head' && Object.fromEntries(first.headers)).toMatchObject({
    cookie: 'a=b',
    host: 'localhost:3000',
    'user-agent': 'node',
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': '5',
  });
  expect(chunk?.type === 'chunk' && new TextDecoder().decode(chunk.chunk)).toBe('hello');
  expect(isIdle()).toBe(false);
  answer(head(200), {type: 'end'});
  await response;
});

test('a response arrives in pieces, with its cookies', async () => {
  const asked = fetch('http://localhost:3000/');
  answer(head(201, [['set-cookie', 'a=b']]), text('he'), text('llo'), {type: 'end'});
  const response = await asked;
  expect(response.status).toBe(201);
  expect(response.url).toBe('http://localhost:3000/');
  expect(response.headers.get('set-cookie')).toBe('a=b');
  expect(await response.text()).toBe('hello');
});

test('a status without a body has none', async () => {
  const asked = fetch('http://localhost:3000/');
  answer(head(204), {type: 'end'});
  expect((await asked).body).toBe(null);
});

describe('fails as in Node.js', () => {
  test('for another host, without a connection', async () => {
    await expect(fetch('https://example.com/')).rejects.toMatchObject({
      message: 'fetch failed',
      cause: {code: 'ENOTFOUND', hostname: 'example.com'},
    });
  });

  test('for a port that no server listens on', async () => {
    const asked = fetch('http://localhost:4000/');
    answer({type: 'refused'});
    await expect(asked).rejects.toMatchObject({
      message: 'fetch failed',
      cause: {code: 'ECONNREFUSED', port: 4000},
    });
  });

  test('if the server closes the connection before it answers', async () => {
    const asked = fetch('http://localhost:3000/');
    answer({type: 'abort'});
    await expect(asked).rejects.toMatchObject({
      message: 'fetch failed',
      cause: {message: 'other side closed'},
    });
  });

  test('if the server closes the connection in the middle of the body', async () => {
    const asked = fetch('http://localhost:3000/');
    answer(head(200), text('he'), {type: 'abort'});
    await expect((await asked).text()).rejects.toMatchObject({message: 'terminated'});
  });
});

describe('tells the server', () => {
  test('when the program aborts the request', async () => {
    const controller = new AbortController();
    const asked = fetch('http://localhost:3000/', {signal: controller.signal});
    await until('end');
    controller.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
    await until('abort');
  });

  test('when the program aborts while it reads the body', async () => {
    const controller = new AbortController();
    const asked = fetch('http://localhost:3000/', {signal: controller.signal});
    answer(head(200), text('he'));
    const body = (await asked).text();
    controller.abort(new Error('enough'));
    await expect(body).rejects.toThrow('enough');
    await until('abort');
  });

  test('when the program cancels the body', async () => {
    const asked = fetch('http://localhost:3000/');
    answer(head(200), text('he'));
    await (await asked).body?.cancel();
    await until('abort');
  });
});

test('an aborted signal needs no connection', async () => {
  await expect(
    fetch('http://localhost:3000/', {signal: AbortSignal.abort(new Error('enough'))}),
  ).rejects.toThrow('enough');
  expect(received).toEqual([]);
});
