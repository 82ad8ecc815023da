import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';

import type {WorkerAnswer, WorkerRequest} from './worker';
import type {Page, PageResult} from './model';
import type {Toolkit} from '../../../versions/toolkits';

interface Waiting {
  resolve: (result: PageResult) => void;
  reject: (error: Error) => void;
}

/** Starts one checking process per workspace on first use, and queries them in parallel. */
export class Workers {
  /** By directory. */
  private readonly children = new Map<
    string,
    {child: ChildProcess; waiting: Map<string, Waiting[]>}
  >();

  constructor(private readonly siteDir: string) {}

  /** Checks pages with one workspace; resolves with results in the order of the pages. */
  async check({folder}: Toolkit, pages: readonly Page[], types: boolean): Promise<PageResult[]> {
    const {child, waiting} = this.children.get(folder) ?? this.start(folder);
    const results = pages.map(
      (page) =>
        new Promise<PageResult>((resolve, reject) => {
          waiting.set(page.file, [...(waiting.get(page.file) ?? []), {resolve, reject}]);
        }),
    );
    // Referenced only while it works, because an idle process must not keep a finished build alive.
    child.ref();
    child.channel?.ref();
    child.send({pages: [...pages], types} satisfies WorkerRequest);
    try {
      return await Promise.all(results);
    } finally {
      if ([...waiting.values()].every((queue) => queue.length === 0)) {
        child.unref();
        child.channel?.unref();
      }
    }
  }

  has({folder}: Toolkit): boolean {
    return this.children.has(folder);
  }

  close() {
    for (const {child} of this.children.values()) child.disconnect();
    this.children.clear();
  }

  private start(folder: string) {
    const child = fork(path.join(__dirname, 'worker.ts'), [this.siteDir, folder], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    const waiting = new Map<string, Waiting[]>();
    const entry = {child, waiting};
    this.children.set(folder, entry);
    child.on('message', (answer: WorkerAnswer) => {
      const [next, ...rest] = waiting.get(answer.file) ?? [];
      waiting.set(answer.file, rest);
      if (answer.result) next?.resolve(answer.result);
      else
        next?.reject(new Error(`Checking the samples of ${answer.file} failed: ${answer.failure}`));
    });
    child.on('exit', (code) => {
      this.children.delete(folder);
      for (const {reject} of [...waiting.values()].flat()) {
        reject(
          new Error(`The process that checks samples with ${folder} ended with code ${code}.`),
        );
      }
    });
    return entry;
  }
}
