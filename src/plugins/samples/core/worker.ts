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
  /** Whether to collect the types that show on hover, which takes longer than checking. */
  types: boolean;
}

/** One answer per page, in request order; `failure` is a bug in the plugin, not in a page. */
export interface WorkerAnswer {
  /** The workspace's directory. */
  folder: string;
  file: string;
  result?: PageResult;
  failure?: string;
}

const [siteDir = ''] = process.argv.slice(2);
/** By the workspace's directory. */
const checkers = new Map<string, Checker>();

process.on('message', ({toolkit, pages, types}: WorkerRequest) => {
  const {folder} = toolkit;
  const checker = checkers.get(folder) ?? new Checker(siteDir, toolkit);
  checkers.set(folder, checker);
  checker.load(pages);
  for (const page of pages) {
    const answer: WorkerAnswer = {folder, file: page.file};
    try {
      answer.result = checker.check(page, types);
    } catch (error) {
      answer.failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    // The parent may have exited in the meantime, for example because a preview was stopped.
    process.send?.(answer, undefined, undefined, (error) => {
      if (error) process.exit();
    });
  }
});
process.on('disconnect', () => process.exit());
