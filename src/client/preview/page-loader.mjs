// @ts-check

export default function pageLoader() {
  throw new Error('This loader only pitches: put it before all loaders of a page.');
}

/**
 * Replaces a page with a module that re-exports it and takes its updates. A page with a mistake throws
 * when it is evaluated, and an uncaught error would stop all further updates. After the mistake is
 * mended, modules that only this page imports may be missing (Rspack 1.7), so the page reloads.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export function pitch() {
  const page = JSON.stringify(
    this.utils.contextify(this.context ?? '', `${this.resourcePath}?page`),
  );
  return `
let isLoaded = false;
module.hot.accept(${page}, () => {
  try {
    require(${page});
    if (isLoaded) module.hot.invalidate();
    else window.location.reload();
  } catch (error) {
    if (!String(error).includes('Module build failed')) window.location.reload();
  }
});
module.exports = require(${page});
isLoaded = true;
`;
}
