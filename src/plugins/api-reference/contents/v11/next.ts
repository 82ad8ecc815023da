import type {ReferencePackage} from '../types';

export const next: ReferencePackage = {
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
