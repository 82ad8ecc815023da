// @ts-check
/**
 * Recompiles a guide when the index of names that it links is written.
 *
 * @this {import('@rspack/core').LoaderContext<{file: string}>}
 * @param {string} guide
 */
export default function symbolsLoader(guide) {
  this.addDependency(this.getOptions().file);
  return guide;
}
