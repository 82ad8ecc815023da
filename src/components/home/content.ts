/** What the sections of the landing page say; `comparison.ts` has its table. */
export const hero = {
  lead: 'Write functions on your server and call them from your client. Every input and output is typed, and there’s no schema language and no generated code to keep in sync.',
  install: 'npm install @trpc/server @trpc/client',
  wire: 'only the type is imported',
};

/** A subject in a few words, and the page that shows it. */
export interface Subject {
  title: string;
  text: string;
  to: string;
}

/** What sets tRPC apart. */
export const features: readonly Subject[] = [
  {
    title: 'Types that follow the code',
    text: 'The client infers inputs and outputs from your router. Rename a field, and your editor marks every use of it before anything runs.',
    to: '/docs/concepts',
  },
  {
    title: 'Inputs checked at run time too',
    text: 'Zod, Valibot, ArkType or a function of yours checks each request and gives the input its type.',
    to: '/docs/server/validators',
  },
  {
    title: 'Requests in batches',
    text: 'Calls made in the same tick share one HTTP request. Stream the batch, and fast results don’t wait for slow ones.',
    to: '/docs/client/links',
  },
  {
    title: 'Subscriptions',
    text: 'Yield values from an async generator, and clients get them over server-sent events or a WebSocket. Tracked ones resume after a lost connection.',
    to: '/docs/server/subscriptions',
  },
  {
    title: 'Middlewares that narrow',
    text: 'Once a middleware has checked the session, the procedures behind it see a user that can’t be null.',
    to: '/docs/server/middlewares',
  },
  {
    title: 'Server-side calls',
    text: 'Call procedures as plain functions in tests, in jobs and in server components, with no HTTP in between.',
    to: '/docs/server/server-side-calls',
  },
];

/** Products whose routers are public, and what people have said; /docs/community/love has them all. */
export const users = [
  {name: 'Cal.com', to: 'https://github.com/calcom/cal.com/tree/main/packages/trpc'},
  {name: 'Documenso', to: 'https://github.com/documenso/documenso/tree/main/packages/trpc'},
  {name: 'Langfuse', to: 'https://github.com/langfuse/langfuse/tree/main/web/src/server/api'},
] as const;

export const voices: readonly Subject[] = [
  {
    title: 'Matt Pocock',
    text: 'Type safety without code generation makes for a fast feedback loop',
    to: 'https://twitter.com/mattpocockuk/status/1537761528962764802',
  },
  {
    title: 'Theo',
    text: 'Code quality, speed of delivery and the developers’ mood improved',
    to: 'https://twitter.com/t3dotgg/status/1571922456239284224',
  },
  {
    title: 'Minko Gechev',
    text: 'The protocol between client and server is verified statically, at no cost on the client',
    to: 'https://twitter.com/mgechev/status/1549140656752234496',
  },
];

/** Where to go from the end of the page. */
export const next: readonly Subject[] = [
  {
    title: 'Lessons',
    text: 'One idea at a time, in your browser, with nothing to install.',
    to: '/docs/learn',
  },
  {
    title: 'Recipes',
    text: 'A database, sign-in, uploads, a monorepo: small applications, file by file.',
    to: '/docs/recipes',
  },
  {title: 'Playground', text: 'Write a router and call it in one tab.', to: '/playground'},
  {
    title: 'Example apps',
    text: 'Complete projects that you can clone and run.',
    to: '/docs/example-apps',
  },
];

/** Where tRPC runs; each item has a page. */
export const integrations = [
  {
    title: 'Serve it with',
    items: [
      {name: 'Node.js', to: '/docs/server/adapters/standalone'},
      {name: 'Express', to: '/docs/server/adapters/express'},
      {name: 'Fastify', to: '/docs/server/adapters/fastify'},
      {name: 'the Fetch API (Deno, Bun, edge)', to: '/docs/server/adapters/fetch'},
      {name: 'AWS Lambda', to: '/docs/server/adapters/aws-lambda'},
      {name: 'Next.js', to: '/docs/server/adapters/nextjs'},
    ],
  },
  {
    title: 'Call it from',
    items: [
      {name: 'plain TypeScript', to: '/docs/client/vanilla'},
      {name: 'TanStack Query', to: '/docs/client/tanstack-react-query'},
      {name: 'React', to: '/docs/client/react'},
      {name: 'Next.js', to: '/docs/client/nextjs'},
    ],
  },
];
