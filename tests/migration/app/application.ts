/** An application in a temporary folder, which tests install, change, compile, build and query. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {cacheFolder} from '../../../src/content/cache';
import {cleanLog} from '../../../src/plugins/samples/run/logs';
import {pinnedDate} from '../../guides/pinned';
import {listening, Running} from '../../guides/processes';
import type {Change, Steps} from './steps';

const source = path.join(import.meta.dirname, 'v9');
const apiPort = 4100;
const pagePort = 4101;

/** What came of a command that should have ended with 0, or of a server that should listen. */
class Broken extends Error {}

/** What the application shows: lines of its client, and the text of its page as the server sends it. */
export interface Shown {
  client: string;
  page: string;
}

export class Application {
  private readonly environment;

  private constructor(
    readonly folder: string,
    siteDir: string,
  ) {
    this.environment = {cache: cacheFolder(siteDir, 'guides-npm'), before: pinnedDate};
  }

  /** The application of version 9, in a folder. */
  static async create(siteDir: string): Promise<Application> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'migration-'));
    await fs.cp(source, folder, {recursive: true});
    return new Application(folder, siteDir);
  }

  /** Installs what its manifest lists. */
  async install() {
    await this.run('npm install');
  }

  /** Installs what a guide says. */
  async upgrade({commands}: Steps) {
    for (const command of commands) await this.run(command);
  }

  /** Changes what a stage of a guide says, and nothing else. */
  async change(guide: string, changes: readonly Change[]) {
    for (const {file, line, before, after} of changes) {
      const now = await fs.readFile(path.join(this.folder, file), 'utf8').catch(() => '');
      if (now !== before)
        throw new Broken(`${guide}:${line} changes another ${file} than there is`);
      await this.write(file, after);
    }
  }

  async write(file: string, text: string) {
    const target = path.join(this.folder, file);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, text);
  }

  async compile() {
    await this.run('npx tsc --noEmit');
  }

  async build() {
    await Promise.all([this.compile(), this.run('npx next build')]);
  }

  async show(): Promise<Shown> {
    const api = await this.serve('npx tsx server/index.ts', apiPort);
    const next = await this.serve(`npx next start -p ${pagePort}`, pagePort);
    try {
      const html = await (await fetch(`http://localhost:${pagePort}/`)).text();
      const [, body = html] = /<div id="__next">(.*?)<\/div>/s.exec(html) ?? [];
      return {
        client: await this.run('npx tsx client/index.ts'),
        page: body.replaceAll(/<!--.*?-->|<[^>]+>/gs, ''),
      };
    } finally {
      await Promise.all([next.stop(), api.stop()]);
    }
  }

  async remove() {
    await fs.rm(this.folder, {recursive: true, force: true, maxRetries: 3});
  }

  /** @returns what the command printed */
  private async run(command: string): Promise<string> {
    const running = new Running(command, this.folder, this.environment);
    await running.wait();
    if (running.exitCode !== 0) throw this.broken(running, `exit code ${running.exitCode}`);
    return running.stdout;
  }

  private async serve(command: string, port: number): Promise<Running> {
    const server = new Running(command, this.folder, this.environment);
    const problem = await listening(server, [port]);
    if (!problem) return server;
    await server.stop();
    throw this.broken(server, problem);
  }

  private broken({command, stdout, stderr}: Running, what: string): Broken {
    const logs = [stderr, stdout].map((log) => cleanLog(log, this.folder)).filter(Boolean);
    return new Broken([`${command}: ${what}`, ...logs].join('\n'));
  }
}
