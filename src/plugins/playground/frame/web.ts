/**
 * `fetch`, `Request` and `Response` of Node.js: the browser's keep programs from setting headers such
 * as `cookie`, and have a network. These reach the servers of the same run.
 */
import type {FromClient, FromServer} from './messages';
import {connect} from './network';
import {hold} from './pending';

const NativeRequest = globalThis.Request;
const NativeResponse = globalThis.Response;

const inspect = Symbol.for('nodejs.util.inspect.custom');

type Init = RequestInit & {duplex?: 'half'};

const isBodyless = (method: string) => method === 'GET' || method === 'HEAD';

/** Reads bodies of every kind, and says which type they are. */
class Request {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly duplex = 'half';
  readonly mode = 'cors';
  readonly credentials = 'same-origin';
  readonly cache: RequestCache = 'default';
  readonly redirect: RequestRedirect;
  readonly referrer = 'about:client';
  readonly keepalive: boolean;
  private readonly content: Response;

  constructor(input: string | URL | Request, init: Init = {}) {
    const from = input instanceof Request ? input : undefined;
    try {
      this.url = new URL(from?.url ?? String(input)).href;
    } catch (cause) {
      throw new TypeError(`Failed to parse URL from ${String(input)}`, {cause});
    }
    const method = init.method ?? from?.method ?? 'GET';
    // Others stand in a request as they are written.
    this.method = /^(?:delete|get|head|options|post|put)$/i.test(method)
      ? method.toUpperCase()
      : method;
    this.headers = new Headers(init.headers ?? from?.headers);
    this.signal = init.signal ?? from?.signal ?? new AbortController().signal;
    this.redirect = init.redirect ?? from?.redirect ?? 'follow';
    this.keepalive = init.keepalive ?? false;
    const body = init.body ?? (init.body === undefined ? from?.content.body : null) ?? null;
    if (body !== null && isBodyless(this.method)) {
      throw new TypeError('Request with GET/HEAD method cannot have body.');
    }
    if (body instanceof ReadableStream && init.body && init.duplex !== 'half') {
      throw new TypeError('RequestInit: duplex option is required when sending a body.');
    }
    const type = this.headers.get('content-type');
    this.content = new NativeResponse(body, type ? {headers: {'content-type': type}} : {});
    const own = this.content.headers.get('content-type');
    if (own && !type) this.headers.set('content-type', own);
  }

  get body() {
    return this.content.body;
  }
  get bodyUsed() {
    return this.content.bodyUsed;
  }
  arrayBuffer() {
    return this.content.arrayBuffer();
  }
  blob() {
    return this.content.blob();
  }
  bytes() {
    return this.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  }
  formData() {
    return this.content.formData();
  }
  json(): Promise<unknown> {
    return this.content.json();
  }
  text() {
    return this.content.text();
  }

  clone(): Request {
    const {url, method, headers, signal, redirect} = this;
    const body = this.content.body && this.content.clone().body;
    return new Request(url, {method, headers, signal, redirect, body, duplex: 'half'});
  }

  get [Symbol.toStringTag]() {
    return 'Request';
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    return (
      value instanceof NativeRequest || Function.prototype[Symbol.hasInstance].call(Request, value)
    );
  }
}

/**
 * Keeps `set-cookie`, which the browser's takes away. Printed as by Node.js, and what it says of JSON
 * that does not parse is what Node.js says.
 */
class NodeResponse extends NativeResponse {
  private readonly all: Headers;

  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(body, init);
    this.all = new Headers(init.headers);
    const type = super.headers.get('content-type');
    if (type && !this.all.has('content-type')) this.all.set('content-type', type);
  }

  override get headers(): Headers {
    // The constructor of the class above asks as well.
    return this.all ?? super.headers;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  [inspect](_depth: number, options: object, print: (value: object, how: object) => string) {
    const {status, statusText, headers, body, bodyUsed, ok, redirected, type, url} = this;
    const all = {status, statusText, headers, body, bodyUsed, ok, redirected, type, url};
    return `Response ${print(all, options)}`;
  }

  override clone(): NodeResponse {
    const {status, statusText, headers} = this;
    return new NodeResponse(super.clone().body, {status, statusText, headers});
  }

  static override json(value: unknown, init: ResponseInit = {}): NodeResponse {
    const headers = new Headers(init.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    return new NodeResponse(JSON.stringify(value), {...init, headers});
  }
}

function failed(cause: Error): TypeError {
  return new TypeError('fetch failed', {cause});
}

const own = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A status whose response has no body. */
const isEmpty = (status: number) => [101, 103, 204, 205, 304].includes(status);

async function fetch(input: string | URL | Request, init?: Init): Promise<Response> {
  const request = new Request(input, init);
  const {signal} = request;
  signal.throwIfAborted();
  const url = new URL(request.url);
  if (!own.has(url.hostname)) {
    throw failed(
      Object.assign(new Error(`getaddrinfo ENOTFOUND ${url.hostname}`), {
        errno: -3008,
        code: 'ENOTFOUND',
        syscall: 'getaddrinfo',
        hostname: url.hostname,
      }),
    );
  }
  const port = Number(url.port || 80);
  const channel = connect(port);
  const send = (message: FromClient) => channel.postMessage(message);
  const release = hold();

  const headers = new Headers({
    accept: '*/*',
    'accept-language': '*',
    'accept-encoding': 'gzip, deflate',
    connection: 'keep-alive',
    host: url.host,
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
  });
  for (const [name, value] of request.headers) headers.set(name, value);

  return new Promise((resolve, reject) => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isDone = false;
    const finish = () => {
      isDone = true;
      release();
      channel.close();
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      if (isDone) return;
      finish();
      reject(error);
      body?.error(error);
    };
    const abort = () => {
      send({type: 'abort'});
      fail(signal.reason);
    };
    signal.addEventListener('abort', abort);

    channel.onmessage = ({data}: MessageEvent<FromServer>) => {
      if (isDone) return;
      switch (data.type) {
        case 'refused':
          return fail(
            failed(
              Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
                errno: -111,
                code: 'ECONNREFUSED',
                syscall: 'connect',
                address: '127.0.0.1',
                port,
              }),
            ),
          );
        case 'head': {
          const {status, statusText} = data;
          const stream = new ReadableStream<Uint8Array>({
            start(controller) {
              body = controller;
            },
            cancel() {
              if (isDone) return;
              send({type: 'abort'});
              finish();
            },
          });
          const response = new NodeResponse(isEmpty(status) ? null : stream, {
            status,
            statusText,
            headers: data.headers,
          });
          Object.defineProperty(response, 'url', {value: request.url});
          return resolve(response);
        }
        case 'chunk':
          return body?.enqueue(data.chunk);
        case 'end':
          finish();
          return body?.close();
        case 'abort':
          return fail(
            body
              ? new TypeError('terminated', {cause: new Error('other side closed')})
              : failed(new Error('other side closed')),
          );
      }
    };

    const upload = async () => {
      const content = await request.arrayBuffer();
      if (content.byteLength > 0) headers.set('content-length', String(content.byteLength));
      else if (!isBodyless(request.method)) headers.set('content-length', '0');
      const path = url.pathname + url.search;
      send({type: 'head', method: request.method, url: path, headers: [...headers]});
      if (content.byteLength > 0) send({type: 'chunk', chunk: new Uint8Array(content)});
      send({type: 'end'});
    };
    upload().catch(fail);
  });
}

/** Browsers have it only where the origin is secure, and the frame's opaque origin is not. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const nativeAbort = AbortController.prototype.abort;

/** With the message of Node.js, because programs print it. */
function abort(
  this: AbortController,
  reason: unknown = new DOMException('This operation was aborted', 'AbortError'),
): void {
  nativeAbort.call(this, reason);
}

export function installWeb(): void {
  // A bundler renames a class that names itself.
  Object.defineProperty(Request, 'name', {value: 'Request'});
  Object.defineProperty(NodeResponse, 'name', {value: 'Response'});
  Object.assign(globalThis, {fetch, Request, Response: NodeResponse});
  Object.assign(AbortController.prototype, {abort});
  Object.defineProperty(crypto, 'randomUUID', {value: randomUUID});
  // Node.js 20 has neither; a client that finds one would use it.
  for (const name of ['EventSource', 'WebSocket', 'XMLHttpRequest', 'navigator', 'location']) {
    Object.defineProperty(globalThis, name, {value: undefined, configurable: true, writable: true});
  }
}
