/** What the sections of the landing page say; `comparison.ts` has its table. */
import {discordUrl, projectUrl} from '../../config/site';

export const hero = {
  lead: 'tRPC lets you write functions on your server and call them from your client, with every input and output typed. It needs no schema language and no generated code, so nothing can drift apart.',
  actions: [
    {label: 'Quickstart', to: '/docs/quickstart', primary: true},
    {label: 'Break something', to: '#demo'},
  ],
  install: 'npm install @trpc/server @trpc/client',
  wire: 'only the type is imported',
};

export const finalCall = {
  title: 'Your next route is a function',
  lead: 'The quickstart takes you from an empty folder to a typed call on one page.',
  actions: [
    {label: 'Start with the quickstart', to: '/docs/quickstart', primary: true},
    {label: 'Learn by doing', to: '/docs/learn'},
  ],
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
    text: 'The client infers inputs and outputs from your router. If you rename a field, every use of it is an error in your editor before anything runs.',
    to: '/docs/concepts',
  },
  {
    title: 'Inputs checked at run time too',
    text: 'A validator checks each request and gives the input its type. It can come from Zod, Valibot or ArkType, or be your own function.',
    to: '/docs/server/validators',
  },
  {
    title: 'Requests in batches',
    text: 'With the batch link, calls made in the same tick share one HTTP request. If you stream the batch, fast results don’t wait for slow ones.',
    to: '/docs/client/links',
  },
  {
    title: 'Subscriptions',
    text: 'Values that an async generator yields reach the client over server-sent events or a WebSocket. Tracked subscriptions resume after a lost connection.',
    to: '/docs/server/subscriptions',
  },
  {
    title: 'Middlewares that narrow',
    text: 'When a middleware has checked the session, the procedures behind it see a user that cannot be null.',
    to: '/docs/server/middlewares',
  },
  {
    title: 'No HTTP where you need none',
    text: 'On the server you can call a router’s procedures as plain functions, for example in tests, in jobs and in server components.',
    to: '/docs/server/server-side-calls',
  },
];

/** Where the project lives. */
export const places: readonly Subject[] = [
  {title: 'GitHub', text: 'Source, releases, issues and discussions.', to: projectUrl},
  {title: 'Discord', text: 'Questions, answers, and what others build.', to: discordUrl},
  {
    title: 'Sponsors',
    text: 'Who funds the work, and how you can help.',
    to: 'https://github.com/sponsors/trpc',
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
