import {createHTTPServer} from '@trpc/server/adapters/standalone';
import {applyWSSHandler} from '@trpc/server/adapters/ws';
import {WebSocketServer} from 'ws';

import {appRouter, createContext} from './router';

const {server, listen} = createHTTPServer({router: appRouter, createContext});

applyWSSHandler({wss: new WebSocketServer({server}), router: appRouter, createContext});
listen(4100);
