/**
 * A child process that checks samples, so that the programs (hundreds of megabytes, seconds to build)
 * neither block the build nor outlive it.
 */
import {Checker} from './check';
import type {Toolkit} from '../../../versions/toolkits';
import type {Page, PageResult} from './model';

export interface WorkerRequest {
  toolkit: Toolkit;
  pages: Page[];
}

/** One per request, in their order. */
export type WorkerAnswer =
  | {results: PageResult[]}
  /** A bug in the plugin, not in a page. */
  | {failure: string};

const [siteDir = ''] = process.argv.slice(2);
/** By the workspace's directory. */
const checkers = new Map<string, Checker>();

function answerTo({toolkit, pages}: WorkerRequest): WorkerAnswer {
  const {folder} = toolkit;
  const checker = checkers.get(folder) ?? new Checker(siteDir, toolkit);
  checkers.set(folder, checker);
  checker.load(pages);
  const results: PageResult[] = [];
  for (const page of pages) {
    try {
      results.push(checker.check(page));
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error);
      return {failure: `Checking the samples of ${page.file} failed: ${reason}`};
    }
  }
  return {results};
}

process.on('message', (request: WorkerRequest) => {
  // The parent may have exited in the meantime, for example because a preview was stopped.
  process.send?.(answerTo(request), undefined, undefined, (error) => {
    if (error) process.exit();
  });
});
process.on('disconnect', () => process.exit());
