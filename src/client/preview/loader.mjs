// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const client = fileURLToPath(new URL('browser/livePage.tsx', import.meta.url));

export default function livePage() {
  throw new Error('This loader only pitches: put it before all loaders of a page.');
}

/**
 * Replaces a page by a module that re-exports it and accepts its hot updates.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export function pitch() {
  const folder = path.dirname(this.resourcePath);
  const page = JSON.stringify(this.utils.contextify(folder, `${this.resourcePath}?page`));
  const live = JSON.stringify(this.utils.contextify(folder, client));
  // Required, not imported, because a page with a mistake throws when it is evaluated, and an error that
  // is not caught ends hot updates. After the mistake is fixed, modules that only this page imports may
  // be missing (Rspack 1.7), so the page reloads.
  return `
const page = require(${page});
const live = require(${live}).createLivePage(page);
module.exports = {...page, __esModule: true, default: live.Page};
module.hot.accept(${page}, () => {
  try {
    if (!live.update(require(${page}))) module.hot.invalidate();
  } catch (error) {
    if (!String(error).includes('Module build failed')) window.location.reload();
  }
});
`;
}
