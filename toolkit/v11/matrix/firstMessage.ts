import {once} from 'node:events';

import {WebSocket} from 'ws';

/**
 * The first message on a socket, or `undefined` if nothing comes in two seconds.
 *
 * @param url - an HTTP address, which is also the origin that the server sees
 */
export async function firstMessage(url: URL, sent?: object): Promise<string | undefined> {
  const socket = new WebSocket(url.href.replace('http', 'ws'), {headers: {origin: url.origin}});
  if (sent) socket.once('open', () => socket.send(JSON.stringify(sent)));
  const message = await once(socket, 'message', {signal: AbortSignal.timeout(2000)}).then(
    ([data]) => String(data),
    () => undefined,
  );
  socket.on('error', () => undefined).terminate();
  return message;
}
