import {
  useActiveDocContext,
  type GlobalDoc,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

import {pagesOnSameSubject} from './subjects';

/** @returns the path below the version's root, without slashes at the ends */
function pageBelow(version: GlobalVersion, path: string): string {
  return path.slice(version.path.length).replace(/^\/|\/$/g, '');
}

/**
 * The doc of version `to` on the subject that stands at `path` in version `from`.
 *
 * @param path - a path below `from.path`, base URL included; no doc need exist there
 * @returns undefined when `to` has no doc on it
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

/** The version's first page, where a reader lands who finds no better one. */
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
 * Finds the page that the reader is on in other versions.
 *
 * @returns undefined outside the docs; else a function from a version to its doc, if it has one
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
