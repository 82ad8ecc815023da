/**
 * `fetch`, `Request` and `Response` of Node.js, which send requests to the servers of the same run.
 * The browser's own don't let programs set headers such as `cookie`, don't take a stream as the body
 * of a request, and would use the real network.
 */
import {hold} from './pending';
import {serverAt} from './servers';

const NativeResponse = globalThis.Response;

type Init = RequestInit & {duplex?: 'half'};

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

/** Accepts bodies and headers of every kind; those that browsers remove are `set-cookie` and `cookie`. */
class Content extends NativeResponse {
  private readonly all: Headers;

  constructor(body: BodyInit | null | undefined, init: ResponseInit) {
    super(body, init);
    this.all = new Headers(init.headers);
    const type = super.headers.get('content-type');
    if (type && !this.all.has('content-type')) this.all.set('content-type', type);
  }

  override get headers(): Headers {
    // The constructor of the superclass reads the headers as well.
    return this.all ?? super.headers;
  }
  // Browsers' own has other messages than `JSON.parse`, and not all of them have `bytes`.
  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }
}

for (const name of ['arrayBuffer', 'blob', 'formData', 'text'] as const) {
  async function read(this: Content): Promise<unknown> {
    return (await whole(this))[name]();
  }
  Object.defineProperty(Content.prototype, name, {value: read, configurable: true, writable: true});
}

class NodeResponse extends Content {
  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(body, init);
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

function addressOf(input: string | URL): string {
  try {
    return new URL(input).href;
  } catch (cause) {
    throw new TypeError(`Failed to parse URL from ${String(input)}`, {cause});
  }
}

const isBodyless = (method: string) => method === 'GET' || method === 'HEAD';

/** Has what a response has in common with it, since only responses take streams in all browsers. */
class NodeRequest extends Content {
  override readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;
  readonly duplex = 'half';
  readonly redirect: RequestRedirect;
  readonly keepalive: boolean;

  constructor(input: string | URL | NodeRequest, init: Init = {}) {
    const from = input instanceof NodeRequest ? input : undefined;
    const url = from?.url ?? addressOf(input as string | URL);
    const given = init.method ?? from?.method ?? 'GET';
    // Other methods keep their case.
    const method = /^(?:delete|get|head|options|post|put)$/i.test(given)
      ? given.toUpperCase()
      : given;
    const body = init.body === undefined ? from?.body : init.body;
    if (body && isBodyless(method)) {
      throw new TypeError('Request with GET/HEAD method cannot have body.');
    }
    if (init.body instanceof ReadableStream && init.duplex !== 'half') {
      throw new TypeError('RequestInit: duplex option is required when sending a body.');
    }
    super(body, {headers: init.headers ?? from?.headers ?? {}});
    this.url = url;
    this.method = method;
    this.signal = init.signal ?? from?.signal ?? new AbortController().signal;
    this.redirect = init.redirect ?? from?.redirect ?? 'follow';
    this.keepalive = init.keepalive ?? false;
  }

  override clone(): NodeRequest {
    const {url, method, headers, signal, redirect} = this;
    const body = this.body && super.clone().body;
    return new NodeRequest(url, {method, headers, signal, redirect, body, duplex: 'half'});
  }

  get [Symbol.toStringTag]() {
    return 'Request';
  }
}

/** An error of the network, as Node.js has it. */
function failed(message: string, details: object): TypeError {
  return new TypeError('fetch failed', {cause: Object.assign(new Error(message), details)});
}

const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The same request with the headers that Node.js sends, and its whole body. */
async function sent(request: NodeRequest, {host}: URL): Promise<NodeRequest> {
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
  const {method, signal} = request;
  if (isBodyless(method)) return new NodeRequest(request.url, {method, headers, signal});
  const body = await request.arrayBuffer();
  headers.set('content-length', String(body.byteLength));
  return new NodeRequest(request.url, {method, headers, signal, body});
}

export async function fetch(input: string | URL | NodeRequest, init?: Init): Promise<Response> {
  const request = new NodeRequest(input, init);
  request.signal.throwIfAborted();
  const url = new URL(request.url);
  const {hostname} = url;
  if (!own.has(hostname)) {
    const details = {errno: -3008, code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname};
    throw failed(`getaddrinfo ENOTFOUND ${hostname}`, details);
  }
  // Keeps the program running until the whole response has arrived.
  const release = hold();
  try {
    const complete = await sent(request, url);
    const address = '127.0.0.1';
    const port = Number(url.port || 80);
    const handler = serverAt(port);
    if (!handler) {
      const details = {errno: -111, code: 'ECONNREFUSED', syscall: 'connect', address, port};
      throw failed(`connect ECONNREFUSED ${address}:${port}`, details);
    }
    const response = await handler(complete as unknown as Request, release);
    return Object.defineProperty(response, 'url', {value: request.url});
  } catch (error) {
    release();
    throw error;
  }
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
  Object.defineProperty(NodeRequest, 'name', {value: 'Request'});
  Object.defineProperty(NodeResponse, 'name', {value: 'Response'});
  removeNativeFetch();
  Object.assign(globalThis, {fetch, Request: NodeRequest, Response: NodeResponse});
  Object.assign(AbortController.prototype, {abort});
  Object.defineProperty(crypto, 'randomUUID', {value: randomUUID});
  // Node.js 20 has none of these, and a client that finds one would use it.
  for (const name of ['EventSource', 'WebSocket', 'XMLHttpRequest', 'navigator', 'location']) {
    Object.defineProperty(globalThis, name, {value: undefined, configurable: true, writable: true});
  }
}
