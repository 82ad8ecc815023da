import {expect, it, vi} from 'vitest';
import {outputs, run} from './run';

// Starts processes: slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

const router = `
import {initTRPC} from '@trpc/server';
import {observable} from '@trpc/server/observable';
import {z} from 'zod';
const t = initTRPC.create();
export const appRouter = t.router({
  greet: t.procedure.input(z.string()).query(({input}) => 'Hello, ' + input),
  ticks: t.procedure.subscription(() =>
    observable<number>((emit) => {
      const timer = setInterval(() => emit.next(7), 5);
      return () => clearInterval(timer);
    }),
  ),
});
export type AppRouter = typeof appRouter;
`;
const httpClient = `
import {createTRPCProxyClient, httpBatchLink} from '@trpc/client';
import type {AppRouter} from '../router';
const client = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({url: 'http://localhost:3000/trpc'})],
});
console.log(await Promise.all([client.greet.query('Ada'), client.greet.query('Alan')]));
`;
const greetings = "[ 'Hello, Ada', 'Hello, Alan' ]\n";

it('serves over Node’s http server', async () => {
  const printed = await outputs(
    run('v10', {
      'router.ts': router,
      'server/index.ts': `
import {createHTTPServer} from '@trpc/server/adapters/standalone';
import {appRouter} from '../router';
const {listen} = createHTTPServer({router: appRouter});
console.log('port', listen(3000).port);
`,
      'client/index.ts': httpClient.replace('/trpc', ''),
    }),
  );
  expect(printed).toEqual({'server/index.ts': 'port 3000\n', 'client/index.ts': greetings});
});

it('serves with Express 4', async () => {
  const printed = await outputs(
    run('v10', {
      'router.ts': router,
      'server/index.ts': `
import {createExpressMiddleware} from '@trpc/server/adapters/express';
import express from 'express';
import {appRouter} from '../router';
express().use('/trpc', createExpressMiddleware({router: appRouter})).listen(3000);
`,
      'client/index.ts': httpClient,
    }),
  );
  expect(printed['client/index.ts']).toBe(greetings);
});

it('serves with Fastify 4', async () => {
  const printed = await outputs(
    run('v10', {
      'router.ts': router,
      'server/index.ts': `
import {fastifyTRPCPlugin} from '@trpc/server/adapters/fastify';
import fastify from 'fastify';
import {appRouter} from '../router';
const server = fastify({maxParamLength: 5000});
server.register(fastifyTRPCPlugin, {prefix: '/trpc', trpcOptions: {router: appRouter}});
await server.listen({port: 3000});
`,
      'client/index.ts': httpClient,
    }),
  );
  expect(printed['client/index.ts']).toBe(greetings);
});

it('subscribes over WebSocket', async () => {
  const printed = await outputs(
    run('v10', {
      'router.ts': router,
      'server/index.ts': `
import {applyWSSHandler} from '@trpc/server/adapters/ws';
import {WebSocketServer} from 'ws';
import {appRouter} from '../router';
applyWSSHandler({wss: new WebSocketServer({port: 3001}), router: appRouter});
`,
      'client/index.ts': `
import {createTRPCProxyClient, createWSClient, wsLink} from '@trpc/client';
import {WebSocket} from 'ws';
import type {AppRouter} from '../router';
Object.assign(globalThis, {WebSocket});
const socket = createWSClient({url: 'ws://localhost:3001'});
const client = createTRPCProxyClient<AppRouter>({links: [wsLink({client: socket})]});
const subscription = client.ticks.subscribe(undefined, {
  onData: (tick) => {
    console.log(tick);
    subscription.unsubscribe();
    socket.close();
  },
});
`,
    }),
  );
  expect(printed['client/index.ts']).toBe('7\n');
});
