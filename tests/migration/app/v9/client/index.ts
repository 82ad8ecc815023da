import {createTRPCClient, TRPCClientError} from '@trpc/client';
import {httpBatchLink} from '@trpc/client/links/httpBatchLink';
import {splitLink} from '@trpc/client/links/splitLink';
import {createWSClient, wsLink} from '@trpc/client/links/wsLink';
import superjson from 'superjson';
import {WebSocket} from 'ws';

import type {AppRouter} from '../server/router';

Object.assign(globalThis, {WebSocket});
const socket = createWSClient({url: 'ws://localhost:4100'});

const client = createTRPCClient<AppRouter>({
  transformer: superjson,
  links: [
    splitLink({
      condition: ({type}) => type === 'subscription',
      true: wsLink({client: socket}),
      false: httpBatchLink({url: 'http://localhost:4100'}),
    }),
  ],
});

async function main() {
  const book = await client.query('book.byId', {id: 1});
  console.log(book.title, book.added.getFullYear());
  console.log(await client.mutation('book.add', {title: 'Lavinia'}));
  try {
    await client.query('book.byId', {id: 2});
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    console.log(error.message, error.data.shop);
  }
  const unsubscribe = client.subscription('order.onPaid', undefined, {
    onNext(message) {
      if (message.type !== 'data') return;
      console.log(message.data);
      unsubscribe();
      socket.close();
    },
  });
}

void main();
