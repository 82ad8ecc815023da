import {createHTTPServer} from '@trpc/server/adapters/standalone';
import {applyWSSHandler} from '@trpc/server/adapters/ws';
import {WebSocketServer} from 'ws';

import {appRouter} from '../router';
import {port} from './port';

const server = createHTTPServer({router: appRouter, basePath: '/trpc/'});
applyWSSHandler({wss: new WebSocketServer({server}), router: appRouter});
server.listen(port);
