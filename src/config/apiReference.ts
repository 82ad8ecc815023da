/**
 * What the API reference covers and how it is arranged: packages, their pages, and on each page the
 * exports grouped by what a reader wants to do.
 *
 * Every export of every public entry point stands here once, under the name it is imported by. The
 * list is written by hand so that a package upgrade can be checked against it: a name that is gone
 * and a name that is new both stop generation (and `npm test`) and say what to do. An export that
 * several entry points share under one name is listed at one of them; its entry names the others.
 */
import path from 'node:path';

import {newestVersion} from '../versions/list';

/** Exports of one entry point that serve one purpose. */
export type ReferenceGroup = {
  title: string;
  /** One or two sentences in Markdown: what these are for. */
  about: string;
  /** Module specifier that the import lines show. */
  from: string;
  exports: readonly string[];
};

/** A generated page at `/docs/typedoc/<package>/<slug>`. Moving an export to another page changes its URL. */
export type ReferencePage = {
  slug: string;
  title: string;
  /** For search engines and the package's index page; plain text. */
  description: string;
  groups: readonly ReferenceGroup[];
};

export type ReferencePackage = {
  /** Folder under `docs/typedoc` and under `packages` in the tRPC repository. */
  directory: string;
  /** Package name, such as `@trpc/client`. */
  name: string;
  /** For search engines and the head of the index page; plain text. */
  description: string;
  pages: readonly ReferencePage[];
};

/** Where the released packages of the newest version are installed, from the project root. */
export const packagesDirectory = `${newestVersion.toolkit}/node_modules/@trpc`;

/** Where the pages are generated, from the project root (git-ignored). */
export const outputDirectory = 'docs/typedoc';

/** What links names in guides to their entries. */
export const apiLinks = {
  docsDirectory: path.resolve('docs'),
  symbolsFile: path.resolve(outputDirectory, 'symbols.json'),
};

/** URL path of the reference, without the site's base URL. */
export const referencePath = '/docs/typedoc';

/** Source links point here; the released version is appended as the tag `v<version>`. */
export const sourceRepository = 'https://github.com/trpc/trpc';

/**
 * Exported names that guides also use in code for something else, so that a mention says nothing
 * about which is meant. They are never linked, and count as used only where a sample imports them.
 */
export const commonWords: readonly string[] = [
  'map', // Array.prototype.map
  'tap', // RxJS
  'share', // RxJS
  'lazy', // React.lazy
  'observable', // RxJS; the noun
  'Observable', // RxJS; the TC39 proposal
  'Observer', // RxJS
  'sse', // the transport
  'Resolver', // GraphQL
  'Operation', // the noun
  'Dict', // the noun
];

const client: ReferencePackage = {
  directory: 'client',
  name: '@trpc/client',
  description:
    'Every export of @trpc/client 11: creating a client, links and their options, errors, and the types to infer.',
  pages: [
    {
      slug: 'create-client',
      title: 'Creating a client',
      description:
        'Functions that create a tRPC client, the types of the client they return, and what to infer from it.',
      groups: [
        {
          title: 'Create a client',
          about: 'Start here: a client for your router, and the escape hatch without types.',
          from: '@trpc/client',
          exports: [
            'createTRPCClient',
            'createTRPCUntypedClient',
            'getUntypedClient',
            'createTRPCClientProxy',
            'createTRPCProxyClient',
          ],
        },
        {
          title: 'Types of a client',
          about: 'What the functions above take and return, for your own annotations.',
          from: '@trpc/client',
          exports: [
            'TRPCClient',
            'TRPCUntypedClient',
            'CreateTRPCClientOptions',
            'TRPCRequestOptions',
            'TRPCProcedureOptions',
            'TRPCClientRuntime',
            'inferRouterClient',
            'CreateTRPCClient',
            'inferRouterProxyClient',
          ],
        },
        {
          title: 'Procedures as a client sees them',
          about: 'The shapes behind `query`, `mutate` and `subscribe`.',
          from: '@trpc/client',
          exports: [
            'TRPCResolverDef',
            'Resolver',
            'SubscriptionResolver',
            'clientCallTypeToProcedureType',
          ],
        },
      ],
    },
    {
      slug: 'links',
      title: 'Links',
      description:
        'Every link that @trpc/client ships with its options, and the types to write a link of your own.',
      groups: [
        {
          title: 'HTTP links',
          about: 'Terminating links that send queries and mutations over HTTP.',
          from: '@trpc/client',
          exports: [
            'httpBatchLink',
            'HTTPBatchLinkOptions',
            'httpBatchStreamLink',
            'HTTPBatchStreamLinkOptions',
            'unstable_httpBatchStreamLink',
            'httpLink',
            'HTTPLinkOptions',
            'HTTPHeaders',
          ],
        },
        {
          title: 'Subscriptions and WebSockets',
          about: 'Terminating links for subscriptions, over server-sent events or a WebSocket.',
          from: '@trpc/client',
          exports: [
            'httpSubscriptionLink',
            'unstable_httpSubscriptionLink',
            'wsLink',
            'WebSocketLinkOptions',
            'createWSClient',
            'WebSocketClientOptions',
            'TRPCWebSocketClient',
            'jsonEncoder',
            'Encoder',
          ],
        },
        {
          title: 'Links that control the flow',
          about: 'Links that log, branch, retry, or call a router in the same process.',
          from: '@trpc/client',
          exports: [
            'loggerLink',
            'LoggerLinkOptions',
            'splitLink',
            'retryLink',
            'unstable_localLink',
            'LocalLinkOptions',
            'experimental_localLink',
          ],
        },
        {
          title: 'Write your own link',
          about:
            'The types of a link, of the operation it receives and of the results it passes on.',
          from: '@trpc/client',
          exports: [
            'TRPCLink',
            'OperationLink',
            'Operation',
            'OperationContext',
            'OperationResultEnvelope',
            'OperationResultObservable',
            'OperationResultObserver',
          ],
        },
      ],
    },
    {
      slug: 'errors-and-fetch',
      title: 'Errors and fetch',
      description: 'The error a tRPC client throws, how to recognize it, and helpers around fetch.',
      groups: [
        {
          title: 'Errors',
          about: 'What a failed call throws and how to narrow it.',
          from: '@trpc/client',
          exports: [
            'TRPCClientError',
            'isTRPCClientError',
            'TRPCClientErrorLike',
            'TRPCClientErrorBase',
          ],
        },
        {
          title: 'Fetch and request bodies',
          about: 'The `fetch` a link uses, and checks for inputs that are not JSON.',
          from: '@trpc/client',
          exports: ['getFetch', 'TRPCFetch', 'isFormData', 'isOctetType', 'isNonJsonSerializable'],
        },
      ],
    },
  ],
};

const server: ReferencePackage = {
  directory: 'server',
  name: '@trpc/server',
  description:
    'Every export of @trpc/server 11: routers and procedures, errors, types to infer, adapters, HTTP helpers and observables.',
  pages: [
    {
      slug: 'router',
      title: 'Routers and procedures',
      description:
        'initTRPC and what it builds: routers, procedures, middlewares, callers, transformers and tracked events.',
      groups: [
        {
          title: 'Build a router',
          about: 'Initialize tRPC once and build everything else from what it returns.',
          from: '@trpc/server',
          exports: [
            'initTRPC',
            'TRPCBuilder',
            'TRPCRootObject',
            'TRPCRootConfig',
            'TRPCRuntimeConfigOptions',
            'TRPCRouterBuilder',
            'TRPCBuiltRouter',
            'TRPCRouterRecord',
            'TRPCRouterDef',
            'TRPCCreateRouterOptions',
            'TRPCDecorateCreateRouterOptions',
            'TRPCMergeRouters',
            'lazy',
            'experimental_lazy',
            'CreateContextCallback',
          ],
        },
        {
          title: 'Procedures',
          about: 'The procedure builder and the three kinds of procedure it ends in.',
          from: '@trpc/server',
          exports: [
            'TRPCProcedureBuilder',
            'TRPCProcedureType',
            'TRPCQueryProcedure',
            'TRPCMutationProcedure',
            'TRPCSubscriptionProcedure',
            'inferProcedureBuilderResolverOptions',
          ],
        },
        {
          title: 'Middlewares',
          about: 'Functions that run before a procedure, and a builder for ones that stand alone.',
          from: '@trpc/server',
          exports: [
            'TRPCMiddlewareFunction',
            'TRPCMiddlewareBuilder',
            'experimental_trpcMiddleware',
            'experimental_standaloneMiddleware',
          ],
        },
        {
          title: 'Subscriptions',
          about:
            'Mark the events of a subscription so that a client can resume after the last one.',
          from: '@trpc/server',
          exports: ['tracked', 'TrackedEnvelope', 'isTrackedEnvelope', 'sse'],
        },
        {
          title: 'Server-side calls',
          about: 'Call procedures in the same process, without HTTP.',
          from: '@trpc/server',
          exports: ['TRPCRouterCallerFactory', 'TRPCRouterCaller', 'callTRPCProcedure'],
        },
        {
          title: 'Data transformers',
          about: 'Serialize what JSON cannot hold, on both sides.',
          from: '@trpc/server',
          exports: ['TRPCDataTransformer', 'TRPCCombinedDataTransformer', 'transformTRPCResponse'],
        },
      ],
    },
    {
      slug: 'errors',
      title: 'Errors',
      description:
        'TRPCError, the error codes, the shape a client receives, and the types of an error formatter.',
      groups: [
        {
          title: 'Throw and recognize errors',
          about: 'What a procedure throws, and what tRPC makes of anything else that is thrown.',
          from: '@trpc/server',
          exports: [
            'TRPCError',
            'getTRPCErrorFromUnknown',
            'StandardSchemaV1Error',
            'TRPC_ERROR_CODE_KEY',
            'TRPC_ERROR_CODE_NUMBER',
          ],
        },
        {
          title: 'Format errors',
          about:
            'The shape of an error on its way to the client, and the function that changes it.',
          from: '@trpc/server',
          exports: [
            'TRPCErrorFormatter',
            'TRPCErrorShape',
            'TRPCDefaultErrorShape',
            'TRPCDefaultErrorData',
            'getTRPCErrorShape',
            'getErrorShape',
          ],
        },
      ],
    },
    {
      slug: 'types',
      title: 'Types to infer',
      description:
        'Inference helpers for inputs, outputs, context and errors, constraints for generic code, and proxies.',
      groups: [
        {
          title: 'Infer from a router',
          about: 'Derive the types of your API from the type of your router.',
          from: '@trpc/server',
          exports: [
            'inferRouterInputs',
            'inferRouterOutputs',
            'inferRouterContext',
            'inferRouterError',
            'inferTRPCClientTypes',
          ],
        },
        {
          title: 'Infer from a procedure',
          about: 'The same, for one procedure.',
          from: '@trpc/server',
          exports: [
            'inferProcedureInput',
            'inferProcedureOutput',
            'inferSubscriptionInput',
            'inferSubscriptionOutput',
            'inferTransformedProcedureOutput',
            'inferTransformedSubscriptionOutput',
            'inferAsyncReturnType',
          ],
        },
        {
          title: 'Constraints for generic code',
          about:
            'Upper bounds to write after `extends` when your function accepts any router or procedure.',
          from: '@trpc/server',
          exports: [
            'AnyTRPCRouter',
            'AnyTRPCProcedure',
            'AnyTRPCQueryProcedure',
            'AnyTRPCMutationProcedure',
            'AnyTRPCSubscriptionProcedure',
            'AnyTRPCMiddlewareFunction',
            'AnyTRPCClientTypes',
            'AnyTRPCRootTypes',
          ],
        },
        {
          title: 'Proxies',
          about: 'Build an object whose every property exists, as clients and callers do.',
          from: '@trpc/server',
          exports: ['createTRPCRecursiveProxy', 'createTRPCFlatProxy'],
        },
        {
          title: 'Names from version 10',
          about: 'Older names that still work. Each entry gives the name to use now.',
          from: '@trpc/server',
          exports: [
            'AnyRouter',
            'AnyProcedure',
            'AnyQueryProcedure',
            'AnyMutationProcedure',
            'AnySubscriptionProcedure',
            'AnyMiddlewareFunction',
            'ProcedureType',
            'DataTransformer',
            'CombinedDataTransformer',
            'DeepPartial',
            'Dict',
          ],
        },
        {
          title: 'The shared entry point',
          about:
            'Kept for version 10 code. What else it exports is documented under `@trpc/server`.',
          from: '@trpc/server/shared',
          exports: ['createFlatProxy'],
        },
      ],
    },
    {
      slug: 'adapters',
      title: 'Adapters',
      description:
        'Handlers, options and context types of the adapters: standalone, Express, Fastify, Fetch, Next.js, AWS Lambda, WebSocket.',
      groups: [
        {
          title: 'Standalone',
          about: 'A plain Node.js HTTP server, HTTP/1 or HTTP/2.',
          from: '@trpc/server/adapters/standalone',
          exports: [
            'createHTTPServer',
            'createHTTPHandler',
            'createHTTP2Handler',
            'CreateHTTPHandlerOptions',
            'CreateHTTPContextOptions',
            'CreateHTTP2HandlerOptions',
            'CreateHTTP2ContextOptions',
          ],
        },
        {
          title: 'Express',
          about: 'A middleware for Express.',
          from: '@trpc/server/adapters/express',
          exports: ['createExpressMiddleware', 'CreateExpressContextOptions'],
        },
        {
          title: 'Fastify',
          about: 'A plugin for Fastify, with WebSockets if you ask for them.',
          from: '@trpc/server/adapters/fastify',
          exports: [
            'fastifyTRPCPlugin',
            'FastifyTRPCPluginOptions',
            'CreateFastifyContextOptions',
            'fastifyRequestHandler',
            'FastifyHandlerOptions',
          ],
        },
        {
          title: 'Fetch',
          about:
            'For runtimes that speak `Request` and `Response`: edge platforms, Deno, Bun, route handlers.',
          from: '@trpc/server/adapters/fetch',
          exports: [
            'fetchRequestHandler',
            'FetchHandlerRequestOptions',
            'FetchHandlerOptions',
            'FetchCreateContextOption',
            'FetchCreateContextFn',
            'FetchCreateContextFnOptions',
          ],
        },
        {
          title: 'Next.js pages router',
          about:
            'An API route handler for the pages router. The entry point also re-exports `NextApiHandler`, `NextApiRequest` and `NextApiResponse` from `next`.',
          from: '@trpc/server/adapters/next',
          exports: ['createNextApiHandler', 'CreateNextContextOptions'],
        },
        {
          title: 'Next.js app router',
          about: 'Procedures as server actions.',
          from: '@trpc/server/adapters/next-app-dir',
          exports: [
            'experimental_nextAppDirCaller',
            'experimental_notFound',
            'experimental_redirect',
            'rethrowNextErrors',
          ],
        },
        {
          title: 'AWS Lambda',
          about: 'Handlers for API Gateway and for Lambda function URLs that stream.',
          from: '@trpc/server/adapters/aws-lambda',
          exports: [
            'awsLambdaRequestHandler',
            'awsLambdaStreamingRequestHandler',
            'AWSLambdaOptions',
            'AWSLambdaCreateContextFn',
            'CreateAWSLambdaContextOptions',
          ],
        },
        {
          title: 'WebSocket',
          about: 'Queries, mutations and subscriptions over a `ws` server.',
          from: '@trpc/server/adapters/ws',
          exports: [
            'applyWSSHandler',
            'WSSHandlerOptions',
            'getWSConnectionHandler',
            'WSConnectionHandlerOptions',
            'CreateWSSContextFn',
            'CreateWSSContextFnOptions',
            'handleKeepAlive',
            'jsonEncoder',
          ],
        },
        {
          title: 'Node.js HTTP',
          about: 'What the Node.js adapters share, for writing one of your own.',
          from: '@trpc/server/adapters/node-http',
          exports: [
            'nodeHTTPRequestHandler',
            'NodeHTTPRequestHandlerOptions',
            'NodeHTTPHandlerOptions',
            'NodeHTTPCreateContextOption',
            'NodeHTTPCreateContextFn',
            'NodeHTTPCreateContextFnOptions',
            'NodeHTTPRequest',
            'NodeHTTPResponse',
            'incomingMessageToRequest',
            'createURL',
          ],
        },
      ],
    },
    {
      slug: 'http',
      title: 'HTTP',
      description:
        'Answer a request, set headers and status, map error codes to HTTP, and read connection parameters.',
      groups: [
        {
          title: 'Answer a request',
          about: 'The function every HTTP adapter calls, and the options they have in common.',
          from: '@trpc/server/http',
          exports: [
            'resolveResponse',
            'HTTPBaseHandlerOptions',
            'BaseHandlerOptions',
            'ResolveHTTPRequestOptionsContextFn',
            'TRPCRequestInfo',
            'HTTPErrorHandler',
            'OnErrorFunction',
          ],
        },
        {
          title: 'Headers and status',
          about: 'Set response headers and find the status that belongs to an error.',
          from: '@trpc/server/http',
          exports: [
            'ResponseMeta',
            'ResponseMetaFn',
            'getHTTPStatusCode',
            'getHTTPStatusCodeFromError',
          ],
        },
        {
          title: 'Inputs that are not JSON',
          about: 'Parsers for files, streams and bytes.',
          from: '@trpc/server/http',
          exports: ['octetInputParser', 'OctetInput', 'FileLike', 'UtilityParser'],
        },
        {
          title: 'Connection parameters',
          about: 'Read what a client sent when it opened a connection.',
          from: '@trpc/server/http',
          exports: ['parseConnectionParamsFromString', 'parseConnectionParamsFromUnknown'],
        },
      ],
    },
    {
      slug: 'rpc',
      title: 'RPC protocol',
      description:
        'The messages tRPC sends over HTTP and WebSocket: requests, responses, results, errors and error codes.',
      groups: [
        {
          title: 'Requests',
          about: 'What a client sends.',
          from: '@trpc/server/rpc',
          exports: [
            'TRPCRequest',
            'TRPCRequestMessage',
            'TRPCClientOutgoingRequest',
            'TRPCClientOutgoingMessage',
            'TRPCSubscriptionStopNotification',
            'TRPCConnectionParamsMessage',
            'parseTRPCMessage',
          ],
        },
        {
          title: 'Responses',
          about: 'What a server answers.',
          from: '@trpc/server/rpc',
          exports: [
            'TRPCResponse',
            'TRPCResponseMessage',
            'TRPCSuccessResponse',
            'TRPCErrorResponse',
            'TRPCResult',
            'TRPCResultMessage',
            'TRPCClientIncomingMessage',
            'TRPCClientIncomingRequest',
            'TRPCReconnectNotification',
          ],
        },
        {
          title: 'Error codes and the envelope',
          about: 'Codes by key and by number, and the JSON-RPC 2 types that messages are built on.',
          from: '@trpc/server/rpc',
          exports: ['TRPC_ERROR_CODES_BY_KEY', 'TRPC_ERROR_CODES_BY_NUMBER', 'JSONRPC2'],
        },
      ],
    },
    {
      slug: 'observable',
      title: 'Observables',
      description:
        'The small observable that links are built on: create, convert, subscribe and its operators.',
      groups: [
        {
          title: 'Create and convert',
          about: 'Make an observable, or turn one into a promise or an async iterable.',
          from: '@trpc/server/observable',
          exports: [
            'observable',
            'isObservable',
            'observableToPromise',
            'observableToAsyncIterable',
            'behaviorSubject',
          ],
        },
        {
          title: 'Operators',
          about: 'Functions for `pipe`.',
          from: '@trpc/server/observable',
          exports: ['map', 'tap', 'share', 'distinctUntilChanged', 'distinctUntilDeepChanged'],
        },
        {
          title: 'Types',
          about: 'The observable, its observer and what ends a subscription.',
          from: '@trpc/server/observable',
          exports: [
            'Observable',
            'Observer',
            'Unsubscribable',
            'UnsubscribeFn',
            'TeardownLogic',
            'BehaviorSubject',
            'ReadonlyBehaviorSubject',
            'inferObservableValue',
          ],
        },
      ],
    },
  ],
};

const reactQuery: ReferencePackage = {
  directory: 'react-query',
  name: '@trpc/react-query',
  description:
    'Every export of @trpc/react-query 11: hooks for a router, query keys, server-side helpers and their types.',
  pages: [
    {
      slug: 'hooks',
      title: 'Hooks and query keys',
      description:
        'Create typed React Query hooks for a router, query keys and utils outside React.',
      groups: [
        {
          title: 'Create hooks',
          about: 'One call gives typed hooks for every procedure of your router.',
          from: '@trpc/react-query',
          exports: [
            'createTRPCReact',
            'CreateTRPCReact',
            'CreateTRPCReactBase',
            'createTRPCQueryUtils',
            'DecorateRouterRecord',
          ],
        },
        {
          title: 'Query keys and types to infer',
          about: 'Reach the same cache entries as the hooks, and annotate options you pass on.',
          from: '@trpc/react-query',
          exports: ['getQueryKey', 'getMutationKey', 'inferReactQueryProcedureOptions'],
        },
      ],
    },
    {
      slug: 'server-helpers',
      title: 'Server-side helpers',
      description:
        'Prefetch on the server: helpers for static generation and for React Server Components.',
      groups: [
        {
          title: 'Static generation and server rendering',
          about: 'Prefetch queries and hand the cache to the page.',
          from: '@trpc/react-query/server',
          exports: ['createServerSideHelpers'],
        },
        {
          title: 'React Server Components',
          about: 'Prefetch in a server component and hydrate in the client.',
          from: '@trpc/react-query/rsc',
          exports: ['createHydrationHelpers'],
        },
      ],
    },
    {
      slug: 'shared',
      title: 'Shared types',
      description:
        'Options and results of the hooks, the provider and its context, and types for components that accept any procedure.',
      groups: [
        {
          title: 'Components for any procedure',
          about: 'Accept a procedure or a router as a prop when several have the same shape.',
          from: '@trpc/react-query/shared',
          exports: [
            'QueryLike',
            'InferQueryLikeInput',
            'InferQueryLikeData',
            'MutationLike',
            'InferMutationLikeInput',
            'InferMutationLikeData',
            'RouterLike',
            'RouterLikeInner',
            'UtilsLike',
          ],
        },
        {
          title: 'Query hooks',
          about: 'Options and results of `useQuery` and its relatives.',
          from: '@trpc/react-query/shared',
          exports: [
            'UseTRPCQueryOptions',
            'DefinedUseTRPCQueryOptions',
            'UseTRPCQueryResult',
            'DefinedUseTRPCQueryResult',
            'UseTRPCQuerySuccessResult',
            'UseTRPCPrefetchQueryOptions',
            'UseTRPCSuspenseQueryOptions',
            'UseTRPCSuspenseQueryResult',
            'UseTRPCInfiniteQueryOptions',
            'UseTRPCInfiniteQueryResult',
            'UseTRPCInfiniteQuerySuccessResult',
            'UseTRPCPrefetchInfiniteQueryOptions',
            'UseTRPCSuspenseInfiniteQueryOptions',
            'UseTRPCSuspenseInfiniteQueryResult',
            'TRPCUseQueryBaseOptions',
            'TRPCReactRequestOptions',
            'TRPCHookResult',
            'ExtractCursorType',
            'OutputWithCursor',
          ],
        },
        {
          title: 'Several queries at once',
          about: 'Types behind `useQueries` and `useSuspenseQueries`.',
          from: '@trpc/react-query/shared',
          exports: [
            'TRPCUseQueries',
            'TRPCUseSuspenseQueries',
            'UseQueriesProcedureRecord',
            'UseSuspenseQueriesProcedureRecord',
            'createUseQueries',
          ],
        },
        {
          title: 'Mutation hooks',
          about: 'Options and results of `useMutation`, and the hook into every mutation.',
          from: '@trpc/react-query/shared',
          exports: ['UseTRPCMutationOptions', 'UseTRPCMutationResult', 'UseMutationOverride'],
        },
        {
          title: 'Subscription hooks',
          about: 'Options of `useSubscription`, and its result in each state.',
          from: '@trpc/react-query/shared',
          exports: [
            'UseTRPCSubscriptionOptions',
            'TRPCSubscriptionResult',
            'TRPCSubscriptionBaseResult',
            'TRPCSubscriptionIdleResult',
            'TRPCSubscriptionConnectingResult',
            'TRPCSubscriptionPendingResult',
            'TRPCSubscriptionErrorResult',
          ],
        },
        {
          title: 'Provider and context',
          about: 'What the provider takes and what the hooks find in the context.',
          from: '@trpc/react-query/shared',
          exports: [
            'TRPCProvider',
            'TRPCProviderProps',
            'TRPCContext',
            'TRPCContextProps',
            'TRPCContextPropsBase',
            'TRPCContextState',
            'DecoratedTRPCContextProps',
            'contextProps',
            'SSRState',
            'CreateClient',
            'CreateTRPCReactOptions',
            'CreateTRPCReactQueryClientConfig',
            'getQueryClient',
          ],
        },
        {
          title: 'Utils',
          about: 'Types behind `useUtils` and `createTRPCQueryUtils`.',
          from: '@trpc/react-query/shared',
          exports: [
            'TRPCQueryUtils',
            'CreateQueryUtils',
            'CreateReactUtils',
            'DecoratedProcedureUtilsRecord',
            'DecorateQueryProcedure',
            'TRPCFetchQueryOptions',
            'TRPCFetchInfiniteQueryOptions',
            'createReactQueryUtils',
            'createQueryUtilsProxy',
            'getQueryType',
          ],
        },
        {
          title: 'Query options',
          about:
            'Overloads of `queryOptions` and `infiniteQueryOptions`: what goes in and what comes out.',
          from: '@trpc/react-query/shared',
          exports: [
            'TRPCQueryOptions',
            'TRPCQueryBaseOptions',
            'TRPCQueryOptionsResult',
            'DefinedTRPCQueryOptionsIn',
            'DefinedTRPCQueryOptionsOut',
            'UndefinedTRPCQueryOptionsIn',
            'UndefinedTRPCQueryOptionsOut',
            'UnusedSkipTokenTRPCQueryOptionsIn',
            'UnusedSkipTokenTRPCQueryOptionsOut',
            'DefinedTRPCInfiniteQueryOptionsIn',
            'DefinedTRPCInfiniteQueryOptionsOut',
            'UndefinedTRPCInfiniteQueryOptionsIn',
            'UndefinedTRPCInfiniteQueryOptionsOut',
            'UnusedSkipTokenTRPCInfiniteQueryOptionsIn',
            'UnusedSkipTokenTRPCInfiniteQueryOptionsOut',
          ],
        },
        {
          title: 'Building blocks',
          about: 'What `createTRPCReact` is made of, for packages that build on it.',
          from: '@trpc/react-query/shared',
          exports: [
            'createRootHooks',
            'createReactDecoration',
            'DecorateProcedure',
            'getClientArgs',
          ],
        },
      ],
    },
  ],
};

const next: ReferencePackage = {
  directory: 'next',
  name: '@trpc/next',
  description:
    'Every export of @trpc/next 11: hooks and server rendering for the pages router, experiments for the app router.',
  pages: [
    {
      slug: 'pages-router',
      title: 'Pages router',
      description:
        'createTRPCNext, withTRPC and ssrPrepass: hooks and server rendering in the Next.js pages router.',
      groups: [
        {
          title: 'Set up',
          about: 'Hooks for your router, and the component that wraps your app.',
          from: '@trpc/next',
          exports: ['createTRPCNext', 'withTRPC', 'CreateTRPCNext', 'CreateTRPCNextBase'],
        },
        {
          title: 'Configuration',
          about: 'Options with and without server rendering.',
          from: '@trpc/next',
          exports: [
            'WithTRPCConfig',
            'WithTRPCSSROptions',
            'WithTRPCNoSSROptions',
            'TRPCPrepassHelper',
            'TRPCPrepassProps',
          ],
        },
        {
          title: 'Server rendering',
          about: 'Runs the queries of a page before it is rendered.',
          from: '@trpc/next/ssrPrepass',
          exports: ['ssrPrepass'],
        },
      ],
    },
    {
      slug: 'app-router',
      title: 'App router (experimental)',
      description: 'Experimental clients, links and server actions for the Next.js app router.',
      groups: [
        {
          title: 'In client components',
          about: 'A client and a hook that calls server actions.',
          from: '@trpc/next/app-dir/client',
          exports: [
            'experimental_createTRPCNextAppDirClient',
            'experimental_createActionHook',
            'experimental_serverActionLink',
            'UseTRPCActionResult',
          ],
        },
        {
          title: 'On the server',
          about: 'A client for server components, server actions and revalidation.',
          from: '@trpc/next/app-dir/server',
          exports: [
            'experimental_createTRPCNextAppDirServer',
            'experimental_createServerActionHandler',
            'experimental_revalidateEndpoint',
            'TRPCActionHandler',
            'ActionHandlerDef',
          ],
        },
        {
          title: 'Cache link',
          about: 'Calls the router in process and caches with Next.js.',
          from: '@trpc/next/app-dir/links/nextCache',
          exports: ['experimental_nextCacheLink'],
        },
        {
          title: 'HTTP link',
          about: 'Sends requests with the `fetch` of Next.js.',
          from: '@trpc/next/app-dir/links/nextHttp',
          exports: ['experimental_nextHttpLink'],
        },
      ],
    },
  ],
};

const tanstackReactQuery: ReferencePackage = {
  directory: 'tanstack-react-query',
  name: '@trpc/tanstack-react-query',
  description:
    'Every export of @trpc/tanstack-react-query 11: the options proxy, the context, subscriptions and their types.',
  pages: [
    {
      slug: 'options-proxy',
      title: 'Options proxy and context',
      description:
        'Create query, mutation and subscription options for TanStack Query, with or without React context.',
      groups: [
        {
          title: 'Set up',
          about: 'A proxy that makes options for TanStack Query, from context or standing alone.',
          from: '@trpc/tanstack-react-query',
          exports: ['createTRPCContext', 'createTRPCOptionsProxy', 'TRPCOptionsProxy'],
        },
        {
          title: 'Subscriptions',
          about: 'The hook, its options, and its result in each state.',
          from: '@trpc/tanstack-react-query',
          exports: [
            'useSubscription',
            'TRPCSubscriptionOptions',
            'TRPCSubscriptionStatus',
            'TRPCSubscriptionResult',
            'TRPCSubscriptionIdleResult',
            'TRPCSubscriptionConnectingResult',
            'TRPCSubscriptionPendingResult',
            'TRPCSubscriptionErrorResult',
          ],
        },
        {
          title: 'Types to infer',
          about: 'Input and output of a procedure on the proxy.',
          from: '@trpc/tanstack-react-query',
          exports: ['inferInput', 'inferOutput'],
        },
      ],
    },
    {
      slug: 'types',
      title: 'Types',
      description: 'Options, keys and the types that decorate each procedure of the options proxy.',
      groups: [
        {
          title: 'Options',
          about:
            'What `queryOptions`, `infiniteQueryOptions` and `mutationOptions` take and return.',
          from: '@trpc/tanstack-react-query',
          exports: [
            'TRPCQueryOptions',
            'TRPCInfiniteQueryOptions',
            'TRPCMutationOptions',
            'TRPCQueryBaseOptions',
            'TRPCQueryOptionsResult',
            'TRPCReactRequestOptions',
            'TRPCInfiniteData',
            'ExtractCursorType',
            'OptionalCursorInput',
          ],
        },
        {
          title: 'Keys',
          about: 'Query and mutation keys, with and without a prefix.',
          from: '@trpc/tanstack-react-query',
          exports: [
            'TRPCQueryKey',
            'TRPCQueryKeyWithPrefix',
            'TRPCQueryKeyWithoutPrefix',
            'AnyTRPCQueryKey',
            'TRPCMutationKey',
            'TRPCMutationKeyWithPrefix',
            'TRPCMutationKeyWithoutPrefix',
            'AnyTRPCMutationKey',
            'QueryType',
            'KeyPrefixOptions',
          ],
        },
        {
          title: 'Procedures on the proxy',
          about: 'The methods that each kind of procedure has on the proxy.',
          from: '@trpc/tanstack-react-query',
          exports: [
            'DecorateQueryProcedure',
            'DecorateMutationProcedure',
            'DecorateSubscriptionProcedure',
            'DecorateProcedure',
            'DecorateRouterKeyable',
            'ResolverDef',
          ],
        },
        {
          title: 'Feature flags',
          about: 'Type-level switches, such as a key prefix.',
          from: '@trpc/tanstack-react-query',
          exports: ['FeatureFlags', 'DefaultFeatureFlags', 'ofFeatureFlags', 'WithRequired'],
        },
      ],
    },
  ],
};

export const referencePackages: readonly ReferencePackage[] = [
  client,
  server,
  reactQuery,
  next,
  tanstackReactQuery,
];

/**
 * What has to stand before an example from the packages' comments so that it compiles on its own;
 * keyed by the entry's name. Compiled with the example and not shown.
 */
export const examplePreludes: Readonly<Record<string, string>> = {
  Encoder: [
    "import type {Encoder} from '@trpc/client';",
    '',
    'declare const myFormat: {',
    '  stringify(value: unknown): string;',
    '  parse(text: string | ArrayBuffer | Uint8Array): unknown;',
    '};',
  ].join('\n'),
  createHydrationHelpers: [
    "import {QueryClient} from '@tanstack/react-query';",
    "import superjson from 'superjson';",
    '',
    'const transformer = superjson;',
  ].join('\n'),
};

/** Examples that no prelude can complete: a line they contain, and why they are not compiled. */
export const uncheckedExamples: readonly {contains: string; reason: string}[] = [
  {contains: 'middleware: cors()', reason: 'shows one option of a call that needs several'},
];

/** Exports of public entry points that are not documented, and why. */
export const withheldExports: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@trpc/server': {
    TRPCUnsetMarker: 'marked @internal where it is exported',
    TRPCUnwrap: 'marked @internal where it is exported',
  },
  '@trpc/server/adapters/node-http': {
    internal_exceptionHandler: 'internal by its name',
  },
  '@trpc/server/adapters/next': {
    NextApiHandler: 'belongs to next',
    NextApiRequest: 'belongs to next',
    NextApiResponse: 'belongs to next',
  },
};
