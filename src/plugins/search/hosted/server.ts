/** Serves the embedded engine over HTTP on Algolia's two query paths. */
import {createServer, type IncomingMessage, type Server} from 'node:http';

import {createStore, type ReadFile} from '../client/store';

/** A fault that is injected before a request is answered, for tests. */
export interface Fault {
  /** Delay in milliseconds. */
  delay?: number;
  /** The status of the response instead. */
  status?: number;
}

export interface SearchServerOptions {
  readFile: ReadFile;
  /** Called for every query. */
  fault?: (request: IncomingMessage) => Fault | undefined;
}

/** A query has at most a few kilobytes, so anything larger is rejected. */
const MAX_BODY = 64 * 1024;

/** Browsers on any site may query it, as with the hosted service. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Content-Type': 'application/json; charset=utf-8',
};

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function createSearchServer({readFile, fault}: SearchServerOptions): Server {
  // On a server everything can be loaded, so an answer waits for all of it.
  const store = createStore(readFile, Infinity);
  return createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, HEADERS).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') {
      response.writeHead(204, HEADERS).end();
      return;
    }
    if (request.method !== 'POST') {
      send(405, {message: 'Only POST requests are supported.', status: 405});
      return;
    }
    const body = await readBody(request);
    if (body === null) {
      send(413, {message: `A body has at most ${MAX_BODY} bytes.`, status: 413});
      return;
    }
    const {delay = 0, status} = fault?.(request) ?? {};
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (status !== undefined) {
      send(status, {message: `Planted ${status}`, status});
      return;
    }
    try {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const answer = await store.answer(decodeURI(pathname), body);
      send(answer.status, answer.body);
    } catch (error) {
      send(503, {message: error instanceof Error ? error.message : String(error), status: 503});
    }
  });
}
