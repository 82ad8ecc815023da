/** Which pages run when only what has changed does. */

/** The quickstart of each version, and the guides that most others link to, with every toolkit. */
export const alwaysRun: readonly string[] = [
  'docs/quickstart.mdx',
  'docs/client/nextjs/setup.mdx',
  'docs/client/react/setup.mdx',
  'docs/client/tanstack-react-query/setup.mdx',
  'docs/server/adapters/express.mdx',
  'docs/server/data-transformers.mdx',
  'docs/server/error-handling.mdx',
  'docs/server/subscriptions.mdx',
  'docs/server/websockets.mdx',
  'versioned_docs/version-10.x/quickstart.mdx',
  'versioned_docs/version-9.x/quickstart.mdx',
  'versioned_docs/version-9.x/react.mdx',
];

/** The packages, and what runs samples with them. */
const concernsAll = (file: string) =>
  /^(?:toolkit\/|package-lock\.json$|src\/plugins\/samples\/run\/)/.test(file);

/**
 * The pages that changed, and a dozen more; all of them if their packages or what runs them changed.
 *
 * @param changed - paths relative to the site, or `undefined` if it is not known what changed
 */
export function selectPages(
  pages: readonly string[],
  changed: readonly string[] | undefined,
): string[] {
  if (!changed || changed.some(concernsAll)) return [...pages];
  return pages.filter((page) => changed.includes(page) || alwaysRun.includes(page));
}
