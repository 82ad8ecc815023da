/**
 * Requests that a page says the server refuses, as the browser logs them: the status and the address.
 * Any other failed request is a failure of the page, and so is one of these that succeeds.
 */
export const refusedRequests: Readonly<Partial<Record<string, RegExp>>> = {
  'docs/recipes/astro.mdx': / 403 .*\/voteCast\b/,
  'docs/recipes/react-router.mdx': / 401 .*\/runAdd\b/,
  'docs/recipes/solidstart.mdx': / 401 .*\/songAdd\b/,
  'docs/recipes/tanstack-start.mdx': / 401 .*\/deskTake\b/,
};
