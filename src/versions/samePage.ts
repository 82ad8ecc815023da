import {
  useActiveDocContext,
  type GlobalDoc,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

import {pagesOnSameSubject} from './subjects';

/** @returns the path below the version's root, without leading and trailing slashes */
function pageBelow(version: GlobalVersion, path: string): string {
  return path.slice(version.path.length).replace(/^\/|\/$/g, '');
}

/**
 * The doc in version `to` on the subject of `path` in version `from`.
 *
 * @param path - a path below `from.path`, base URL included, even one without a doc
 * @returns undefined if `to` has no doc on the subject
 */
export function findSamePage(
  from: GlobalVersion,
  path: string,
  to: GlobalVersion,
): GlobalDoc | undefined {
  for (const page of pagesOnSameSubject(from.name, pageBelow(from, path), to.name)) {
    const doc = to.docs.find((candidate) => pageBelow(to, candidate.path) === page);
    if (doc !== undefined) {
      return doc;
    }
  }
  return undefined;
}

/** The version's first page, which is the fallback for readers. */
export function getMainDoc(version: GlobalVersion): GlobalDoc {
  const doc = version.docs.find(({id}) => id === version.mainDocId);
  if (doc === undefined) {
    throw new Error(
      `Docs version ${version.label} has no doc with its main id "${version.mainDocId}".`,
    );
  }
  return doc;
}

/**
 * Finds the current page in other versions.
 *
 * @returns undefined outside the docs; otherwise a function from a version to its doc, if it has one
 */
export function useSamePage(
  pluginId?: string,
): ((version: GlobalVersion) => GlobalDoc | undefined) | undefined {
  const {activeVersion, activeDoc} = useActiveDocContext(pluginId);
  if (activeVersion === undefined || activeDoc === undefined) {
    return undefined;
  }
  return (version) =>
    version.name === activeVersion.name
      ? activeDoc
      : findSamePage(activeVersion, activeDoc.path, version);
}
