import type {ReferencePackage} from '../types';

export const client: ReferencePackage = {
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
            'TRPCPromise',
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
        'Every link in @trpc/client, with its options, and the types to write a link of your own.',
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
            'localLink',
            'LocalLinkOptions',
            'unstable_localLink',
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
      description:
        'The error a tRPC client throws, how to recognize it or take it as a value, and helpers around fetch.',
      groups: [
        {
          title: 'Errors',
          about: 'What a failed call throws, how to narrow it, and how to get it as a value.',
          from: '@trpc/client',
          exports: [
            'TRPCClientError',
            'isTRPCClientError',
            'safe',
            'SafeResult',
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
