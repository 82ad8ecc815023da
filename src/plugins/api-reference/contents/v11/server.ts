import type {ReferencePackage} from '../types';

export const server: ReferencePackage = {
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
