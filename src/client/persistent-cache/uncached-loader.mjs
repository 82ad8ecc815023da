/**
 * Passes a style sheet through and keeps it out of the cache, because the words on all pages decide
 * which of its rules are kept.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} sheet
 */
export default function uncachedLoader(sheet) {
  this.cacheable(false);
  return sheet;
}
