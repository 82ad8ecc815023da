/** The embedded engine behind Algolia's two query paths over HTTP. */
import {createServer, type IncomingMessage, type Server} from 'node:http';

import {createStore, type ReadFile} from '../client/store';

/** What happens to a request before it is answered; tests plant faults with it. */
export interface Fault {
  /** Milliseconds to wait. */
  delay?: number;
  /** Answers with this status instead. */
  status?: number;
}

export interface SearchServerOptions {
  readFile: ReadFile;
  /** Asked for every query. */
  fault?: (request: IncomingMessage) => Fault | undefined;
}

/** A query has at most a few kilobytes; more is no query. */
const MAX_BODY = 64 * 1024;

/** Browsers of any site may ask, as with the hosted service. */
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
  // Everything is at hand on a server, so an answer waits for all of it.
  const store = createStore(readFile, Infinity);
  return createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, HEADERS).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') {
      response.writeHead(204, HEADERS).end();
      return;
    }
    if (request.method !== 'POST') {
      send(405, {message: 'Only POST is answered.', status: 405});
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
