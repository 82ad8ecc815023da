import net from 'node:net';
import {tellRunner} from './messages';
import type {PortRegistry} from './port-registry';

type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket;

interface ConnectCall {
  options: net.TcpSocketConnectOpts;
  callback: (() => void) | undefined;
}

/** Parses the overloads of `socket.connect` that name a TCP port; `undefined` for pipes. */
export function readConnectCall(args: unknown[]): ConnectCall | undefined {
  // `net.connect` passes its arguments as one array: [options, callback].
  const [first, ...rest] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  const callback = rest.find((arg): arg is () => void => typeof arg === 'function');
  if (typeof first === 'object' && first !== null) {
    const options = first as net.TcpSocketConnectOpts & {path?: string};
    if (options.path && options.port === undefined) return undefined;
    return {options: {...options, port: Number(options.port)}, callback};
  }
  const port = Number(first);
  if (Number.isNaN(port)) return undefined;
  const host = rest.find((arg): arg is string => typeof arg === 'string');
  return {options: {port, host}, callback};
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (net.isIPv4(name)) return name.startsWith('127.') || name === '0.0.0.0';
  return name === '::1' || name === '::';
}

/** The error that Node reports if nothing listens, with the port that the sample wrote. */
function connectionRefused(port: number): Error {
  return Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    errno: -111,
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '127.0.0.1',
    port,
  });
}

function networkRefused(target: string): Error {
  return Object.assign(
    new Error(`${target} is not on this machine: samples talk to their own servers only`),
    {code: 'ERR_SAMPLE_NETWORK'},
  );
}

/** Redirects connections to the real ports of this run's servers, and refuses every other host. */
export function patchConnect(registry: PortRegistry): void {
  const connect = net.Socket.prototype.connect as Connect;

  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const call = readConnectCall(args);
    if (!call) return connect.apply(this, args);
    const {options, callback} = call;
    const host = options.host ?? 'localhost';
    const fail = (error: Error) => {
      process.nextTick(() => this.destroy(error));
      return this;
    };
    if (!isLoopback(host)) {
      const target = `${host}:${options.port}`;
      tellRunner({kind: 'network-refused', target});
      return fail(networkRefused(target));
    }
    const port = registry.lookUp(options.port);
    if (port === undefined) return fail(connectionRefused(options.port));
    return connect.call(this, {...options, port}, callback);
  } as typeof net.Socket.prototype.connect;
}
