/**
 * Accepted differences between TypeScript releases, with the reason why each misleads no reader.
 */
import type {CompilerName} from './compile';
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
  'versioned_docs/version-9.x/router.mdx',
];

/** Pages whose programs use what the DOM library of TypeScript 5.0 doesn't declare. */
const newerDom = {
  "Property 'json' does not exist": [
    'version-10.x/client/headers.mdx',
    'version-10.x/client/links/httpBatchLink.mdx',
    'version-10.x/client/links/httpLink.mdx',
    'version-10.x/client/nextjs/aborting-procedure-calls.mdx',
    'version-10.x/client/nextjs/ssg.mdx',
    'version-10.x/client/react/aborting-procedure-calls.mdx',
    'version-10.x/client/react/setup.mdx',
    'version-10.x/client/react/useMutation.mdx',
    'version-10.x/client/vanilla/setup.mdx',
    'version-10.x/server/server-side-calls.mdx',
  ],
  "Property 'getSetCookie' does not exist": [
    'version-10.x/server/adapters/express.mdx',
    'version-10.x/server/adapters/fetch.mdx',
    'version-9.x/express.mdx',
  ],
};

/** How a page's code for a misspelled property reads in compilers that have no code of its own for it. */
const misspelled: readonly [
  page: string,
  shown: string,
  reported?: string,
  compiler?: CompilerName,
][] = [
  ['version-10.x/index.mdx', 'TS2561', 'TS2345'],
  ['version-10.x/migrate-from-v9-to-v10.mdx', 'TS2353', 'TS2345'],
  ['version-10.x/quickstart.mdx', 'TS2353', 'TS2345'],
  ['version-10.x/quickstart.mdx', 'TS2353', 'TS2345', 'without-bundler'],
  ['version-10.x/client/react/useInfiniteQuery.mdx', 'TS2353', 'TS2345'],
  ['version-10.x/client/react/useMutation.mdx', 'TS2353', 'TS2345'],
  ['version-10.x/server/procedures.mdx', 'TS2353', 'TS2345'],
  ['version-10.x/server/routers.mdx', 'TS2353', 'TS2322'],
  // It reports the property as TS2345, which the page declares for another line.
  ['version-9.x/useInfiniteQuery.mdx', 'TS2353'],
];

/** Messages that TypeScript 5.0 explains otherwise. */
const explained: readonly [page: string, code: string, reason: string][] = [
  [
    'merging-routers',
    'TS2345',
    'its last line names the two types instead of the missing property',
  ],
  ['react-mutations', 'TS2345', 'its second line names the shorter type and leaves out the count'],
  [
    'router',
    'TS2769',
    'the types that it prints for the overloads differ, not what it says of them',
  ],
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
  ...misspelled.flatMap(([page, shown, reported, compiler = 'oldest-before-11']): Accepted[] =>
    [`${shown} does not happen`, ...(reported ? [`${reported}: `] : [])].map((message) => ({
      compiler,
      file: `versioned_docs/${page}`,
      message,
      reason: 'the same property is marked, under another code',
    })),
  ),
  ...explained.map(([page, code, reason]): Accepted => ({
    compiler: 'oldest-before-11',
    file: `versioned_docs/version-9.x/${page}.mdx`,
    message: `${code} reads otherwise`,
    reason,
  })),
  ...Object.entries(newerDom).flatMap(([problem, pages]) =>
    pages.map((page): Accepted => ({
      compiler: 'oldest-before-11',
      file: `versioned_docs/${page}`,
      message: `TS2339: ${problem}`,
      reason: 'the page is about something else, and what it calls exists when it runs',
    })),
  ),
];
