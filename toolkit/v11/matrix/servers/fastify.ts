import ws from '@fastify/websocket';
import {fastifyTRPCPlugin} from '@trpc/server/adapters/fastify';
import fastify from 'fastify';

import {appRouter} from '../router';
import {port} from './port';

const server = fastify({routerOptions: {maxParamLength: 5000}});
await server.register(ws);
await server.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  useWSS: true,
  trpcOptions: {router: appRouter},
});
await server.listen({port});
