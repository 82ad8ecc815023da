/** What the plugin tells the components. */
export interface SearchGlobalData {
  mode: 'embedded' | 'hosted';
  /** False under `npm start` when the site has never been built. */
  hasIndex: boolean;
}

/** Folder of the index files, in the build and in URLs. */
export const INDEX_FOLDER = 'search-index';
