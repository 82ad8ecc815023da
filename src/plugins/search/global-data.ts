/** The plugin's global data, which the components read. */
export interface SearchGlobalData {
  mode: 'embedded' | 'hosted';
  /** False under `npm start` when the site has never been built. */
  hasIndex: boolean;
}

/** Directory of the index files, in the build and in URLs. */
export const INDEX_FOLDER = 'search-index';
