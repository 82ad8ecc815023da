/**
 * Passes a style sheet through and keeps it out of the cache, because which of its rules are kept
 * depends on the words of all pages.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} sheet
 */
export default function uncachedLoader(sheet) {
  this.cacheable(false);
  return sheet;
}
