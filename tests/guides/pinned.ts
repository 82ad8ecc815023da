/**
 * The registry as of this day is what the guides are followed with, so that a release of somebody
 * else never breaks a build. `npm run guides -- --today` says whether it may move on.
 */
export const pinnedDate = '2026-11-23';
