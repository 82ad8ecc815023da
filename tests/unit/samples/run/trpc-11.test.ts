import {expect, it, vi} from 'vitest';
import {outputs, run} from './run';

// Starts processes: slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

const router = `
import {initTRPC} from '@trpc/server';
import {z} from 'zod';
const t = initTRPC.create();
export const appRouter = t.router({
  greet: t.procedure.input(z.string()).query(({input}) => 'Hello, ' + input),
  ticks: t.procedure.subscription(async function* () {
    for (const tick of [1, 2, 3]) yield tick;
  }),
});
export type AppRouter = typeof appRouter;
`;
const httpClient = `
import {createTRPCClient, httpBatchLink} from '@trpc/client';
import type {AppRouter} from '../router';
const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({url: 'http://localhost:3000/trpc'})],
});
console.log(await Promise.all([client.greet.query('Ada'), client.greet.query('Alan')]));
`;
const greetings = "[ 'Hello, Ada', 'Hello, Alan' ]\n";
const standalone = `
import {createHTTPServer} from '@trpc/server/adapters/standalone';
import {appRouter} from '../router';
const server = createHTTPServer({router: appRouter, basePath: '/trpc/'});
server.listen(3000, () => console.log(server.address()));
`;

it('serves over Node’s http server', async () => {
  const printed = await outputs(
    run('v11', {
      'router.ts': router,
      'server/index.ts': standalone,
      'client/index.ts': httpClient,
    }),
  );
  expect(printed['client/index.ts']).toBe(greetings);
  expect(printed['server/index.ts']).toContain('port: 3000');
});

it('subscribes over server-sent events', async () => {
  const printed = await outputs(
    run('v11', {
      'router.ts': router,
      'server/index.ts': standalone,
      'client/index.ts': `
import {createTRPCClient, httpSubscriptionLink} from '@trpc/client';
import {EventSource} from 'eventsource';
import type {AppRouter} from '../router';
const client = createTRPCClient<AppRouter>({
  links: [httpSubscriptionLink({url: 'http://localhost:3000/trpc', EventSource})],
});
const subscription = client.ticks.subscribe(undefined, {
  onData: (tick) => console.log(tick),
  onComplete: () => {
    console.log('complete');
    subscription.unsubscribe();
  },
});
`,
    }),
  );
  expect(printed['client/index.ts']).toBe('1\n2\n3\ncomplete\n');
});

it('serves with Express 5', async () => {
  const printed = await outputs(
    run('v11', {
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

it('serves with Fastify 5, HTTP and WebSocket on one port', async () => {
  const printed = await outputs(
    run('v11', {
      'router.ts': router,
      'server/index.ts': `
import websocket from '@fastify/websocket';
import {fastifyTRPCPlugin} from '@trpc/server/adapters/fastify';
import fastify from 'fastify';
import {appRouter} from '../router';
const server = fastify({routerOptions: {maxParamLength: 5000}});
server.register(websocket);
server.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  useWSS: true,
  trpcOptions: {router: appRouter},
});
console.log(await server.listen({port: 3000}));
`,
      'client/a-http.ts': httpClient,
      'client/b-websocket.ts': `
import {createTRPCClient, createWSClient, wsLink} from '@trpc/client';
import {WebSocket} from 'ws';
import type {AppRouter} from '../router';
const socket = createWSClient({url: 'ws://localhost:3000/trpc', WebSocket: WebSocket as never});
const client = createTRPCClient<AppRouter>({links: [wsLink({client: socket})]});
console.log(await client.greet.query('Grace'));
await socket.close();
`,
    }),
  );
  expect(printed['client/a-http.ts']).toBe(greetings);
  expect(printed['client/b-websocket.ts']).toBe('Hello, Grace\n');
  expect(printed['server/index.ts']).toMatch(/^http:\/\/[^ ]+:3000\n$/);
});

it('subscribes over WebSocket', async () => {
  const printed = await outputs(
    run('v11', {
      'router.ts': router,
      'server/index.ts': `
import {applyWSSHandler} from '@trpc/server/adapters/ws';
import {WebSocketServer} from 'ws';
import {appRouter} from '../router';
applyWSSHandler({wss: new WebSocketServer({port: 3001}), router: appRouter});
`,
      'client/index.ts': `
import {createTRPCClient, createWSClient, wsLink} from '@trpc/client';
import {WebSocket} from 'ws';
import type {AppRouter} from '../router';
const socket = createWSClient({url: 'ws://localhost:3001', WebSocket: WebSocket as never});
const client = createTRPCClient<AppRouter>({links: [wsLink({client: socket})]});
client.ticks.subscribe(undefined, {
  onData: (tick) => console.log(tick),
  onComplete: () => void socket.close(),
});
`,
    }),
  );
  expect(printed['client/index.ts']).toBe('1\n2\n3\n');
});

it('serves the fetch adapter from a Node server', async () => {
  const printed = await outputs(
    run('v11', {
      'router.ts': router,
      'server/index.ts': `
import {createServer} from 'node:http';
import {fetchRequestHandler} from '@trpc/server/adapters/fetch';
import {appRouter} from '../router';
createServer(async (incoming, outgoing) => {
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: new Request('http://' + incoming.headers.host + incoming.url),
    router: appRouter,
  });
  console.log(incoming.headers.host, response.status);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}).listen(3000);
`,
      'client/index.ts': httpClient,
    }),
  );
  expect(printed['client/index.ts']).toBe(greetings);
  expect(printed['server/index.ts']).toBe('localhost:3000 200\n');
});

it('keeps projects with the same ports apart', async () => {
  const answers = await Promise.all(
    ['Ada', 'Alan', 'Grace'].map((name) =>
      outputs(
        run('v11', {
          'server/index.ts': `
import {createServer} from 'node:http';
createServer((_, response) => response.end('from ${name}')).listen(3000);
`,
          'client/index.ts': `
console.log(await (await fetch('http://localhost:3000')).text());
`,
        }),
      ),
    ),
  );
  expect(answers.map((printed) => printed['client/index.ts'])).toEqual([
    'from Ada\n',
    'from Alan\n',
    'from Grace\n',
  ]);
});

it('renders TSX', async () => {
  const printed = await outputs(
    run('v11', {
      'client/page.tsx': `
import {renderToStaticMarkup} from 'react-dom/server';
function Greeting({name}: {name: string}) {
  return <p>Hello, {name}</p>;
}
console.log(renderToStaticMarkup(<Greeting name="Ada" />));
`,
    }),
  );
  expect(printed['client/page.tsx']).toBe('<p>Hello, Ada</p>\n');
});
