/** `console` of Node.js, and what programs print with it. */
import {formatWithOptions, inspect, type InspectOptions} from 'node-inspect-extracted';

import type {FromWorker} from './messages';
import {callingServer, readable} from './places';
import {table} from './table';
import {later} from './timers';

type Stream = 'log' | 'error';

/** Characters; a longer message would hold up the page that shows it. */
const longest = 100_000;
/** Messages that are sent at once, and so are as many more as milliseconds pass; others are joined. */
const prompt = 100;
/** Characters that are joined at most. */
const most = 16_384;

const scope = globalThis as unknown as {postMessage(message: FromWorker): void};

export const tell = (message: FromWorker): void => scope.postMessage(message);

let waiting: {stream: Stream; text: string; server: string | undefined} | undefined;
let sent = 0;
let isOver = false;
let indent = '';

/** Sends what has been printed. */
function flush(): void {
  if (!waiting) return;
  const {stream, text, server} = waiting;
  waiting = undefined;
  sent += 1;
  tell({type: 'output', stream, text, ...(server !== undefined && {server})});
}

/** Sends what has been printed; later output is dropped. */
export function closeConsole(): void {
  flush();
  isOver = true;
}

function cut(text: string): string {
  const rest = text.length - longest;
  return rest > 0 ? `${text.slice(0, longest)}… ${rest} more characters\n` : text;
}

export function print(stream: Stream, text: string): void {
  if (isOver) return;
  const server = callingServer();
  const lines = readable(cut(text));
  if (waiting?.stream !== stream || waiting.server !== server) flush();
  waiting = {stream, server, text: (waiting?.text ?? '') + lines};
  // What is printed before a loop without an end must not wait for it.
  if (sent < prompt + performance.now() || waiting.text.length > most) flush();
  else if (waiting.text === lines) later(flush, 0);
}

/** Leaves out that a value is a proxy, which Node.js only says from version 24 on. */
const options: InspectOptions & {stylize(text: string, style: string): string} = {
  stylize: (text, style) => (style === 'special' && /^(?:Proxy\(|\))$/.test(text) ? '' : text),
};

const write = (stream: Stream, text: string): void =>
  print(stream, `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`);

const writer =
  (stream: Stream) =>
  (...values: unknown[]): void =>
    write(stream, formatWithOptions(options, ...values));

const log = writer('log');
const error = writer('error');
const counts = new Map<string, number>();
const started = new Map<string, number>();

function elapsed(label: string): string | undefined {
  const start = started.get(label);
  if (start === undefined) {
    error(`Warning: No such label '${label}' for console.time()`);
    return undefined;
  }
  const milliseconds = performance.now() - start;
  return milliseconds >= 1000
    ? `${(milliseconds / 1000).toFixed(3)}s`
    : `${Number(milliseconds.toFixed(3))}ms`;
}

const group = (...values: unknown[]): void => {
  if (values.length > 0) log(...values);
  indent += '  ';
};

const methods = {
  log,
  info: log,
  debug: log,
  error,
  warn: error,
  dir: (value: unknown, given?: object) =>
    write('log', inspect(value, {...options, customInspect: false, ...given})),
  dirxml: log,
  table: (data: unknown, columns?: readonly string[]) =>
    log(typeof data === 'object' && data !== null ? table(data, columns) : data),
  trace: (...values: unknown[]) => {
    const {stack = ''} = new Error();
    const frames = stack.split('\n').filter((line) => !line.startsWith('Error'));
    error(`Trace: ${formatWithOptions(options, ...values)}\n${frames.join('\n')}`);
  },
  assert: (condition?: unknown, ...values: unknown[]) => {
    if (condition) return;
    const [first, ...others] = values;
    error(`Assertion failed${values.length > 0 ? `: ${first as string}` : ''}`, ...others);
  },
  count: (label = 'default') => {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    log(`${label}: ${counts.get(label)}`);
  },
  countReset: (label = 'default') => counts.delete(label),
  group,
  groupCollapsed: group,
  groupEnd: () => {
    indent = indent.slice(2);
  },
  time: (label = 'default') => started.set(label, performance.now()),
  timeLog: (label = 'default', ...values: unknown[]) => {
    const time = elapsed(label);
    if (time) log(`${label}: ${time}`, ...values);
  },
  timeEnd: (label = 'default') => {
    const time = elapsed(label);
    if (time) log(`${label}: ${time}`);
    started.delete(label);
  },
};

export function installConsole(): void {
  Object.assign(console, methods);
}
