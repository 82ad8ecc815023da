/** Where tRPC runs; each item has a page. */
export const groups = [
  {
    title: 'Serve it with',
    items: [
      {name: 'Node.js', to: '/docs/server/adapters/standalone'},
      {name: 'Express', to: '/docs/server/adapters/express'},
      {name: 'Fastify', to: '/docs/server/adapters/fastify'},
      {name: 'Fetch: Deno, Bun, edge', to: '/docs/server/adapters/fetch'},
      {name: 'AWS Lambda', to: '/docs/server/adapters/aws-lambda'},
      {name: 'Next.js', to: '/docs/server/adapters/nextjs'},
    ],
  },
  {
    title: 'Call it from',
    items: [
      {name: 'Any TypeScript', to: '/docs/client/vanilla'},
      {name: 'TanStack Query', to: '/docs/client/tanstack-react-query'},
      {name: 'React', to: '/docs/client/react'},
      {name: 'Next.js', to: '/docs/client/nextjs'},
    ],
  },
  {
    title: 'Carry it over',
    items: [
      {name: 'Links', to: '/docs/client/links'},
      {name: 'Server-sent events', to: '/docs/server/subscriptions'},
      {name: 'WebSockets', to: '/docs/server/websockets'},
      {name: 'Data transformers', to: '/docs/server/data-transformers'},
    ],
  },
];
