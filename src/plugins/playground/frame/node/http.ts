/** Servers and requests of `node:http`, over the channels between the programs of a run. */
import {Buffer} from 'buffer';
import {EventEmitter} from 'events';

import type {FromClient, FromServer} from '../messages';
import {freePort, listen} from '../network';
import {hold} from '../pending';

type Value = string | number | readonly string[];

type Head = Extract<FromClient, {type: 'head'}>;

export const STATUS_CODES: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  206: 'Partial Content',
  207: 'Multi-Status',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  499: '',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The maximum number of characters in a request before its body, as in Node.js. */
const maxHeaderSize = 16_384;

const headSize = ({method, url, headers}: Head): number =>
  [method, url, ...headers.flat()].reduce((sum, text) => sum + text.length, 0);

type Socket = EventEmitter & {remoteAddress: string; destroy(): void};

/** Starts flowing when a listener for `data` is added, like a stream of Node.js. */
export class IncomingMessage extends EventEmitter {
  readonly headers: Record<string, string | string[] | undefined> = {};
  readonly rawHeaders: string[] = [];
  readonly httpVersion = '1.1';
  readonly method: string;
  readonly url: string;
  complete = false;
  destroyed = false;
  readableEnded = false;
  private readonly waiting: Uint8Array[] = [];
  private encoding: BufferEncoding | undefined;
  private isFlowing = false;

  constructor(
    head: Head,
    readonly socket: Socket,
  ) {
    super();
    this.method = head.method;
    this.url = head.url;
    for (const [name, value] of head.headers) {
      const known = this.headers[name];
      this.headers[name] = known === undefined ? value : `${String(known)}, ${value}`;
      this.rawHeaders.push(name, value);
    }
    // The emitter's own `once` also triggers this event.
    this.on('newListener', (name: string) => {
      if (name === 'data' || name === 'end') queueMicrotask(() => this.flow(name === 'data'));
    });
  }

  get connection(): Socket {
    return this.socket;
  }

  setEncoding(encoding: BufferEncoding): this {
    this.encoding = encoding;
    return this;
  }

  resume(): this {
    queueMicrotask(() => this.flow(true));
    return this;
  }

  destroy(): this {
    this.destroyed = true;
    this.socket.destroy();
    return this;
  }

  push(chunk: Uint8Array | null): void {
    if (chunk) this.waiting.push(chunk);
    else this.complete = true;
    this.flow(false);
  }

  private flow(starts: boolean): void {
    this.isFlowing ||= starts;
    if (!this.isFlowing) return;
    for (let chunk = this.waiting.shift(); chunk; chunk = this.waiting.shift()) {
      const buffer = Buffer.from(chunk);
      this.emit('data', this.encoding ? buffer.toString(this.encoding) : buffer);
    }
    if (!this.complete || this.readableEnded) return;
    this.readableEnded = true;
    this.emit('end');
    this.emit('close');
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
    const chunks: unknown[] = [];
    let wake = () => {};
    this.on('data', (chunk) => {
      chunks.push(chunk);
      wake();
    });
    this.on('end', () => wake());
    while (chunks.length > 0 || !this.readableEnded) {
      if (chunks.length > 0) yield chunks.shift();
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
}

export class ServerResponse extends EventEmitter {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  writableEnded = false;
  writableFinished = false;
  sendDate = true;
  destroyed = false;
  private readonly values = new Map<string, {name: string; value: Value}>();

  constructor(
    readonly req: IncomingMessage,
    private readonly send: (message: FromServer) => void,
  ) {
    super();
  }

  get socket(): Socket {
    return this.req.socket;
  }
  get connection(): Socket {
    return this.req.socket;
  }
  get finished(): boolean {
    return this.writableEnded;
  }

  setHeader(name: string, value: Value): this {
    if (this.headersSent) {
      throw Object.assign(new Error('Cannot set headers after they are sent to the client'), {
        code: 'ERR_HTTP_HEADERS_SENT',
      });
    }
    this.values.set(name.toLowerCase(), {name, value});
    return this;
  }

  appendHeader(name: string, value: string): this {
    const known = this.getHeader(name);
    const list = known === undefined ? [] : [known].flat().map(String);
    return this.setHeader(name, [...list, value]);
  }

  getHeader(name: string): Value | undefined {
    return this.values.get(name.toLowerCase())?.value;
  }
  getHeaders(): Record<string, Value> {
    return Object.fromEntries([...this.values].map(([name, {value}]) => [name, value]));
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
    if (this.sendDate && !this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
    this.headersSent = true;
    const headers = [...this.values].flatMap(([name, {value}]) =>
      [value].flat().map((item): [string, string] => [name, String(item)]),
    );
    this.send({
      type: 'head',
      status: this.statusCode,
      statusText: this.statusMessage || (STATUS_CODES[this.statusCode] ?? 'unknown'),
      headers,
    });
  }

  write(chunk: string | Uint8Array): boolean {
    this.flushHeaders();
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    if (this.req.method !== 'HEAD' && bytes.length > 0) {
      this.send({type: 'chunk', chunk: new Uint8Array(bytes)});
    }
    return true;
  }

  end(chunk?: string | Uint8Array): this {
    if (this.writableEnded) return this;
    if (!this.headersSent && !this.hasHeader('content-length')) {
      const length =
        typeof chunk === 'string' ? new TextEncoder().encode(chunk).length : chunk?.length;
      this.setHeader('Content-Length', length ?? 0);
    }
    if (chunk !== undefined) this.write(chunk);
    this.flushHeaders();
    this.writableEnded = true;
    this.send({type: 'end'});
    queueMicrotask(() => {
      this.writableFinished = true;
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  destroy(): this {
    this.socket.destroy();
    return this;
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export class Server extends EventEmitter {
  listening = false;
  private port = 0;
  private stop: () => void = () => undefined;
  private readonly open = new Set<() => void>();

  constructor(onRequest?: Listener) {
    super();
    if (onRequest) this.on('request', onRequest);
  }

  listen(target?: number | {port?: number}, ...rest: unknown[]): this {
    const asked = typeof target === 'object' ? target.port : target;
    this.port = asked || freePort();
    const call = rest.find((value) => typeof value === 'function');
    if (call) this.once('listening', call as () => void);
    const release = hold();
    try {
      const unlisten = listen(this.port, (channel) => this.accept(channel));
      this.stop = () => {
        unlisten();
        release();
      };
      this.listening = true;
      queueMicrotask(() => this.emit('listening'));
    } catch (error) {
      release();
      queueMicrotask(() => this.emit('error', error));
    }
    return this;
  }

  address(): {address: string; family: string; port: number} | null {
    return this.listening ? {address: '::', family: 'IPv6', port: this.port} : null;
  }

  close(call?: (error?: Error) => void): this {
    if (call) this.once('close', call);
    if (this.listening) {
      this.listening = false;
      this.stop();
    }
    this.settle();
    return this;
  }

  closeAllConnections(): void {
    for (const close of this.open) close();
  }

  closeIdleConnections(): void {
    // A connection is a single exchange here, so none is idle.
  }

  ref(): this {
    return this;
  }

  unref(): this {
    this.stop();
    return this;
  }

  private settle(): void {
    if (!this.listening && this.open.size === 0) queueMicrotask(() => this.emit('close'));
  }

  private accept(channel: MessagePort): void {
    const send = (message: FromServer) => channel.postMessage(message);
    const release = hold();
    let request: IncomingMessage | undefined;
    let response: ServerResponse | undefined;
    const socket: Socket = Object.assign(new EventEmitter(), {
      remoteAddress: '127.0.0.1',
      destroy: () => {
        send({type: 'abort'});
        close();
      },
    });
    const close = () => {
      if (!this.open.delete(socket.destroy)) return;
      release();
      // The client closes the channel once it has read what was sent.
      if (request && response && !response.writableEnded) {
        request.destroyed = true;
        request.emit('aborted');
        request.emit('close');
        response.destroyed = true;
        response.emit('close');
      }
      socket.emit('close');
      if (!this.listening) this.settle();
    };
    this.open.add(socket.destroy);
    channel.onmessage = ({data}: MessageEvent<FromClient>) => {
      if (data.type === 'head') {
        if (headSize(data) > maxHeaderSize) {
          send({type: 'head', status: 431, statusText: STATUS_CODES[431] ?? '', headers: []});
          send({type: 'end'});
          return close();
        }
        request = new IncomingMessage(data, socket);
        response = new ServerResponse(request, send);
        response.once('finish', close);
        this.emit('request', request, response);
      } else if (data.type === 'chunk') request?.push(data.chunk);
      else if (data.type === 'end') request?.push(null);
      else close();
    };
  }
}

export const createServer = (options?: object | Listener, onRequest?: Listener): Server =>
  new Server(typeof options === 'function' ? (options as Listener) : onRequest);

export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

export default {createServer, IncomingMessage, METHODS, Server, ServerResponse, STATUS_CODES};
