/**
 * Lets a style sheet through, and is asked again in each build: which of its rules stay depends on
 * the words of all pages.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} sheet
 */
export default function uncachedLoader(sheet) {
  this.cacheable(false);
  return sheet;
}
