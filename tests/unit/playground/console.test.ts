/** What programs print, and in which order, is what they print with Node.js. */
import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {Worker} from 'node:worker_threads';

import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import type {FromWorker, Programs} from '../../../src/plugins/playground/frame/messages';

/** Without an end of their own, so they run in one program. */
const printing: Record<string, string> = {
  proxies: `
    const noop = () => undefined;
    const client = new Proxy(noop, {get: (_target, name) => (name === 'then' ? undefined : client)});
    console.log(client, {client}, [new Proxy({a: 1}, {})]);`,
  headers: `
    const headers = new Headers({a: 'b'});
    headers.append('set-cookie', 'c=d');
    console.log(headers, new Headers(), {headers});`,
  'search parameters': `
    console.log(new URLSearchParams('a=1&b=2&a=3'), new URLSearchParams());`,
  addresses: `
    const url = new URL('http://user@example.com:81/path?a=b#c');
    console.log(url, {a: {b: {c: url}}});
    console.log(String(url), JSON.stringify({url}));`,
  promises: `
    console.log((async () => new Promise(() => undefined))(), [new Promise(() => undefined)]);`,
  classes: `
    class Post { #secret = 1; title = 'Tea'; static table = 'posts'; get size() { return 3; } }
    class Draft extends Post {}
    console.log(Post, Draft, class {}, new Post(), new Draft(), [Draft]);`,
  functions: `
    function named() {}
    console.log(named, () => 1, async () => 1, function* steps() {}, Object.assign(named, {a: 1}));`,
  groups: `
    console.group('one');
    console.log('two\\n\\nthree');
    process.stdout.write('four\\n');
    console.group();
    console.log({four: 5});
    console.error('six');
    console.groupEnd();
    console.groupEnd();
    console.groupEnd();
    console.log('seven');`,
  'a table of objects': `
    console.table([{a: 1, b: 'x'}, {a: 2, c: {d: 1, e: 2, f: 3}}]);
    console.table([{a: 1, b: 2}], ['b']);
    console.table({x: {a: 1}, y: {a: [1, 2, 3, 4]}});`,
  'a table of values': `
    console.table([1, 'two', [3, 4]]);
    console.table(new Map([['a', 1]]));
    console.table(new Set([1, {a: 2}]));
    console.table('text');`,
  collections: `
    console.log(new Map([['a', {b: 1}]]), new Set([1, 'a']), new WeakMap(), [1, , 3], Array(200).fill(0));`,
  nesting: `
    const circular = {name: 'it'};
    circular.self = circular;
    console.log({a: {b: {c: {d: 1}}}}, circular);
    console.dir({a: {b: {c: {d: 1}}}}, {depth: null});`,
  values: `
    console.log(1n, -0, NaN, null, undefined, Symbol('s'), /a/g, new Date(0), 'text', ['text', "it's"]);`,
  formats: `
    console.log('%s has %d of %i, %f, %j %o %O %%', 'a', 1.5, 2.7, 3.1, {b: 1}, [1], {c: 2}, 'more');`,
  buffers: `
    console.log(new Uint8Array([1, 2]), new TextEncoder().encode('hi').length);`,
  errors: `
    const error = Object.assign(new Error('no'), {code: 'E_NO'});
    error.stack = 'Error: no\\n    at run.ts:1:2';
    class Wrong extends TypeError { name = 'Wrong'; }
    const wrong = new Wrong('why', {cause: error});
    wrong.stack = 'Wrong: why\\n    at run.ts:3:4';
    console.log(error, [wrong], String(wrong));`,
  counters: `
    console.count(); console.count('a'); console.count(); console.countReset(); console.count();
    console.assert(true, 'no'); console.assert(false, 'yes %s', 1); console.assert(false, {a: 1});`,
  aborts: `
    const controller = new AbortController();
    console.log(controller, controller.signal);
    controller.abort();
    console.log(controller.signal, String(controller.signal.reason));`,
  'forms and files': `
    const form = new FormData();
    form.set('a', 'b');
    console.log(form, new Blob(['abc'], {type: 'text/plain'}));`,
  generators: `
    function* steps() { yield 1; }
    console.log(steps(), [1][Symbol.iterator](), Object.create(null), Object.create({a: 1}));`,
  streams: `
    process.stdout.write('without a line break');
    process.stderr.write('to the other stream\\n');
    console.log();
    console.info('a'); console.debug('b'); console.warn('c');`,
};

const ending: Record<string, string> = {
  'the order of a module': `
    setTimeout(() => console.log('timeout'), 5);
    setImmediate(() => console.log('immediate'));
    process.nextTick(() => console.log('tick'));
    Promise.resolve().then(() => console.log('promise'));
    queueMicrotask(() => console.log('microtask'));
    console.log('now');`,
  'the order within a timer': `
    setTimeout(() => {
      setImmediate(() => console.log('immediate'));
      Promise.resolve().then(() => console.log('promise'));
      process.nextTick((value) => console.log(value), 'tick');
    }, 1);`,
  'timers that are not waited for': `
    setTimeout(() => console.log('never'), 1000).unref();
    setInterval(() => console.log('never'), 1000).unref();
    const timer = setInterval(() => { console.log('once'); clearInterval(timer); }, 1);
    console.log(timer.hasRef());`,
  'a listener for the end': `
    process.on('exit', (code) => console.log('exit', code));
    process.exitCode = 0;
    setTimeout(() => console.log('before'), 1);`,
  'an exit in the middle': `
    process.on('exit', (code) => console.log('exit', code));
    setTimeout(() => console.log('never'), 5);
    process.nextTick(() => console.log('never'));
    console.log('begins');
    process.exit(0);`,
  'an error that nothing handles': `
    process.on('exit', (code) => console.log('exit', code));
    process.on('uncaughtException', (error) => console.log('caught', error.message));
    setTimeout(() => { throw new Error('later'); }, 1);`,
  'a rejection that nothing handles': `
    process.on('exit', (code) => console.log('exit', code));
    const error = new Error('no');
    error.stack = '';
    Promise.reject(error);`,
};

/** What a browser's worker has and a thread of Node.js lacks. */
const browser = `
import {parentPort, workerData} from 'node:worker_threads';
const native = process;
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.addEventListener = (type, call) => {
  const preventDefault = () => undefined;
  if (type === 'error') native.on('uncaughtException', (error) => call({error, preventDefault}));
  if (type === 'unhandledrejection') {
    native.on('unhandledRejection', (reason) => call({reason, preventDefault}));
  }
};
const {run} = await import(workerData.host);
await run(workerData.programs);
`;

interface Printed {
  log: string;
  error: string;
}

let folder: string;
let host: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'console-'));
  const outfile = path.join(folder, 'host.mjs');
  await build({
    entryPoints: ['src/plugins/playground/frame/host.ts'],
    bundle: true,
    format: 'esm',
    // As for a browser, but from the folder of this file.
    platform: 'browser',
    mainFields: ['module', 'main'],
    define: {global: 'globalThis'},
    tsconfigRaw: {},
    outfile,
  });
  host = pathToFileURL(outfile).href;
  await writeFile(path.join(folder, 'browser.mjs'), browser);
});

afterAll(() => rm(folder, {recursive: true}));

function runHere(entry: string): Promise<Printed> {
  const program = {path: 'run.ts', address: pathToFileURL(entry).href, modules: {}};
  const programs: Programs = {servers: [], entry: program};
  const worker = new Worker(path.join(folder, 'browser.mjs'), {workerData: {host, programs}});
  const printed: Printed = {log: '', error: ''};
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'output') printed[message.stream] += message.text;
      if (message.type === 'end') void worker.terminate().then(() => resolve(printed));
    });
  });
}

async function runInNode(entry: string): Promise<Printed> {
  const printed = await promisify(execFile)(process.execPath, [entry]).catch(
    // It may end with an error.
    (error: unknown) => error as {stdout: string; stderr: string},
  );
  return {log: printed.stdout, error: printed.stderr};
}

async function runBoth(name: string, code: string): Promise<{here: Printed; there: Printed}> {
  const entry = path.join(folder, `${name.replaceAll(' ', '-')}.mjs`);
  await writeFile(entry, code);
  const [here, there] = await Promise.all([runHere(entry), runInNode(entry)]);
  return {here, there};
}

describe('like Node.js prints', () => {
  test('everything that is printed at once', async () => {
    const parts = Object.entries(printing).map(
      ([name, code]) => `console.log('# ${name}'); {${code}\n}`,
    );
    const {here, there} = await runBoth('printing', parts.join('\n'));
    expect(here.log.split('# ')).toEqual(there.log.split('# '));
    expect(here.error).toBe(there.error);
  });

  test.each(Object.entries(ending))('%s', async (name, code) => {
    const {here, there} = await runBoth(name, code);
    expect(here.log).toBe(there.log);
    // Node.js adds its version to an error that ends a program, and lines of its own code.
    if (!name.includes('rejection')) expect(here.error).toBe(there.error);
  });
});
