// @ts-check
/**
 * Recompiles a guide when the index of linked names changes.
 *
 * @this {import('@rspack/core').LoaderContext<{file: string}>}
 * @param {string} guide
 */
export default function symbolsLoader(guide) {
  this.addDependency(this.getOptions().file);
  return guide;
}
