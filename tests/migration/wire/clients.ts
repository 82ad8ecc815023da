/** Each line's client behind one interface: calls by path, over one of its links. */
import type {Packages, Transformer} from './packages';

export interface Client {
  query(path: string, input?: unknown): Promise<unknown>;
  mutation(path: string, input?: unknown): Promise<unknown>;
  /** Resolves with the first value. */
  first(path: string): Promise<unknown>;
  close(): void;
}

/** The links by the names that a guide has for them. */
export type Link = 'httpLink' | 'httpBatchLink' | 'httpBatchStreamLink' | 'wsLink';

export interface Connection {
  packages: Packages;
  host: string;
  link: Link;
  transformer: Transformer | undefined;
}

type Connect = (connection: Connection) => Client;

interface Untyped {
  query(path: string, input?: unknown): Promise<unknown>;
  mutation(path: string, input?: unknown): Promise<unknown>;
  subscription(path: string, input: unknown, callbacks: object): unknown;
}

type MakeLink = (options: object) => unknown;
type MakeSocket = (options: {url: string; WebSocket: unknown}) => {close(): void};
type MakeClient = (options: object) => Untyped;

/** A link, and what has to be closed after the calls. */
function linked(
  {host, link, packages}: Connection,
  exported: Record<string, unknown>,
  options: object,
): {link: unknown; close(): void} {
  if (link !== 'wsLink') {
    const make = exported[link] as MakeLink;
    return {link: make({url: `http://${host}`, ...options}), close: () => undefined};
  }
  const {WebSocket} = packages.load<{WebSocket: unknown}>('ws');
  const client = (exported.createWSClient as MakeSocket)({url: `ws://${host}`, WebSocket});
  return {
    link: (exported.wsLink as MakeLink)({client, ...options}),
    close: () => client.close(),
  };
}

function behind(
  client: Untyped,
  close: () => void,
  callbacks: (resolve: (value: unknown) => void) => object,
): Client {
  return {
    query: (path, input) => client.query(path, input),
    mutation: (path, input) => client.mutation(path, input),
    first: (path) =>
      new Promise((resolve, reject) => {
        client.subscription(path, undefined, {...callbacks(resolve), onError: reject});
      }),
    close,
  };
}

export const connect9: Connect = (connection) => {
  const {packages, transformer} = connection;
  const names = ['httpLink', 'httpBatchLink', 'wsLink'];
  const exported = Object.assign(
    {},
    ...names.map((name) => packages.load<object>(`@trpc/client/links/${name}`)),
  ) as Record<string, unknown>;
  const {createTRPCClient} = packages.load<{createTRPCClient: MakeClient}>('@trpc/client');
  const {link, close} = linked(connection, exported, {});
  return behind(createTRPCClient({links: [link], transformer}), close, (resolve) => ({
    onNext(event: {type: string; data?: unknown}) {
      if (event.type === 'data') resolve(event.data);
    },
  }));
};

export const connect10: Connect = (connection) => {
  const {packages, transformer} = connection;
  const exported = packages.load<Record<string, unknown>>('@trpc/client');
  const named = {...exported, httpBatchStreamLink: exported.unstable_httpBatchStreamLink};
  const {link, close} = linked(connection, named, {});
  const make = exported.createTRPCUntypedClient as MakeClient;
  return behind(make({links: [link], transformer}), close, (resolve) => ({onData: resolve}));
};

export const connect11: Connect = (connection) => {
  const {packages, transformer} = connection;
  const exported = packages.load<Record<string, unknown>>('@trpc/client');
  const {link, close} = linked(connection, exported, {transformer});
  const make = exported.createTRPCUntypedClient as MakeClient;
  return behind(make({links: [link]}), close, (resolve) => ({onData: resolve}));
};
