/**
 * Entries whose subject is an error that React logs: one that reaches a boundary is in the console,
 * with the components that it came through.
 */
export const loggedErrors: Readonly<Partial<Record<string, RegExp>>> = {
  'docs/client/react/suspense.mdx client/Boundary.run.tsx': /^No book 9$|^The above error occurred/,
};
