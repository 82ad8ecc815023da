// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const client = fileURLToPath(new URL('browser/hotPage.tsx', import.meta.url));

export default function hotPage() {
  throw new Error('This loader only pitches: put it before all loaders of a page.');
}

/**
 * Replaces a page with a module that re-exports it and accepts its hot updates.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export function pitch() {
  const folder = path.dirname(this.resourcePath);
  const page = JSON.stringify(this.utils.contextify(folder, `${this.resourcePath}?page`));
  const hot = JSON.stringify(this.utils.contextify(folder, client));
  const file = JSON.stringify(
    path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/'),
  );
  // Required rather than imported, because a page with an error throws when it is evaluated, and an
  // uncaught error stops hot updates. After the error is fixed, modules that only this page imports
  // may be missing (Rspack 1.7), so the page reloads. A page that was opened with an error reloads
  // as well, because there is no module to update.
  return `
let hot;
module.hot.accept(${page}, () => {
  try {
    const page = require(${page});
    if (hot === undefined) window.location.reload();
    else if (!hot.update(page)) module.hot.invalidate();
  } catch (error) {
    if (!String(error).includes('Module build failed')) window.location.reload();
  }
});
const page = require(${page});
hot = require(${hot}).createHotPage(page, ${file});
module.exports = {...page, __esModule: true, default: hot.Page};
`;
}
