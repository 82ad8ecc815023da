// @ts-check

/**
 * Replaces parts of a module's source.
 *
 * @this {import('@rspack/core').LoaderContext<{edits: [from: string, to: string][]}>}
 * @param {string} source
 * @throws Error unless each part occurs exactly once
 */
export default function editLoader(source) {
  return this.getOptions().edits.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${this.resourcePath} has ${parts.length - 1} times, not once: ${from}\nSee src/client/UPGRADE.md.`,
      );
    }
    return parts.join(to);
  }, source);
}
