/** What is compared; the `answers` of a row are in the same order. */
export const columns = ['tRPC', 'REST + OpenAPI', 'GraphQL', 'gRPC'] as const;

interface Row {
  question: string;
  answers: readonly [string, string, string, string];
}

export const rows: readonly Row[] = [
  {
    question: 'Choose it when',
    answers: [
      'TypeScript is on both sides and you change both together',
      'the API is public and its callers are unknown',
      'many clients need different parts of one graph',
      'services in several languages call each other a lot',
    ],
  },
  {
    question: 'Contract',
    answers: [
      'the type of your router',
      'an OpenAPI document, written or generated',
      'a schema in GraphQL’s language',
      'Protocol Buffers files',
    ],
  },
  {
    question: 'Types in the client',
    answers: [
      'inferred, with no build step',
      'generated from the document',
      'generated from schema and operations',
      'generated from the files',
    ],
  },
  {
    question: 'Other languages',
    answers: [
      'through an OpenAPI document, in alpha',
      'nearly all',
      'nearly all',
      'many, with official generators',
    ],
  },
  {
    question: 'On the wire',
    answers: [
      'JSON over HTTP, or a WebSocket',
      'HTTP, mostly with JSON',
      'mostly JSON over HTTP',
      'binary messages over HTTP/2',
    ],
  },
  {
    question: 'In a browser',
    answers: ['directly', 'directly', 'directly', 'through gRPC-Web and a proxy'],
  },
  {
    question: 'Caller picks fields',
    answers: ['no', 'rarely', 'yes, its strength', 'with field masks, by convention'],
  },
  {
    question: 'HTTP caching',
    answers: [
      'queries are GET; batches make poor cache keys',
      'yes, its strength',
      'with GET and persisted operations',
      'no',
    ],
  },
  {
    question: 'Streaming',
    answers: [
      'from the server',
      'from the server, described since OpenAPI 3.2',
      'subscriptions, transport up to you',
      'both directions, its strength',
    ],
  },
  {
    question: 'What it costs',
    answers: [
      'client and server share types; big routers slow the editor',
      'a generator, and a document to keep up to date',
      'a server with its own runtime, limits on query cost',
      'tooling, and messages you cannot read',
    ],
  },
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
