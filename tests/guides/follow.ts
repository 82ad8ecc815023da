/** Follows a page: does its steps in a folder, and says which of them do not do what the page says. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {matchOutput} from '../../src/plugins/samples/run';
import {cleanLog} from '../../src/plugins/samples/run/logs';
import {openPage} from './browser';
import {lastCommands, type Manager} from './managers';
import type {Failure, Guide, Step} from './model';
import {type Environment, eventually, listening, openPorts, Running} from './processes';

/**
 * Requests that a page says the server refuses, as the browser logs them: the status and the address.
 * Any other failed request is a failure of the page, and so is one of these that succeeds.
 */
const refusedRequests: Readonly<Partial<Record<string, RegExp>>> = {
  'docs/recipes/astro.mdx': / 403 .*\/voteCast\b/,
  'docs/recipes/react-router.mdx': / 401 .*\/runAdd\b/,
  'docs/recipes/solidstart.mdx': / 401 .*\/songAdd\b/,
  'docs/recipes/tanstack-start.mdx': / 401 .*\/deskTake\b/,
};

const maxLogLines = 30;
/** What a page that is opened promises. */
const promise = 'a page that shows this';

/** Commands that run what the page shows, which may listen on a port as well. A build doesn't. */
const runsCode = /^(?:(?:npx|yarn|pnpm|bunx) (?:tsx|next|vite)\b|npm (?:run|start)\b)(?! build\b)/;

/** Held by the one page whose code runs: pages share ports, such as 3000. */
let ports = Promise.resolve();

/** @returns a function that lets the next page start its servers */
async function takePorts(): Promise<() => void> {
  const before = ports;
  let release = () => {};
  ports = new Promise((resolve) => (release = resolve));
  await before;
  return release;
}

/** The ports that files of a page, or addresses to open, name. */
const portsOf = (texts: Iterable<string>): number[] =>
  [...texts].flatMap((text) =>
    [...text.matchAll(/(?:localhost:|listen\(|port:\s*|PORT \?\? )(\d{4,5})\b/g)].map(([, port]) =>
      Number(port),
    ),
  );

const lastLines = (text: string) => text.trim().split('\n').slice(-maxLogLines).join('\n');

/** One page in one folder. */
class Reader {
  readonly failures: Failure[] = [];
  private readonly texts = new Map<string, string>();
  private readonly servers: Running[] = [];
  private readonly outputs: Running[] = [];
  private release: (() => void) | undefined;

  constructor(
    private readonly guide: Guide,
    private readonly folder: string,
    private readonly environment: Environment,
  ) {}

  async follow() {
    try {
      for (const step of this.guide.steps) {
        if (!(await this.do(step))) return;
      }
    } finally {
      await this.stop();
    }
  }

  /** @returns whether the reader can go on */
  private async do(step: Step): Promise<boolean> {
    switch (step.kind) {
      case 'follow':
        return true;
      case 'write':
        for (const name of step.paths) await this.write(name, step.text);
        return true;
      case 'command':
        return step.serves ? this.serve(step) : this.run(step.command, step.line);
      case 'stop':
        await this.stop();
        return true;
      case 'open':
        return this.open(step);
      case 'output':
        return this.compare(step);
    }
  }

  private async stop() {
    await Promise.all(this.servers.map((server) => server.stop()));
    this.leavePorts();
  }

  /** Lets the next page have the ports while this one installs, builds or compiles. */
  private leavePorts() {
    if (this.servers.some((server) => !server.hasEnded)) return;
    this.release?.();
    this.release = undefined;
  }

  private async write(name: string, text: string) {
    const file = path.join(this.folder, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
    this.texts.set(name, text);
  }

  async run(command: string, line: number): Promise<boolean> {
    if (runsCode.test(command)) this.release ??= await takePorts();
    const running = new Running(command, this.folder, this.environment);
    this.outputs.push(running);
    await running.wait();
    this.leavePorts();
    const expected = 'it ends with exit code 0';
    if (running.exitCode !== 0) {
      const end = running.timedOut ? 'it did not end in time' : `exit code ${running.exitCode}`;
      this.fail(line, command, expected, this.withLog(end, running));
      return false;
    }
    if (/\bERESOLVE\b/.test(running.stderr)) {
      const without = 'packages whose peer dependencies fit together';
      this.fail(line, command, without, this.withLog('npm warns of ERESOLVE', running));
    }
    return true;
  }

  private async serve({command, line}: Step & {kind: 'command'}): Promise<boolean> {
    this.release ??= await takePorts();
    const same = this.servers.find((server) => server.command === command);
    await same?.stop();
    const {toolPorts = [3000, 5173]} = this.environment;
    const opened = this.guide.steps.flatMap((step) => (step.kind === 'open' ? [step.url] : []));
    const named = portsOf([...this.texts.values(), ...opened]);
    const candidates = [...new Set([...toolPorts, ...named])];
    const taken = await openPorts(candidates);
    if (this.servers.every((server) => server.hasEnded) && taken.length > 0) {
      const actual = `something else listens on port ${taken.join(', ')}; end it and try again`;
      this.fail(line, command, 'ports that are free', actual);
      return false;
    }
    const server = new Running(command, this.folder, this.environment);
    this.servers.push(server);
    const free = candidates.filter((port) => !taken.includes(port));
    const problem = await listening(server, free);
    if (problem) this.fail(line, command, 'a server that listens', this.withLog(problem, server));
    return !problem;
  }

  private async open(step: Step & {kind: 'open'}): Promise<boolean> {
    const {url, presses, text, line} = step;
    const name = [`open ${url}`, ...presses.map((label) => `press ${label}`)].join(', ');
    try {
      const opened = await openPage(url, presses);
      const {shown, served, requests} = opened;
      const refused = refusedRequests[this.guide.file];
      const complaints = opened.complaints.filter((complaint) => !refused?.test(complaint));
      const result = matchOutput(text, shown);
      if (!result.ok) {
        const actual = [result.diff, 'The page showed:', shown, ...complaints].filter(Boolean);
        this.fail(line + result.line, name, promise, actual.join('\n'));
        return true;
      }
      if (complaints.length > 0) {
        this.fail(line, name, 'no error in the console', complaints.join('\n'));
      }
      if (refused && complaints.length === opened.complaints.length) {
        this.fail(line, name, `a failed request that matches ${refused.source}`, 'none');
      }
      const first = text.split('\n').find((state) => state.trim() !== '…') ?? '';
      if (step.inHtml && !served.includes(first)) {
        this.fail(line, name, `the server's HTML has ${first}`, served);
      }
      if (step.noRequest && requests) this.fail(line, name, 'no request by the page', requests);
    } catch (error) {
      this.fail(line, name, promise, stripVTControlCharacters(String(error)));
    }
    return true;
  }

  private async compare(step: Step & {kind: 'output'}): Promise<boolean> {
    const commands = step.serves ? this.servers : this.outputs;
    const latest = [...commands].reverse();
    const printer = latest.find(({command}) => command.endsWith(step.printer)) ?? latest[0];
    if (!printer) throw new Error(`No command was run before line ${step.line}.`);
    const match = () => matchOutput(step.text, cleanLog(printer.stdout, this.folder));
    if (step.serves) await eventually(() => match().ok);
    const result = match();
    if (!result.ok) {
      this.fail(step.line + result.line, printer.command, 'the output below', result.diff);
    }
    return true;
  }

  fail(line: number, step: string, expected: string, actual: string) {
    this.failures.push({file: this.guide.file, line, step, expected, actual});
  }

  private withLog(what: string, {stdout, stderr}: Running): string {
    return [
      what,
      lastLines(cleanLog(stderr, this.folder)),
      lastLines(cleanLog(stdout, this.folder)),
    ]
      .filter(Boolean)
      .join('\n');
  }
}

/** The files of a folder, as paths in it, without packages and what tools write for themselves. */
async function filesOf(folder: string, below = ''): Promise<string[]> {
  const entries = await fs.readdir(path.join(folder, below), {withFileTypes: true});
  const found = entries.map((entry) => {
    const name = path.posix.join(below, entry.name);
    if (!entry.isDirectory()) return [name];
    return /^(?:node_modules|\..*)$/.test(entry.name) ? [] : filesOf(folder, name);
  });
  return (await Promise.all(found)).flat();
}

/** Does the steps of a page, or of a section, in a folder. */
export async function followSteps(
  guide: Guide,
  folder: string,
  environment: Environment,
): Promise<Failure[]> {
  const reader = new Reader(guide, folder, environment);
  await reader.follow();
  return reader.failures;
}

const lastLineOf = ({steps}: Guide) => steps.at(-1)?.line ?? 1;

/** Compiles all that a page wrote, with each configuration that it shows or makes. */
export async function compileFolder(
  guide: Guide,
  folder: string,
  environment: Environment,
): Promise<Failure[]> {
  const reader = new Reader(guide, folder, environment);
  const line = lastLineOf(guide);
  const files = await filesOf(folder);
  const configs = files.filter((file) => path.posix.basename(file) === 'tsconfig.json');
  if (configs.length === 0) {
    reader.fail(line, 'tsc', 'a tsconfig.json that the page shows or makes', 'there is none');
  }
  // TypeScript refuses a folder without anything to compile.
  if (files.some((file) => /\.tsx?$/.test(file))) {
    for (const config of configs) await reader.run(`npx tsc --noEmit -p ${config}`, line);
  }
  return reader.failures;
}

/** Whether the packages fit together after all that the page says. */
export async function checkPackages(
  guide: Guide,
  folder: string,
  environment: Environment,
  manager: Manager = 'npm',
): Promise<Failure[]> {
  const reader = new Reader(guide, folder, environment);
  for (const command of lastCommands(manager, guide.file)) {
    await reader.run(command, lastLineOf(guide));
  }
  return reader.failures;
}
