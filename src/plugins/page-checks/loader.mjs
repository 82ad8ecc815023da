// @ts-check
/**
 * @typedef {object} Checked
 * @property {string} [fatal] why the page can't be compiled
 * @property {string[]} errors shown in the overlay above the page
 *
 * @typedef {object} LoaderOptions
 * @property {(source: string, file: string) => Promise<Checked>} check by text and absolute path
 */

/** @param {string} message */
function withoutStack(message) {
  const error = new Error(message);
  // The stack of this loader is useless to authors.
  error.stack = message;
  return error;
}

/**
 * Reports what is wrong with a page before it is compiled.
 *
 * @this {import('@rspack/core').LoaderContext<LoaderOptions>}
 * @param {string} source
 */
export default async function checkPage(source) {
  const {fatal, errors} = await this.getOptions().check(source, this.resourcePath);
  if (fatal !== undefined) throw withoutStack(fatal);
  for (const message of errors) this.emitError(withoutStack(message));
  return source;
}
