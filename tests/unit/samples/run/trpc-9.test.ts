import {expect, it, vi} from 'vitest';
import {outputs, run} from './run';

// Starts processes: slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

const router = `
import * as trpc from '@trpc/server';
import {z} from 'zod';
export const appRouter = trpc
  .router()
  .query('greet', {input: z.string(), resolve: ({input}) => 'Hello, ' + input})
  .subscription('ticks', {
    resolve: () =>
      new trpc.Subscription<number>((emit) => {
        const timer = setInterval(() => emit.data(7), 5);
        return () => clearInterval(timer);
      }),
  });
export type AppRouter = typeof appRouter;
`;
const httpClient = `
import {createTRPCClient} from '@trpc/client';
import type {AppRouter} from '../router';
const client = createTRPCClient<AppRouter>({url: 'http://localhost:3000/trpc'});
console.log(await client.query('greet', 'Ada'));
`;

it('serves over Node’s http server', async () => {
  const printed = await outputs(
    run('v9', {
      'router.ts': router,
      'server/index.ts': `
import {createHTTPServer} from '@trpc/server/adapters/standalone';
import {appRouter} from '../router';
createHTTPServer({router: appRouter, createContext: () => null}).listen(3000);
console.log('listening on 3000');
`,
      'client/index.ts': httpClient.replace('/trpc', ''),
    }),
  );
  expect(printed).toEqual({
    'server/index.ts': 'listening on 3000\n',
    'client/index.ts': 'Hello, Ada\n',
  });
});

it('serves with Express 4', async () => {
  const printed = await outputs(
    run('v9', {
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
  expect(printed['client/index.ts']).toBe('Hello, Ada\n');
});

it('serves with Fastify 3', async () => {
  const printed = await outputs(
    run('v9', {
      'router.ts': router,
      'server/index.ts': `
import {fastifyTRPCPlugin} from '@trpc/server/adapters/fastify';
import fastify from 'fastify';
import {appRouter} from '../router';
const server = fastify();
server.register(fastifyTRPCPlugin, {prefix: '/trpc', trpcOptions: {router: appRouter}});
console.log(await server.listen(3000));
`,
      'client/index.ts': httpClient,
    }),
  );
  expect(printed['client/index.ts']).toBe('Hello, Ada\n');
  expect(printed['server/index.ts']).toBe('http://127.0.0.1:3000\n');
});

it('subscribes over WebSocket', async () => {
  const printed = await outputs(
    run('v9', {
      'router.ts': router,
      'server/index.ts': `
import {applyWSSHandler} from '@trpc/server/adapters/ws';
import {WebSocketServer} from 'ws';
import {appRouter} from '../router';
const wss = new WebSocketServer({port: 3001});
applyWSSHandler({wss, router: appRouter});
wss.on('connection', (socket) => {
  console.log('opened');
  socket.on('close', () => console.log('closed'));
});
`,
      'client/index.ts': `
import {createTRPCClient} from '@trpc/client';
import {createWSClient, wsLink} from '@trpc/client/links/wsLink';
import {WebSocket} from 'ws';
import type {AppRouter} from '../router';
Object.assign(globalThis, {WebSocket});
const socket = createWSClient({url: 'ws://localhost:3001'});
const client = createTRPCClient<AppRouter>({links: [wsLink({client: socket})]});
const stop = client.subscription('ticks', undefined, {
  onNext: (message) => {
    if (message.type !== 'data') return;
    console.log(message.data);
    stop();
    socket.close();
  },
});
`,
    }),
  );
  expect(printed).toEqual({'server/index.ts': 'opened\nclosed\n', 'client/index.ts': '7\n'});
});
