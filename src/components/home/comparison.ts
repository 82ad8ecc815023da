/** What is compared, as on the comparison page of the docs. */
export const columns = ['tRPC', 'oRPC', 'Hono RPC', 'Server functions', 'REST + OpenAPI'] as const;

/** A question, and its answer for each of the columns. */
type Row = readonly [string, string, string, string, string, string];

export const rows: readonly Row[] = [
  [
    'Choose it when',
    'TypeScript is on both sides and you change both together',
    'the same router has to serve REST as well',
    'your server already runs on Hono',
    'one Next.js app submits its own forms',
    'strangers, or other languages, call your API',
  ],
  [
    'Types come from',
    'your router',
    'a router or a contract',
    'your routes',
    'the function',
    'the document, through a generator',
  ],
  [
    'Inputs are checked by',
    'Zod, Valibot, ArkType and others',
    'any Standard Schema',
    'a middleware',
    'code that you write',
    'your server’s framework',
  ],
  ['On the wire', 'its own format', 'its own format or REST', 'REST', 'POST only', 'REST'],
  ['OpenAPI', 'an alpha package', 'a package', 'a package', '—', 'its starting point'],
  ['Batching', 'in the client', 'a plugin', '—', 'one call at a time', '—'],
  [
    'Typed live data',
    'SSE, WebSocket',
    'SSE, WebSocket',
    'WebSocket',
    '—',
    'SSE, described since OpenAPI 3.2',
  ],
];

/** Further from tRPC than the columns are. */
export const others = [
  {name: 'GraphQL', when: 'fits when many clients need different parts of one graph.'},
  {name: 'gRPC', when: 'fits when services in several languages call each other a lot.'},
] as const;
