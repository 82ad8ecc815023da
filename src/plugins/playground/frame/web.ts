/**
 * `fetch`, `Request` and `Response` of Node.js, which send requests to the servers of the same run.
 * The browser's own don't let programs set headers such as `cookie`, and would use the real
 * network.
 */
import type {FromClient, FromServer} from './messages';
import {connect} from './network';
import {hold} from './pending';

const NativeRequest = globalThis.Request;
const NativeResponse = globalThis.Response;

const inspect = Symbol.for('nodejs.util.inspect.custom');

type Init = RequestInit & {duplex?: 'half'};
type Head = Extract<FromServer, {type: 'head'}>;

const isBodyless = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * A copy whose body has been read to its end. Browsers read a stream that fails, too, but then throw
 * "Failed to fetch" instead of what made it fail.
 */
async function whole(content: Response): Promise<Response> {
  const {body, headers, bodyUsed} = content;
  if (bodyUsed || body?.locked) {
    throw new TypeError('Body is unusable: Body has already been read');
  }
  if (!body) return new NativeResponse(null, {headers});
  const reader = body.getReader();
  const chunks: BlobPart[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
  }
  return new NativeResponse(new Blob(chunks), {headers});
}

/** Accepts bodies of every kind, and sets their content type. */
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
    // Other methods keep their case.
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
  async arrayBuffer() {
    return (await whole(this.content)).arrayBuffer();
  }
  async blob() {
    return (await whole(this.content)).blob();
  }
  async bytes() {
    return new Uint8Array(await this.arrayBuffer());
  }
  async formData() {
    return (await whole(this.content)).formData();
  }
  async json(): Promise<unknown> {
    return (await whole(this.content)).json();
  }
  async text() {
    return (await whole(this.content)).text();
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

/** Keeps `set-cookie`, which browsers remove, and prints and fails like Node.js' `Response`. */
class NodeResponse extends NativeResponse {
  private readonly all: Headers;

  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(body, init);
    this.all = new Headers(init.headers);
    const type = super.headers.get('content-type');
    if (type && !this.all.has('content-type')) this.all.set('content-type', type);
  }

  override get headers(): Headers {
    // The constructor of the superclass reads the headers as well.
    return this.all ?? super.headers;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await whole(this)).arrayBuffer();
  }
  override async blob(): Promise<Blob> {
    return (await whole(this)).blob();
  }
  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }
  override async formData(): Promise<FormData> {
    return (await whole(this)).formData();
  }
  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
  override async text(): Promise<string> {
    return (await whole(this)).text();
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

function unknownHost(hostname: string): TypeError {
  return failed(
    Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {
      errno: -3008,
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      hostname,
    }),
  );
}

function refused(port: number): TypeError {
  return failed(
    Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
      errno: -111,
      code: 'ECONNREFUSED',
      syscall: 'connect',
      address: '127.0.0.1',
      port,
    }),
  );
}

const own = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether a response with this status has no body. */
const isEmpty = (status: number) => [101, 103, 204, 205, 304].includes(status);

/** The headers that Node.js sends, overridden by those of the request. */
function headersOf(request: Request, host: string): Headers {
  const headers = new Headers({
    accept: '*/*',
    'accept-language': '*',
    'accept-encoding': 'gzip, deflate',
    connection: 'keep-alive',
    host,
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
  });
  for (const [name, value] of request.headers) headers.set(name, value);
  return headers;
}

interface Settle {
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/**
 * One request and its response, over a channel to the server; keeps the program running until it
 * ends.
 */
class Exchange {
  private readonly release = hold();
  private body: ReadableStreamDefaultController<Uint8Array> | undefined;
  private isDone = false;

  constructor(
    private readonly request: Request,
    private readonly port: number,
    private readonly channel: MessagePort,
    private readonly settle: Settle,
  ) {
    request.signal.addEventListener('abort', this.abort);
    channel.onmessage = ({data}: MessageEvent<FromServer>) => this.receive(data);
  }

  async send({host, pathname, search}: URL): Promise<void> {
    const {request} = this;
    const headers = headersOf(request, host);
    const content = await request.arrayBuffer();
    if (content.byteLength > 0) headers.set('content-length', String(content.byteLength));
    else if (!isBodyless(request.method)) headers.set('content-length', '0');
    this.tell({
      type: 'head',
      method: request.method,
      url: pathname + search,
      headers: [...headers],
    });
    if (content.byteLength > 0) this.tell({type: 'chunk', chunk: new Uint8Array(content)});
    this.tell({type: 'end'});
  }

  fail(error: unknown): void {
    if (this.isDone) return;
    this.finish();
    this.settle.reject(error);
    this.body?.error(error);
  }

  private readonly abort = (): void => {
    this.tell({type: 'abort'});
    this.fail(this.request.signal.reason);
  };

  private tell(message: FromClient): void {
    this.channel.postMessage(message);
  }

  private finish(): void {
    this.isDone = true;
    this.release();
    this.channel.close();
    this.request.signal.removeEventListener('abort', this.abort);
  }

  private receive(message: FromServer): void {
    if (this.isDone) return;
    switch (message.type) {
      case 'refused':
        return this.fail(refused(this.port));
      case 'head':
        return this.settle.resolve(this.responseOf(message));
      case 'chunk':
        return this.body?.enqueue(message.chunk);
      case 'end':
        this.finish();
        return this.body?.close();
      case 'abort': {
        const cause = new Error('other side closed');
        return this.fail(this.body ? new TypeError('terminated', {cause}) : failed(cause));
      }
    }
  }

  private responseOf({status, statusText, headers}: Head): Response {
    const body = this.bodyStream();
    const response = new NodeResponse(isEmpty(status) ? null : body, {status, statusText, headers});
    Object.defineProperty(response, 'url', {value: this.request.url});
    return response;
  }

  private bodyStream(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.body = controller;
      },
      cancel: () => {
        if (this.isDone) return;
        this.tell({type: 'abort'});
        this.finish();
      },
    });
  }
}

export async function fetch(input: string | URL | Request, init?: Init): Promise<Response> {
  const request = new Request(input, init);
  request.signal.throwIfAborted();
  const url = new URL(request.url);
  if (!own.has(url.hostname)) throw unknownHost(url.hostname);
  const port = Number(url.port || 80);
  const channel = connect(port);
  return new Promise((resolve, reject) => {
    const exchange = new Exchange(request, port, channel, {resolve, reject});
    exchange.send(url).catch((error: unknown) => exchange.fail(error));
  });
}

/**
 * Browsers provide this function only to secure origins, and the frame's opaque origin is not
 * secure.
 */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const nativeAbort = AbortController.prototype.abort;

/** Aborts with the message of Node.js, because programs print it. */
function abort(
  this: AbortController,
  reason: unknown = new DOMException('This operation was aborted', 'AbortError'),
): void {
  nativeAbort.call(this, reason);
}

/** Otherwise, a program that deletes our `fetch` would find the browser's own below it. */
function removeNativeFetch(): void {
  for (let scope: object | null = globalThis; scope; scope = Object.getPrototypeOf(scope)) {
    Reflect.deleteProperty(scope, 'fetch');
  }
}

export function installWeb(): void {
  // A bundler renames a class that refers to itself.
  Object.defineProperty(Request, 'name', {value: 'Request'});
  Object.defineProperty(NodeResponse, 'name', {value: 'Response'});
  removeNativeFetch();
  Object.assign(globalThis, {fetch, Request, Response: NodeResponse});
  Object.assign(AbortController.prototype, {abort});
  Object.defineProperty(crypto, 'randomUUID', {value: randomUUID});
  // Node.js 20 has none of these, and a client that finds one would use it.
  for (const name of ['EventSource', 'WebSocket', 'XMLHttpRequest', 'navigator', 'location']) {
    Object.defineProperty(globalThis, name, {value: undefined, configurable: true, writable: true});
  }
}
