/** One API, served by each line: over HTTP, and over WebSocket on the same port. */
import type {EventEmitter} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import type {Packages, Transformer} from './packages';

export interface Served {
  /** Such as `localhost:41327`. */
  host: string;
  close(): void;
}

type Serve = (packages: Packages, transformer: Transformer | undefined) => Promise<Served>;

type Resolve = (options: {input: {id: number}}) => unknown;
type Procedure = {input?: (raw: unknown) => unknown; resolve: (options: never) => unknown};

interface Router9 {
  transformer(transformer: Transformer): Router9;
  query(path: string, procedure: Procedure): Router9;
  mutation(path: string, procedure: Procedure): Router9;
  subscription(path: string, procedure: Procedure): Router9;
  interop(): unknown;
}

interface Builder {
  input(parse: (raw: unknown) => unknown): Builder;
  query(resolve: Resolve): unknown;
  mutation(resolve: Resolve): unknown;
  subscription(resolve: () => unknown): unknown;
}

interface Root {
  procedure: Builder;
  router(procedures: Record<string, unknown>): unknown;
}

interface Init {
  initTRPC: {create(options: {transformer?: Transformer}): Root};
}

type TRPCError = new (options: {code: string; message: string}) => Error;

const whole = (raw: unknown) => raw;
/** What each procedure of the API returns. */
export const answers = {
  book: (id: number) => ({id, title: `Book ${id}`}),
  placedAt: new Date('2026-03-01T10:00:00Z'),
  stock: 3,
};
const book: Resolve = ({input}) => answers.book(input.id);

function router9({load}: Packages, transformer: Transformer | undefined): Router9 {
  const {router, TRPCError} = load<{router(): Router9; TRPCError: TRPCError}>('@trpc/server');
  const root = transformer ? router().transformer(transformer) : router();
  return root
    .query('book.byId', {input: whole, resolve: book})
    .mutation('book.add', {input: whole, resolve: book})
    .query('order.placedAt', {resolve: () => answers.placedAt})
    .query('book.lost', {
      resolve() {
        throw new TRPCError({code: 'NOT_FOUND', message: 'No such book'});
      },
    });
}

function withSubscription9(packages: Packages, transformer: Transformer | undefined): Router9 {
  interface Emit {
    data(value: number): void;
  }
  const {Subscription} = packages.load<{
    Subscription: new (start: (emit: Emit) => () => void) => unknown;
  }>('@trpc/server');
  return router9(packages, transformer).subscription('stock.onChange', {
    resolve: () =>
      new Subscription((emit) => {
        emit.data(answers.stock);
        return () => undefined;
      }),
  });
}

/** The procedures of 10 and 11, which differ in how a subscription is written. */
function routerNew(
  {load}: Packages,
  transformer: Transformer | undefined,
  onChange: () => unknown,
) {
  const {initTRPC, TRPCError} = load<Init & {TRPCError: TRPCError}>('@trpc/server');
  const t = initTRPC.create({transformer});
  return t.router({
    book: t.router({
      byId: t.procedure.input(whole).query(book),
      add: t.procedure.input(whole).mutation(book),
      lost: t.procedure.query(() => {
        throw new TRPCError({code: 'NOT_FOUND', message: 'No such book'});
      }),
    }),
    order: t.router({placedAt: t.procedure.query(() => answers.placedAt)}),
    stock: t.router({onChange: t.procedure.subscription(onChange)}),
  });
}

/** An observable of one value, which `@trpc/server/observable` of tRPC 10 makes. */
function stock10({load}: Packages) {
  const {observable} = load<{
    observable(start: (emit: {next(value: number): void}) => () => void): unknown;
  }>('@trpc/server/observable');
  return () =>
    observable((emit) => {
      emit.next(answers.stock);
      return () => undefined;
    });
}

/** The old router with `.interop()`, and its subscription as 10 has it: `Subscription` is gone there. */
function routerInterop(packages: Packages, transformer: Transformer | undefined): unknown {
  return router9(packages, transformer)
    .subscription('stock.onChange', {resolve: stock10(packages)})
    .interop();
}

async function listen({load}: Packages, router: unknown): Promise<Served> {
  const {createHTTPServer} = load<{createHTTPServer(options: object): Server | {server: Server}}>(
    '@trpc/server/adapters/standalone',
  );
  const {applyWSSHandler} = load<{applyWSSHandler(options: object): void}>(
    '@trpc/server/adapters/ws',
  );
  const {WebSocketServer} = load<{
    WebSocketServer: new (options: {server: Server}) => EventEmitter;
  }>('ws');
  const options = {router, createContext: () => ({})};
  const made = createHTTPServer(options);
  const server = 'server' in made ? made.server : made;
  applyWSSHandler({...options, wss: new WebSocketServer({server})});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const serve9: Serve = (packages, transformer) =>
  listen(packages, withSubscription9(packages, transformer));

export const serve10Interop: Serve = (packages, transformer) =>
  listen(packages, routerInterop(packages, transformer));

export const serve10: Serve = (packages, transformer) =>
  listen(packages, routerNew(packages, transformer, stock10(packages)));

export const serve11: Serve = (packages, transformer) =>
  listen(
    packages,
    routerNew(packages, transformer, async function* () {
      yield answers.stock;
    }),
  );
