/** After this long (ms) without an answer, a search is stalled; DocSearch has the same threshold. */
export const STALL_THRESHOLD = 300;

/** What the modal and the search page say then, and the modal also while the index loads. */
export const LOADING_TEXT = 'Loading the search index …';
