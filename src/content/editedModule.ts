import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

/**
 * Loads a module of the site bypassing the module cache, so that the preview shows edits.
 *
 * @param file - absolute path
 * @throws Error that says in one line, without a stack, what is wrong with the module
 */
export async function loadEditedModule(file: string): Promise<unknown> {
  try {
    return await loadFreshModule(file);
  } catch (error) {
    const {cause = error} = error as Error;
    const reason = (cause instanceof Error ? cause.message : String(cause))
      .replaceAll(process.cwd() + path.sep, '')
      .replace(/\s+/g, ' ')
      .trim();
    const failure = new Error(`${path.relative(process.cwd(), file)} can't be read: ${reason}`);
    failure.stack = failure.message;
    throw failure;
  }
}
