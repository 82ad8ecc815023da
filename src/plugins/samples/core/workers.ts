import {fork, type ChildProcess} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';

import type {WorkerAnswer, WorkerRequest} from './worker';
import type {Page, PageResult} from './model';
import type {Toolkit} from '../../../versions/toolkits';

interface Waiting {
  pages: number;
  resolve: (results: readonly PageResult[]) => void;
  reject: (error: Error) => void;
}

interface Worker {
  child: ChildProcess;
  /** The directories of the workspaces whose programs it has. */
  folders: Set<string>;
  /** Its requests, in the order in which it answers them. */
  waiting: Waiting[];
}

const load = ({waiting}: Worker): number => waiting.reduce((sum, {pages}) => sum + pages, 0);

/** In MB: enough for several programs, where Node.js would take a quarter of a small machine's memory. */
const heap = 4096;

/**
 * Starts a process for each core on first use, and queries them in parallel. Each keeps the programs of
 * its workspaces, and parses the declarations that these have in common once.
 */
export class Workers {
  private workers: Worker[] = [];

  constructor(private readonly siteDir: string) {}

  /** Checks pages with one workspace. */
  async check(toolkit: Toolkit, pages: readonly Page[]): Promise<Map<Page, PageResult>> {
    const {child, folders, waiting} = this.workerOf(toolkit.folder);
    folders.add(toolkit.folder);
    const answer = new Promise<readonly PageResult[]>((resolve, reject) => {
      waiting.push({pages: pages.length, resolve, reject});
    });
    // Referenced only while it works, because an idle process must not keep a finished build alive.
    child.ref();
    child.channel?.ref();
    child.send({toolkit, pages: [...pages]} satisfies WorkerRequest);
    try {
      const results = await answer;
      return new Map(pages.map((page, index) => [page, results[index] as PageResult]));
    } finally {
      if (waiting.length === 0) {
        child.unref();
        child.channel?.unref();
      }
    }
  }

  has({folder}: Toolkit): boolean {
    return this.workers.some(({folders}) => folders.has(folder));
  }

  close() {
    for (const {child} of this.workers) child.disconnect();
    this.workers = [];
  }

  /** The one that has the workspace's program; or else a new one, or the one with the least to do. */
  private workerOf(folder: string): Worker {
    const known = this.workers.find(({folders}) => folders.has(folder));
    if (known) return known;
    if (this.workers.length < availableParallelism()) return this.start();
    return this.workers.reduce((least, other) => (load(other) < load(least) ? other : least));
  }

  private start(): Worker {
    const child = fork(path.join(__dirname, 'worker.ts'), [this.siteDir], {
      execArgv: [`--max-old-space-size=${heap}`, '--import', 'tsx'],
      serialization: 'advanced',
    });
    const worker: Worker = {child, folders: new Set(), waiting: []};
    const {folders, waiting} = worker;
    this.workers.push(worker);
    child.on('message', (answer: WorkerAnswer) => {
      const next = waiting.shift();
      if ('results' in answer) next?.resolve(answer.results);
      else next?.reject(new Error(answer.failure));
    });
    child.on('exit', (code) => {
      this.workers = this.workers.filter((other) => other !== worker);
      const checked = [...folders].join(', ');
      for (const {reject} of waiting) {
        reject(
          new Error(`The process that checks samples with ${checked} ended with code ${code}.`),
        );
      }
    });
    return worker;
  }
}
