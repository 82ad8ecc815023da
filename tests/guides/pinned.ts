/**
 * npm ignores releases after this date when the guides are followed, so that a new release of a
 * package breaks no build. `npm run guides -- --today` shows whether the date can be moved.
 */
export const pinnedDate = '2026-11-23';
