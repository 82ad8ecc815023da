/** A request of a program reaches the server in its worker, and both are told what happens to it. */
import {once} from 'node:events';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import type {RequestEvent} from '../../../src/plugins/playground/api';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from '../../../src/plugins/playground/frame/node/http';
import {isIdle} from '../../../src/plugins/playground/frame/pending';
import {fetch} from '../../../src/plugins/playground/frame/web';

const url = 'http://localhost:3000/trpc?batch=1';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
/** Whether each response was complete when it was closed. */
let closed: boolean[];
/** What the page is told. */
let told: string[];

beforeEach(async () => {
  closed = [];
  told = [];
  vi.stubGlobal('postMessage', ({event}: {event: RequestEvent}) =>
    told.push(`${event.kind} ${event.text.slice(0, 30)}`),
  );
  server = createServer((request, response) => {
    response.on('close', () => closed.push(response.writableFinished));
    answer(request, response);
  });
  server.listen(3000);
  await once(server as never, 'listening');
});

// However a request ends, it must no longer keep the program running.
afterEach(async () => {
  server.close();
  await vi.waitFor(() => expect(isIdle()).toBe(true));
  vi.unstubAllGlobals();
});

test('the page is told of a request, and of each part of its response when it is written', async () => {
  let next = () => {};
  answer = (request, response) => {
    request.resume();
    response.write('data: 1\n\n');
    next = () => void response.end('data: 2\n\n');
  };
  await fetch(`${url}&input=%7B%220%22%3A1%7D`);
  const before = ['line GET /trpc?batch=1', 'input {"0":1}', 'status 200 OK', 'part data: 1\n\n'];
  expect(told).toEqual(before);
  next();
  await vi.waitFor(() => expect(told).toEqual([...before, 'part data: 2\n\n', 'end ']));
});

test('a request has its body and the headers of Node.js, and the response its cookies', async () => {
  answer = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const {method, url: path, headers} = request;
      response.setHeader('set-cookie', ['a=b', 'c=d']);
      response.writeHead(201, {'content-type': 'application/json'});
      response.write(JSON.stringify({method, path, headers, body}));
      response.end();
    });
  };
  const init = {method: 'post', headers: {cookie: 'a=b'}, body: 'x'.repeat(100_000)};
  const response = await fetch(url, init);
  expect(response).toMatchObject({status: 201, statusText: 'Created', url});
  expect(response.headers.getSetCookie()).toEqual(['a=b', 'c=d']);
  expect(await response.json()).toMatchObject({
    method: 'POST',
    path: '/trpc?batch=1',
    headers: {
      cookie: 'a=b',
      host: 'localhost:3000',
      'user-agent': 'node',
      'content-type': 'text/plain;charset=UTF-8',
      'content-length': '100000',
    },
    body: init.body,
  });
  await vi.waitFor(() => expect(closed).toEqual([true]));
});

test('a response arrives in pieces, and waits until they are read', async () => {
  const drained = vi.fn();
  answer = (_request, response) => {
    response.write('he');
    expect(response.write('x'.repeat(200_000))).toBe(false);
    response.on('drain', () => {
      drained();
      response.end('llo');
    });
  };
  const reader = (await fetch(url)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('he');
  expect(closed).toEqual([]);
  for (let part = await reader?.read(); part && !part.done;) part = await reader?.read();
  expect(drained).toHaveBeenCalledOnce();
});

test('a status without a body has none, and a request whose head is too long gets no further', async () => {
  answer = (_request, response) => response.writeHead(204).end();
  expect((await fetch(url)).body).toBe(null);
  expect((await fetch(`${url}&x=${'y'.repeat(20_000)}`)).status).toBe(431);
});

describe('fails as in Node.js', () => {
  test.each([
    ['https://example.com/', {code: 'ENOTFOUND', hostname: 'example.com'}],
    ['http://localhost:4000/', {code: 'ECONNREFUSED', port: 4000}],
  ])('where no server is: %s', async (address, cause) => {
    await expect(fetch(address)).rejects.toMatchObject({message: 'fetch failed', cause});
  });

  test('if the server closes the connection, before it answers or in the middle', async () => {
    const cause = {message: 'other side closed'};
    answer = (request) => request.socket.destroy();
    await expect(fetch(url)).rejects.toMatchObject({message: 'fetch failed', cause});
    answer = (_request, response) => {
      response.write('he');
      setTimeout(() => server.closeAllConnections(), 1);
    };
    const text = (await fetch(url)).text();
    await expect(text).rejects.toMatchObject({message: 'terminated', cause});
  });
});

describe('the server is told', () => {
  afterEach(() => vi.waitFor(() => expect(closed).toEqual([false])));

  test('when the program aborts the request, or while it reads the body', async () => {
    const controller = new AbortController();
    answer = () => controller.abort(new Error('enough'));
    await expect(fetch(url, {signal: controller.signal})).rejects.toThrow('enough');
    await expect(fetch(url, {signal: controller.signal})).rejects.toThrow('enough');
  });

  test('when the program aborts while it reads the body', async () => {
    const controller = new AbortController();
    answer = (_request, response) => void response.write('he');
    const body = (await fetch(url, {signal: controller.signal})).text();
    controller.abort(new Error('enough'));
    await expect(body).rejects.toThrow('enough');
  });

  test('when the program cancels the body', async () => {
    answer = (_request, response) => void response.write('he');
    await (await fetch(url)).body?.cancel();
  });
});

test('a server keeps the program running until it is closed or not to be waited for', () => {
  expect(isIdle()).toBe(false);
  server.unref();
  expect(isIdle()).toBe(true);
  expect(server.listening).toBe(true);
  server.ref();
  expect(isIdle()).toBe(false);
});
