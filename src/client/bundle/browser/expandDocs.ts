/**
 * What the docs plugin gives every page about all docs: 20 KB of JSON, nearly all of which follows from
 * the ids. `../globalData.ts` writes the short form, and this expands it.
 */

export type Doc = {id: string; path: string; sidebar?: string; unlisted?: boolean};

export type DocsVersion = {path: string; docs: Doc[]};

/**
 * A doc is only its path below the version's if its id is the usual one for it, and its sidebar is
 * the version's usual one.
 */
export type ShortDocsVersion = {path: string; usualSidebar?: string; docs: (Doc | string)[]};

/**
 * @param path - below the version's, such as `client/`
 * @returns the id of the doc there, such as `client/index`, unless its front matter has another
 */
export function usualId(path: string): string {
  return path.replace(/(^|\/)$/, '$1index');
}

export function expandDocs({usualSidebar, docs, ...version}: ShortDocsVersion): DocsVersion {
  return {
    ...version,
    docs: docs.map((doc) =>
      typeof doc === 'string'
        ? {id: usualId(doc), path: `${version.path}/${doc}`, sidebar: usualSidebar}
        : doc,
    ),
  };
}
