/**
 * A child process that checks samples with the packages of one workspace, so that the program (hundreds
 * of megabytes, seconds to build) neither blocks the build nor outlives it.
 */
import {Checker} from './check';
import {toolkitsOf} from '../../../versions/toolkits';
import {versions} from '../../../versions/list';
import type {Page, PageResult} from './model';

export interface WorkerRequest {
  pages: Page[];
  /** Whether to collect the types that show on hover, which takes longer than checking. */
  types: boolean;
}

/** One answer per page, in request order; `failure` is a bug in the plugin, not in a page. */
export interface WorkerAnswer {
  file: string;
  result?: PageResult;
  failure?: string;
}

const [siteDir = '', folder] = process.argv.slice(2);
const toolkit = versions
  .flatMap(({name}) => toolkitsOf(siteDir, name))
  .find((candidate) => candidate.folder === folder);
if (!toolkit) throw new Error('usage: worker SITE_DIR TOOLKIT');
const checker = new Checker(siteDir, toolkit);

process.on('message', ({pages, types}: WorkerRequest) => {
  checker.load(pages);
  for (const page of pages) {
    const answer: WorkerAnswer = {file: page.file};
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
