/**
 * Accepted differences between TypeScript releases, with the reason why each misleads no reader.
 */
import type {Accepted} from './differences';

/** Pages that show the messages of 5.9 for each overload. */
const overloads = [
  'docs/server/subscriptions.mdx',
  'docs/client/react/aborting-procedure-calls.mdx',
  'docs/client/react/disabling-queries.mdx',
  'docs/client/react/useInfiniteQuery.mdx',
  'versioned_docs/version-9.x/invalidateQueries.mdx',
  'versioned_docs/version-9.x/metadata.mdx',
  'versioned_docs/version-9.x/output-validation.mdx',
];

export const accepted: readonly Accepted[] = [
  ...overloads.map((file): Accepted => ({
    compiler: 'newest',
    file,
    message: 'TS2769 reads otherwise',
    reason: 'TypeScript 7 explains the last overload only, in the same words',
  })),
  {
    compiler: 'newest',
    file: 'versioned_docs/version-10.x/server/middlewares.mdx',
    message: 'TS2345 reads otherwise',
    reason: 'the first line is the same, and the lines below it explain the same two types',
  },
];
