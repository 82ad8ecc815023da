/** `console` and `process` of Node.js, as far as programs without a file system need them. */
import {formatWithOptions, inspect} from 'node-inspect-extracted';

import {tell} from './network';

type Stream = 'log' | 'error';

let indent = '';

export function print(stream: Stream, text: string): void {
  const lines = indent ? text.replaceAll(/^/gm, indent) : text;
  tell({type: 'output', stream, text: lines});
}

const writer =
  (stream: Stream) =>
  (...values: unknown[]): void =>
    print(stream, `${formatWithOptions({}, ...values)}\n`);

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

const methods = {
  log,
  info: log,
  debug: log,
  error,
  warn: error,
  dir: (value: unknown, options?: object) =>
    print('log', `${inspect(value, {customInspect: false, ...options})}\n`),
  dirxml: log,
  table: log,
  trace: (...values: unknown[]) => {
    const {stack = ''} = new Error();
    const frames = stack.split('\n').filter((line) => !line.startsWith('Error'));
    error(`Trace: ${formatWithOptions({}, ...values)}\n${frames.join('\n')}`);
  },
  assert: (condition?: unknown, ...values: unknown[]) => {
    if (condition) return;
    if (typeof values[0] === 'string') values[0] = `Assertion failed: ${values[0]}`;
    else values.unshift('Assertion failed');
    error(...values);
  },
  count: (label = 'default') => {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    log(`${label}: ${counts.get(label)}`);
  },
  countReset: (label = 'default') => counts.delete(label),
  group: (...values: unknown[]) => {
    if (values.length > 0) log(...values);
    indent += '  ';
  },
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
  Object.assign(console, methods, {groupCollapsed: methods.group});
}
