/** Node.js has `Request` and `Response`, but no server that uses them. */
import {createServer} from 'node:http';
import {Readable} from 'node:stream';
import type {ReadableStream} from 'node:stream/web';

import {incomingMessageToRequest} from '@trpc/server/adapters/node-http';

import {handle} from './handler';
import {port} from './port';

createServer(async (req, res) => {
  const {status, headers, body} = await handle(
    incomingMessageToRequest(req, res, {maxBodySize: null}),
  );
  res.writeHead(status, Object.fromEntries(headers));
  if (body) Readable.fromWeb(body as ReadableStream).pipe(res);
  else res.end();
}).listen(port);
