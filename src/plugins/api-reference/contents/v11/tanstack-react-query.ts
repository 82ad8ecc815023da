import type {ReferencePackage} from '../types';

export const tanstackReactQuery: ReferencePackage = {
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
