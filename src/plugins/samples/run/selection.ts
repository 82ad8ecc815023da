/** Which pages run when only what has changed does. */
import {versions} from '../../../versions/list';

/** Run always, so that each version's packages do. */
const quickstarts = versions.map(({docs}) => `${docs}/quickstart.mdx`);

/** The packages, and what runs samples with them. */
const concernsAll = (file: string) =>
  /^(?:toolkit\/|package-lock\.json$|src\/plugins\/samples\/)/.test(file);

/**
 * The pages that changed, and the quickstarts; all of them if their packages or what runs them changed.
 *
 * @param changed - paths relative to the site, or `undefined` if it is not known what changed
 */
export function selectPages(
  pages: readonly string[],
  changed: readonly string[] | undefined,
): string[] {
  if (!changed || changed.some(concernsAll)) return [...pages];
  return pages.filter((page) => changed.includes(page) || quickstarts.includes(page));
}
