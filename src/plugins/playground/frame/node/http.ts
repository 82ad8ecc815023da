/** Servers of `node:http`, which get the requests of the same run in memory. */
import {Buffer} from 'buffer';
import {EventEmitter} from 'events';
import {Readable, Writable} from 'readable-stream';
import {message as STATUS_CODES} from 'statuses';

import {hold} from '../pending';
import {callingServer} from '../places';
import {watchRequest, type Say} from '../requests';
import {freePort, listen} from '../servers';

type Value = string | number | readonly string[];
type Done = (error?: Error | null) => void;

/** The maximum number of characters in a request before its body, as in Node.js. */
const maxHeaderSize = 16_384;
/** Bytes that a response may be ahead of its reader. */
const highWaterMark = 65_536;

type Socket = EventEmitter & {remoteAddress: string; destroy(): void};

export class IncomingMessage extends Readable {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly rawHeaders: string[];
  readonly httpVersion = '1.1';
  readonly method: string;
  readonly url: string;
  // Adapters take `body` for one that was parsed before.
  private readonly source: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(
    {headers, method, url, body}: Request,
    readonly socket: Socket,
    private readonly say: Say,
  ) {
    super();
    this.method = method;
    this.url = url.slice(new URL(url).origin.length);
    this.headers = Object.fromEntries(headers);
    this.rawHeaders = [...headers].flat();
    this.source = body?.getReader();
  }

  override _read(): void {
    if (!this.source) return void this.push(null);
    this.source.read().then(
      ({done, value}) => {
        if (!done) this.say('input', value);
        this.push(done ? null : Buffer.from(value));
      },
      (error: Error) => this.destroy(error),
    );
  }
}

export class ServerResponse extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  /** By name in lower case. */
  private readonly values = new Map<string, Value>();
  private body: ReadableStreamDefaultController<Uint8Array> | undefined;
  private proceed: Done = () => undefined;

  constructor(
    readonly req: IncomingMessage,
    private readonly respond: (response: Response) => void,
    private readonly say: Say,
  ) {
    super({decodeStrings: true});
  }

  get socket(): Socket {
    return this.req.socket;
  }

  setHeader(name: string, value: Value): this {
    if (this.headersSent) {
      throw Object.assign(new Error('Cannot set headers after they are sent to the client'), {
        code: 'ERR_HTTP_HEADERS_SENT',
      });
    }
    this.values.set(name.toLowerCase(), value);
    return this;
  }
  appendHeader(name: string, value: string): this {
    const known = this.getHeader(name);
    return this.setHeader(name, [
      ...(known === undefined ? [] : [known].flat().map(String)),
      value,
    ]);
  }
  getHeader(name: string): Value | undefined {
    return this.values.get(name.toLowerCase());
  }
  getHeaders(): Record<string, Value> {
    return Object.fromEntries(this.values);
  }
  getHeaderNames(): string[] {
    return [...this.values.keys()];
  }
  hasHeader(name: string): boolean {
    return this.values.has(name.toLowerCase());
  }
  removeHeader(name: string): void {
    this.values.delete(name.toLowerCase());
  }

  writeHead(
    status: number,
    message?: string | Record<string, Value>,
    headers?: Record<string, Value>,
  ): this {
    this.statusCode = status;
    if (typeof message === 'string') this.statusMessage = message;
    const given = typeof message === 'object' ? message : headers;
    for (const [name, value] of Object.entries(given ?? {})) this.setHeader(name, value);
    this.flushHeaders();
    return this;
  }

  flushHeaders(): void {
    if (this.headersSent) return;
    if (!this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
    this.headersSent = true;
    const headers = new Headers();
    for (const [name, value] of this.values) {
      for (const item of [value].flat()) headers.append(name, String(item));
    }
    const {statusCode: status, statusMessage} = this;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.body = controller),
        pull: () => this.proceed(),
        cancel: () => void this.destroy(),
      },
      new ByteLengthQueuingStrategy({highWaterMark}),
    );
    const isEmpty = [204, 205, 304].includes(status);
    const statusText = statusMessage || (STATUS_CODES[status] ?? 'unknown');
    this.say('status', `${status} ${statusText}`);
    this.respond(new Response(isEmpty ? null : body, {status, statusText, headers}));
  }

  override end(...all: unknown[]): this {
    const [chunk] = all;
    if (!this.headersSent && !this.hasHeader('content-length')) {
      const bytes =
        chunk instanceof Uint8Array ? chunk : new TextEncoder().encode(chunkText(chunk));
      this.setHeader('Content-Length', bytes.length);
    }
    return super.end(...(all as []));
  }

  override _write(chunk: Uint8Array, _encoding: string, done: Done): void {
    this.flushHeaders();
    if (this.req.method !== 'HEAD' && chunk.length > 0) {
      this.say('part', chunk);
      this.body?.enqueue(Uint8Array.from(chunk));
    }
    if ((this.body?.desiredSize ?? 1) > 0) done();
    else this.proceed = done;
  }

  override _final(done: Done): void {
    this.flushHeaders();
    this.body?.close();
    done();
  }

  /** @param reason - what the client's reader fails with */
  abort(reason: unknown): void {
    this.body?.error(reason);
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const cause = new Error('other side closed');
    if (!this.writableFinished) this.body?.error(new TypeError('terminated', {cause}));
    done(error);
  }
}

const chunkText = (chunk: unknown): string => (typeof chunk === 'string' ? chunk : '');

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export class Server extends EventEmitter {
  private port = 0;
  private stop: (() => void) | undefined;
  private release: () => void = () => undefined;
  private readonly open = new Set<ServerResponse>();

  constructor(onRequest?: Listener) {
    super();
    if (onRequest) this.on('request', onRequest);
  }

  get listening(): boolean {
    return this.stop !== undefined;
  }

  listen(target?: number | {port?: number}, ...rest: unknown[]): this {
    const asked = typeof target === 'object' ? target.port : target;
    this.port = Number(asked) || freePort();
    const call = rest.find((value) => typeof value === 'function');
    if (call) this.once('listening', call as () => void);
    try {
      this.stop = listen(this.port, (request, done) => this.answer(request, done));
      if (callingServer() === undefined) this.release = hold();
      queueMicrotask(() => this.emit('listening'));
    } catch (error) {
      queueMicrotask(() => this.emit('error', error));
    }
    return this;
  }

  address(): {address: string; family: string; port: number} | null {
    return this.listening ? {address: '::', family: 'IPv6', port: this.port} : null;
  }

  close(call?: (error?: Error) => void): this {
    if (call) this.once('close', call);
    this.stop?.();
    this.stop = undefined;
    this.settle();
    return this;
  }

  closeAllConnections(): void {
    for (const response of this.open) response.destroy();
  }

  ref(): this {
    this.release();
    if (this.listening) this.release = hold();
    return this;
  }

  unref(): this {
    this.release();
    return this;
  }

  private settle(): void {
    if (this.listening || this.open.size > 0) return;
    this.release();
    queueMicrotask(() => this.emit('close'));
  }

  private answer(request: Request, done: () => void): Promise<Response> {
    const {method, url, headers, signal} = request;
    const size = [method, url, ...headers].flat().reduce((sum, text) => sum + text.length, 0);
    if (size > maxHeaderSize) {
      done();
      return Promise.resolve(new Response(null, {status: 431, statusText: STATUS_CODES[431]}));
    }
    return new Promise((resolve, reject) => {
      const destroy = () => void response.destroy();
      const socket: Socket = Object.assign(new EventEmitter(), {
        remoteAddress: '127.0.0.1',
        destroy,
      });
      const say = watchRequest(method, new URL(url));
      const incoming = new IncomingMessage(request, socket, say);
      const response = new ServerResponse(incoming, resolve, say);
      const onAbort = () => {
        reject(signal.reason as Error);
        response.abort(signal.reason);
      };
      this.open.add(response);
      signal.addEventListener('abort', onAbort);
      response.once('close', () => {
        const cause = new Error('other side closed');
        reject(new TypeError('fetch failed', {cause}));
        signal.removeEventListener('abort', onAbort);
        this.open.delete(response);
        say('end');
        done();
        if (!response.writableFinished) {
          incoming.emit('aborted');
          incoming.destroy();
        }
        socket.emit('close');
        if (!this.listening) this.settle();
      });
      // Later, so that the server's code is not called by the client's.
      queueMicrotask(() => this.emit('request', incoming, response));
    });
  }
}

export const createServer = (options?: object | Listener, onRequest?: Listener): Server =>
  new Server(typeof options === 'function' ? (options as Listener) : onRequest);

export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

export {STATUS_CODES};
export default {createServer, IncomingMessage, METHODS, Server, ServerResponse, STATUS_CODES};
