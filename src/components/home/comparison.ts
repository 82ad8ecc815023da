/** What is compared. */
export const columns = ['tRPC', 'REST + OpenAPI', 'GraphQL', 'gRPC'] as const;

/** A question, and its answer for each of the columns. */
type Row = readonly [string, string, string, string, string];

export const rows: readonly Row[] = [
  [
    'Choose it when',
    'TypeScript is on both sides and you change both together',
    'the API is public and its callers are unknown',
    'many clients need different parts of one graph',
    'services in several languages call each other a lot',
  ],
  [
    'Contract',
    'the type of your router',
    'an OpenAPI document, written or generated',
    'a schema in GraphQL’s language',
    'Protocol Buffers files',
  ],
  [
    'Types in the client',
    'inferred, with no build step',
    'generated from the document',
    'generated from schema and operations',
    'generated from the files',
  ],
  [
    'Other languages',
    'through an OpenAPI document, in alpha',
    'nearly all',
    'nearly all',
    'many, with official generators',
  ],
  [
    'On the wire',
    'JSON over HTTP, or a WebSocket',
    'HTTP, mostly with JSON',
    'mostly JSON over HTTP',
    'binary messages over HTTP/2',
  ],
  ['In a browser', 'directly', 'directly', 'directly', 'through gRPC-Web and a proxy'],
  ['Caller picks fields', 'no', 'rarely', 'yes, its strength', 'with field masks, by convention'],
  [
    'HTTP caching',
    'queries are GET; batches make poor cache keys',
    'yes, its strength',
    'with GET and persisted operations',
    'no',
  ],
  [
    'Streaming',
    'from the server',
    'from the server, described since OpenAPI 3.2',
    'subscriptions, transport up to you',
    'both directions, its strength',
  ],
  [
    'What it costs',
    'client and server share types; big routers slow the editor',
    'a generator, and a document to keep up to date',
    'a server with its own runtime, limits on query cost',
    'tooling, and messages you cannot read',
  ],
];

/** Where the statements of each column come from. */
export const sources = [
  {label: 'tRPC’s wire format', to: '/docs/rpc'},
  {label: 'OpenAPI 3.2', to: 'https://spec.openapis.org/oas/v3.2.0.html'},
  {label: 'GraphQL', to: 'https://spec.graphql.org/'},
  {label: 'GraphQL over HTTP', to: 'https://graphql.github.io/graphql-over-http/draft/'},
  {label: 'gRPC', to: 'https://grpc.io/docs/what-is-grpc/core-concepts/'},
  {label: 'gRPC in a browser', to: 'https://grpc.io/docs/platforms/web/basics/'},
] as const;
