// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const client = fileURLToPath(new URL('browser/livePage.tsx', import.meta.url));

export default function livePage() {
  throw new Error('This loader only pitches: put it before all loaders of a page.');
}

/**
 * Instead of a page, gives out a module that passes on what the page exports and takes its edits.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export function pitch() {
  const folder = path.dirname(this.resourcePath);
  const page = JSON.stringify(this.utils.contextify(folder, `${this.resourcePath}?page`));
  const live = JSON.stringify(this.utils.contextify(folder, client));
  // Required, not imported: a page with a mistake throws it, and only so it can be caught. Uncaught, it
  // ends hot updates. Once mended, what only this page needs may be gone (Rspack 1.7): start afresh.
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
