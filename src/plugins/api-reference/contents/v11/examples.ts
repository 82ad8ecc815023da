/** What the examples of the packages' comments leave out. */
import type {ReferenceContents} from '../types';

const router = `import type {AnyTRPCRouter} from '@trpc/server';

declare const appRouter: AnyTRPCRouter;`;

const routerAndContext = `${router}
declare const createContext: () => object;`;

const typedRouter = `import {initTRPC} from '@trpc/server';
import {z} from 'zod';

const {router, procedure} = initTRPC.create();
const byId = procedure.input(z.object({id: z.string()})).query(({input}) => input);
const appRouter = router({post: {byId}});
type AppRouter = typeof appRouter;`;

export const examplePreludes: ReferenceContents['examplePreludes'] = {
  Encoder: `declare const myFormat: {
  stringify(value: unknown): string;
  parse(text: string | ArrayBuffer | Uint8Array): unknown;
};`,
  TRPCError: '',
  applyWSSHandler: `import {WebSocketServer} from 'ws';
${routerAndContext}`,
  createHTTPServer: routerAndContext,
  createHydrationHelpers: `import {QueryClient} from '@tanstack/react-query';
import superjson from 'superjson';

const transformer = superjson;`,
  createTRPCClient: `import {httpBatchLink} from '@trpc/client';
${typedRouter}`,
  fastifyTRPCPlugin: `import fastify from 'fastify';
${routerAndContext}

const server = fastify();`,
  fetchRequestHandler: router,
  inferRouterInputs: typedRouter,
  initTRPC: 'type Context = {user?: string};',
  observable: '',
  octetInputParser: `import {initTRPC} from '@trpc/server';

const t = initTRPC.create();`,
};

export const uncheckedExamples: ReferenceContents['uncheckedExamples'] = [
  {contains: 'middleware: cors()', reason: 'shows one option of a call that needs several'},
  {contains: "import('./slow.js')", reason: 'imports a module of the application'},
  {contains: 'yield tracked(post.id, post);', reason: 'is a line of a generator function'},
  {contains: 'query({ id }));', reason: 'declares the id that it uses further up'},
];
