/** A project of `starters.mdx`. */
export interface Starter {
  project: string;
  label: string;
  /** What readers can learn from it. */
  line: string;
  /** The page that explains it. */
  page: string;
}

export const starters: readonly Starter[] = [
  {
    project: 'first-router',
    label: 'First router',
    line: 'A server, a client, and the types between them.',
    page: '/docs/quickstart',
  },
  {
    project: 'validation',
    label: 'Validation',
    line: 'Inputs and outputs, validated with Zod.',
    page: '/docs/server/validators',
  },
  {
    project: 'error-formatting',
    label: 'Error formatting',
    line: 'Field errors for a form, with their types.',
    page: '/docs/server/error-formatting',
  },
  {
    project: 'middleware',
    label: 'Middleware and auth',
    line: 'Who is calling, and what they may do.',
    page: '/docs/server/authorization',
  },
  {
    project: 'subscriptions',
    label: 'Subscriptions',
    line: 'Values that arrive one after another.',
    page: '/docs/server/subscriptions',
  },
  {
    project: 'links',
    label: 'Links',
    line: 'A custom link, and a batch.',
    page: '/docs/client/links',
  },
  {
    project: 'transformers',
    label: 'Transformers',
    line: 'Dates, maps and bigints on the wire.',
    page: '/docs/server/data-transformers',
  },
  {
    project: 'server-side-calls',
    label: 'Server-side calls',
    line: 'Procedures without a request.',
    page: '/docs/server/server-side-calls',
  },
];

export const starterNamed = (project: string): Starter | undefined =>
  starters.find((starter) => starter.project === project);
