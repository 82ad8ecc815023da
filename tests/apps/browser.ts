/** Runs the files of a page in Chromium, with the page's own servers behind them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {format} from 'node:util';

import {chromium, type ConsoleMessage} from '@playwright/test';
import {build} from 'esbuild';

import {findBrowser, thisMachine} from '../../scripts/browser/find';
import {bundleEntries} from '../../src/plugins/samples/run/bundle';
import {
  createProjectFolder,
  removeProjectFolder,
} from '../../src/plugins/samples/run/project-folder';
import {SampleProcess} from '../../src/plugins/samples/run/sample-process';
import {type Application, rendererFile} from './pages';

const startMs = 60_000;
/** How long a page is quiet when it has nothing more to say. */
const quietMs = 700;
/** Longer than an entry waits for what it expects to see. */
const entryMs = 30_000;
const origin = 'http://localhost:5173';
const html =
  '<!doctype html><title>App</title><body><script type="module" src="/entry.js"></script></body>';

export interface Seen {
  entry: string;
  /** What the page printed. */
  printed: string;
  /** Errors of the console, and those that nobody caught. */
  complaints: string[];
}

/** Replaces the stand-ins that pages use under Node.js with what a browser provides. */
const replaced = async (): Promise<Map<string, string>> =>
  new Map([
    [rendererFile, await fs.readFile(path.join(import.meta.dirname, 'open.tsx'), 'utf8')],
    ['client/event-source.ts', 'export {};\n'],
  ]);

/** One script for each entry, as a bundler makes it of an application. */
async function bundleForBrowser(folder: string, entries: readonly string[]) {
  const {outputFiles} = await build({
    absWorkingDir: folder,
    entryPoints: [...entries],
    outdir: folder,
    outbase: folder,
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    keepNames: true,
    logLevel: 'silent',
    tsconfigRaw: {},
    define: {'process.env.NODE_ENV': '"development"'},
    footer: {js: 'globalThis.entryHasEnded = true;'},
  });
  return outputFiles.map(({text}) => text);
}

/** The rule by which the browser finds a server of the page at the port that the system gave it. */
async function portRules(folder: string): Promise<string> {
  const ports = path.join(folder, '.sample-runner/ports');
  const names = await fs.readdir(ports);
  const rules = names.map(
    async (name) =>
      `MAP localhost:${name} 127.0.0.1:${await fs.readFile(path.join(ports, name), 'utf8')}`,
  );
  return (await Promise.all(rules)).join(',');
}

async function textOf(message: ConsoleMessage): Promise<string> {
  const values = await Promise.all(
    message.args().map((arg) => arg.jsonValue() as Promise<unknown>),
  );
  return format(...values);
}

async function openAll(application: Application, scripts: string[], rules: string) {
  const browser = await chromium.launch({
    executablePath: findBrowser(thisMachine()),
    // Most pages leave out what their server needs for a browser of another origin.
    args: ['--disable-web-security', `--host-resolver-rules=${rules}`],
  });
  try {
    const all: Seen[] = [];
    for (const [index, {path: entry}] of application.entries.entries()) {
      const page = await browser.newPage();
      const lines: Promise<string>[] = [];
      const complaints: string[] = [];
      page.on('pageerror', ({message}) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'log') lines.push(textOf(message));
        if (message.type() !== 'error') return;
        const text = message.text();
        const isRequest = text.startsWith('Failed to load resource');
        complaints.push(isRequest ? `${text} ${message.location().url}` : text);
      });
      await page.route(`${origin}/**`, (route) =>
        route.request().url() === `${origin}/`
          ? route.fulfill({contentType: 'text/html', body: html})
          : route.fulfill({contentType: 'text/javascript', body: scripts[index]}),
      );
      await page.goto(`${origin}/`);
      await page
        .waitForFunction('globalThis.entryHasEnded', undefined, {timeout: entryMs})
        .catch(() => complaints.push(`It has not ended after ${entryMs / 1000} s.`));
      for (let before = -1; before !== lines.length;) {
        before = lines.length;
        await page.waitForTimeout(quietMs);
      }
      all.push({entry, printed: (await Promise.all(lines)).join('\n'), complaints});
      await page.close();
    }
    return all;
  } finally {
    await browser.close();
  }
}

/** Starts the servers of an application, and then its entries in a browser, one after the other. */
export async function runInBrowser(application: Application): Promise<Seen[]> {
  const {toolkit, page, servers, entries} = application;
  const instead = await replaced();
  const files = application.files.map(({path: name, text}) => ({
    path: name,
    text: instead.get(name) ?? text,
  }));
  const name = `browser-${page.replace(/[^\w-]+/g, '_')}`;
  const folder = await createProjectFolder(toolkit, name, files);
  const processes: SampleProcess[] = [];
  try {
    await bundleEntries(folder.root, servers);
    for (const server of servers) {
      const process = new SampleProcess({path: server, role: 'serve'}, folder);
      processes.push(process);
      await process.wait(startMs);
      if (process.hasEnded) throw new Error(`${page}: ${server} ended:\n${process.stderr}`);
    }
    const scripts = await bundleForBrowser(
      folder.root,
      entries.map(({path: entry}) => entry),
    );
    return await openAll(application, scripts, await portRules(folder.root));
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
    await removeProjectFolder(folder.root);
  }
}
