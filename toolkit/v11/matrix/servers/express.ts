import {createExpressMiddleware} from '@trpc/server/adapters/express';
import {applyWSSHandler} from '@trpc/server/adapters/ws';
import express from 'express';
import {WebSocketServer} from 'ws';

import {appRouter} from '../router';
import {port} from './port';

const app = express();
app.use('/trpc', createExpressMiddleware({router: appRouter}));
const server = app.listen(port);
applyWSSHandler({wss: new WebSocketServer({server}), router: appRouter});
