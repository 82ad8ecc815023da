/**
 * Entries whose subject is an error that the browser logs: one that reaches a boundary, with the
 * components that it came through, or a request that the server refuses.
 */
export const loggedErrors: Readonly<Partial<Record<string, RegExp>>> = {
  'docs/client/react/aborting-procedure-calls.mdx client/Search.run.tsx':
    /^Failed to load resource: .* 404 .* http:\/\/localhost:3000\/$/,
  'docs/client/react/suspense.mdx client/Boundary.run.tsx':
    /^No book 9$|^The above error occurred|^Failed to load resource: .* 404 .*\/bookById\?/,
  'docs/client/react/useMutation.mdx client/AddBook.run.tsx':
    /^Failed to load resource: .* 400 .*\/bookAdd\?/,
  'docs/client/react/useQuery.mdx client/BookPage.run.tsx':
    /^Failed to load resource: .* 404 .*\/bookById\?/,
};
