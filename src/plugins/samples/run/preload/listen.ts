import {type EventEmitter, errorMonitor} from 'node:events';
import net from 'node:net';
import {tellRunner} from './messages';
import type {PortRegistry} from './port-registry';

type Listen = (this: net.Server, ...args: unknown[]) => net.Server;

interface ListenCall {
  options: net.ListenOptions & {port: number};
  callback: (() => void) | undefined;
}

/**
 * Parses the overloads of `server.listen` that name a TCP port; `undefined` for pipes and handles.
 */
export function readListenCall(args: unknown[]): ListenCall | undefined {
  const [first, ...rest] = args;
  const last = args.at(-1);
  const callback = typeof last === 'function' ? (last as () => void) : undefined;
  if (typeof first === 'object' && first !== null) {
    const options = first as net.ListenOptions;
    if (options.port === undefined) return undefined;
    return {options: {...options, port: Number(options.port)}, callback};
  }
  const noPort = first === undefined || first === null || typeof first === 'function';
  // A string that is not a number is the path of a pipe.
  const port = noPort ? 0 : Number(first);
  if (Number.isNaN(port)) return undefined;
  const host = rest.find((arg): arg is string => typeof arg === 'string');
  const backlog = rest.find((arg): arg is number => typeof arg === 'number');
  return {options: {port, host, backlog}, callback};
}

/** Puts the sample's port into the error of a taken port, and notifies the runner. */
function nameTakenPort(server: EventEmitter, samplePort: number, realPort?: number): void {
  const onError = (error: NodeJS.ErrnoException & {port?: number}) => {
    if (error.code !== 'EADDRINUSE') return;
    tellRunner({kind: 'port-in-use', port: samplePort});
    const rename = (text: string) => text.replaceAll(`:${realPort}`, `:${samplePort}`);
    error.stack = rename(error.stack ?? '');
    error.message = rename(error.message);
    error.port = samplePort;
  };
  // errorMonitor sees the error first and leaves handling it to the sample.
  server.once(errorMonitor, onError);
  server.once('listening', () => server.off(errorMonitor, onError));
}

/** Makes every server listen on a free port while `server.address()` reports the sample's port. */
export function patchListen(registry: PortRegistry): void {
  const samplePorts = new WeakMap<net.Server, number>();
  const listen = net.Server.prototype.listen as Listen;
  const address = net.Server.prototype.address;

  net.Server.prototype.address = function (this: net.Server) {
    const real = address.call(this);
    const port = samplePorts.get(this);
    return real && typeof real === 'object' && port ? {...real, port} : real;
  };

  net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
    const call = readListenCall(args);
    if (!call) return listen.apply(this, args);
    const {options, callback} = call;
    // A second server on the same port is mapped to the same real one and gets the system's
    // EADDRINUSE; a second address of one server (Fastify's ::1 next to 127.0.0.1) gets a port of its
    // own.
    const known = options.port === 0 ? undefined : registry.lookUp(options.port);
    const host = options.host === 'localhost' ? '127.0.0.1' : options.host;

    const register = () => {
      const real = address.call(this);
      if (!real || typeof real === 'string' || samplePorts.has(this)) return;
      const samplePort = options.port || real.port;
      samplePorts.set(this, samplePort);
      if (known) return;
      registry.register(samplePort, real.port);
      this.once('close', () => registry.release(samplePort));
      tellRunner({kind: 'listening', port: samplePort});
    };
    samplePorts.delete(this);
    this.prependOnceListener('listening', register);
    nameTakenPort(this, options.port, known);
    listen.call(this, {...options, host, port: known ?? 0}, callback);
    // Without a host the socket is already bound, and the sample may ask for its address.
    register();
    return this;
  } as typeof net.Server.prototype.listen;
}
