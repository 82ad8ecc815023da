/** What happens to the calls of one line's client at another line's server. */
import {isDeepStrictEqual} from 'node:util';

import type {Client, Link} from './clients';
import {connect9, connect10, connect11} from './clients';
import {type Packages, packagesOf} from './packages';
import {answers, serve9, serve10, serve10Interop, serve11} from './servers';

/** A side of a deployment: the packages of a line, and with 10 the kind of router. */
export type Side = 'v9' | 'v10 interop' | 'v10' | 'v11';

const sides = {
  v9: {line: 9, serve: serve9, connect: connect9},
  'v10 interop': {line: 10, serve: serve10Interop, connect: connect10},
  v10: {line: 10, serve: serve10, connect: connect10},
  v11: {line: 11, serve: serve11, connect: connect11},
};

/** How one call ended. Anything but the right answer counts as a failure, with its message. */
export type Outcome = 'works' | 'never settles' | `fails: ${string}`;

export type Outcomes = Record<string, Outcome>;

/** An answer takes 5 to 60 ms on a machine that has nothing else to do, and seconds on a busy one. */
const patienceMs = 10_000;

async function outcomeOf(call: Promise<unknown>, expected: unknown): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'never settles');
  });
  const answer = call.then(
    (value): Outcome =>
      isDeepStrictEqual(value, expected) ? 'works' : `fails: got ${JSON.stringify(value)}`,
    (error: Error): Outcome => `fails: ${error.message}`,
  );
  const outcome = await Promise.race([answer, silence]);
  clearTimeout(timer);
  return outcome;
}

/** Whether the server's own error arrives, with its code. */
function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'no error',
    (error: {data?: {code?: string}; message: string}) => error.data?.code ?? error.message,
  );
}

async function callAll(client: Client, link: Link, withDates: boolean): Promise<Outcomes> {
  const date = withDates ? answers.placedAt : answers.placedAt.toISOString();
  const calls: [string, Promise<unknown>, unknown][] = [
    // Two in one tick, so that a batching link makes one request of them.
    ['query', client.query('book.byId', {id: 1}), answers.book(1)],
    ['second query', client.query('book.byId', {id: 2}), answers.book(2)],
    ['date', client.query('order.placedAt'), date],
    ['mutation', client.mutation('book.add', {id: 3}), answers.book(3)],
  ];
  if (link === 'wsLink')
    calls.push(['subscription', client.first('stock.onChange'), answers.stock]);
  const ended = calls.map(
    async ([name, call, expected]) => [name, await outcomeOf(call, expected)] as const,
  );
  const outcomes: Outcomes = Object.fromEntries(await Promise.all(ended));
  // By itself: a batch with a failing call has another status.
  outcomes.error = await outcomeOf(codeOf(client.query('book.lost')), 'NOT_FOUND');
  return outcomes;
}

export interface Pair {
  client: Packages;
  server: Packages;
}

/** Each release of the client's line with each of the server's that the toolkits have. */
export async function pairsOf(client: Side, server: Side): Promise<Pair[]> {
  const clients = await packagesOf(sides[client].line);
  const servers = await packagesOf(sides[server].line);
  return clients.flatMap((left) => servers.map((right) => ({client: left, server: right})));
}

/**
 * Serves and calls, for real and over the wire.
 * @returns how each kind of call ended
 */
export async function measure(
  pair: Pair,
  setup: {client: Side; server: Side; link: Link; transformer: boolean},
): Promise<Outcomes> {
  const pick = ({transformer}: Packages) => (setup.transformer ? transformer : undefined);
  const served = await sides[setup.server].serve(pair.server, pick(pair.server));
  const client = sides[setup.client].connect({
    packages: pair.client,
    host: served.host,
    link: setup.link,
    transformer: pick(pair.client),
  });
  try {
    return await callAll(client, setup.link, setup.transformer);
  } finally {
    client.close();
    served.close();
  }
}

/** The word that a guide's table has for all calls together. */
export function verdictOf(outcomes: Outcomes): 'works' | 'hangs' | 'fails' {
  const ends = Object.values(outcomes);
  if (ends.every((end) => end === 'works')) return 'works';
  return ends.includes('never settles') ? 'hangs' : 'fails';
}
