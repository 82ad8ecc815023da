/**
 * Restores the global data of the docs plugin, which every page loads: 20 KB of JSON, nearly all of
 * which can be derived from the ids. `../globalData.ts` writes the short form that this expands.
 */

export type Doc = {id: string; path: string; sidebar?: string; unlisted?: boolean};

export type DocsVersion = {path: string; docs: Doc[]};

/**
 * A doc is just its path relative to the version's if it has the default id for that path and the
 * version's default sidebar.
 */
export type ShortDocsVersion = {path: string; usualSidebar?: string; docs: (Doc | string)[]};

/**
 * @param path - relative to the version's, such as `client/`
 * @returns the default id of the doc there, such as `client/index`
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
