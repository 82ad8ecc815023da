/** Words that readers type for what the pages call something else. */
import {stem} from './text';

/**
 * What is typed, and what else it may mean: words, or phrases of several. Entries are one-way: list
 * both directions if both apply.
 */
const ENTRIES: readonly (readonly [typed: string, meanings: string])[] = [
  ['authenticate, permissions, protected, permission, roles, guard, sign in', 'authorization'],
  ['login, log in', 'authorization, sign in'],
  ['jwt, bearer', 'authorization, headers'],
  ['ws', 'websocket, wslink'],
  ['websocket', 'ws, wslink'],
  ['sse', 'server sent events, subscriptions'],
  ['server sent events', 'sse, httpsubscriptionlink'],
  ['realtime, real time, live updates, realtime updates, real time updates, push', 'subscriptions'],
  ['rsc', 'server components'],
  ['upload, file upload, upload files, upload file', 'formdata, content types'],
  ['formdata', 'form data, content types'],
  ['multipart', 'formdata'],
  ['binary', 'content types'],
  ['edge, deno, edge runtime', 'fetch adapter'],
  ['cloudflare, workers', 'fetch adapter, edge runtimes'],
  ['bun', 'fetch adapter, standalone'],
  ['node server', 'standalone'],
  ['cancel, cancellation', 'abort'],
  ['upgrade, upgrading', 'migrate, migration'],
  ['migration', 'migrate'],
  ['serialize, serialization, superjson', 'data transformers'],
  ['dates', 'data transformers, date'],
  ['zod', 'validators, input validation'],
  ['yup, validation', 'validators'],
  ['schema', 'validators, input'],
  ['testing, unit test, unit tests', 'server side calls, createcaller'],
  ['caller', 'createcallerfactory, server side calls'],
  ['infer, inference', 'inferring types'],
  ['invalidate', 'useutils, invalidatequeries'],
  ['conditional', 'disabling queries'],
  ['skip', 'disabling queries, skiptoken'],
  ['logging, log', 'loggerlink, logger'],
  ['streaming', 'httpbatchstreamlink, stream'],
  ['cookies', 'cors, credentials'],
  ['wire format, protocol', 'rpc specification'],
  ['session', 'context'],
  ['troubleshooting', 'faq'],
  ['boilerplate', 'starter projects, example apps'],
  ['tutorial', 'quickstart, getting started'],
  ['install, installation', 'quickstart, getting started, setup'],
  ['hello world', 'quickstart'],
  ['setup', 'set up'],
  ['tanstack', 'react query'],
  ['formatter', 'error formatting'],
  ['namespaces, split routers', 'merging routers'],
  ['disable', 'turn off, disabling'],
  ['turn off', 'disable'],
  ['mocking', 'test, createcaller'],
  ['polling', 'refetch, subscriptions'],
  ['rest', 'openapi, http'],
  ['swagger', 'openapi'],
  ['combine', 'merging'],
  ['throttle', 'rate limit'],
  ['monitoring', 'log errors, onerror'],
  ['params, parameters', 'input'],
  ['endpoint', 'procedure, url'],
  ['endpoints, routes', 'procedures, routers'],
  ['subrouter', 'merging routers, child routers'],
  ['hooks', 'usequery, usemutation'],
  ['fetch data', 'queries, usequery'],
  ['dedupe', 'deduplicate'],
  ['hydration', 'hydrate, dehydrate'],
  ['refetch', 'invalidate'],
  ['images', 'files, formdata'],
];

/** Maps a typed phrase to the stems of its other meanings. */
export const SYNONYMS: ReadonlyMap<string, readonly string[][]> = new Map(
  ENTRIES.flatMap(([typed, meanings]) => {
    const stems = meanings.split(', ').map((meaning) => meaning.split(' ').map(stem));
    return typed.split(', ').map((phrase) => [phrase, stems] as const);
  }),
);

/** The maximum number of words in a typed phrase. */
export const LONGEST_SYNONYM = Math.max(
  ...[...SYNONYMS.keys()].map((phrase) => phrase.split(' ').length),
);
