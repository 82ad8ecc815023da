/** A program of a page that readers can start with. */
export interface Starter {
  label: string;
  /** What readers can learn from it. */
  line: string;
  /** The page that explains it. */
  page: string;
  /** The path of the program there. */
  program: string;
}

export const starters: readonly [Starter, ...Starter[]] = [
  {
    label: 'First router',
    line: 'A server, a client, and the types between them.',
    page: '/docs',
    program: 'client.ts',
  },
  {
    label: 'Validation',
    line: 'Inputs and outputs, validated with Zod.',
    page: '/docs/server/validators',
    program: 'client/index.ts',
  },
  {
    label: 'Error formatting',
    line: 'Field errors for a form, with their types.',
    page: '/docs/server/error-formatting',
    program: 'client/index.ts',
  },
  {
    label: 'Context',
    line: 'Who is calling, from the headers of a request.',
    page: '/docs/server/context',
    program: 'client/index.ts',
  },
  {
    label: 'Subscriptions',
    line: 'Values that arrive one after another.',
    page: '/docs/server/subscriptions',
    program: 'client/index.ts',
  },
  {
    label: 'Links',
    line: 'A link of your own in the chain of a client.',
    page: '/docs/client/links',
    program: 'client/chain.ts',
  },
  {
    label: 'Transformers',
    line: 'Dates, maps and bigints on the wire.',
    page: '/docs/server/data-transformers',
    program: 'client/index.ts',
  },
  {
    label: 'Server-side calls',
    line: 'Procedures without a request.',
    page: '/docs/server/server-side-calls',
    program: 'server/job.ts',
  },
];
