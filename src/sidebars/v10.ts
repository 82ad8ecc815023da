import type {OutlineItem} from './outline';

export const v10: OutlineItem[] = [
  '',
  'concepts',
  'getting-started',
  'quickstart',
  'example-apps',
  {
    label: 'Server',
    index: {
      slug: '/server/introduction',
      description:
        'Define routers and procedures, validate what comes in, decide who may call what, and serve it all over HTTP.',
    },
    collapsed: false,
    items: [
      'server/routers',
      'server/procedures',
      'server/validators',
      'server/context',
      'server/middlewares',
      'server/authorization',
      'server/error-handling',
      'server/error-formatting',
      'server/merging-routers',
      'server/server-side-calls',
      'server/data-transformers',
      'subscriptions',
      'server/metadata',
      'server/caching',
      {
        label: 'Adapters',
        page: 'server/adapters',
        items: [
          'server/adapters/standalone',
          'server/adapters/express',
          'server/adapters/fastify',
          'server/adapters/nextjs',
          'server/adapters/fetch',
          'server/adapters/aws-lambda',
        ],
      },
    ],
  },
  {
    label: 'Client',
    page: 'client',
    collapsed: false,
    items: [
      {
        label: 'Vanilla client',
        page: 'client/vanilla',
        items: [
          'client/vanilla/setup',
          'client/vanilla/infer-types',
          'client/vanilla/aborting-procedure-calls',
        ],
      },
      {
        label: 'React Query',
        page: 'client/react',
        items: [
          'client/react/setup',
          'client/react/useQuery',
          'client/react/useMutation',
          'client/react/useInfiniteQuery',
          'client/react/useQueries',
          'client/react/useUtils',
          'client/react/getQueryKey',
          'client/react/infer-types',
          'client/react/suspense',
          'client/react/aborting-procedure-calls',
        ],
      },
      {
        label: 'Next.js',
        page: 'client/nextjs',
        items: [
          'client/nextjs/setup',
          'client/nextjs/ssr',
          'client/nextjs/ssg',
          'client/nextjs/server-side-helpers',
          'client/nextjs/aborting-procedure-calls',
          'client/nextjs/starter-projects',
        ],
      },
      {
        label: 'Links',
        page: 'client/links',
        items: [
          'client/links/httpBatchLink',
          'client/links/httpBatchStreamLink',
          'client/links/httpLink',
          'client/links/wsLink',
          'client/links/splitLink',
          'client/links/loggerLink',
        ],
      },
      'client/headers',
      'client/cors',
    ],
  },
  'migrate-from-v9-to-v10',
  {label: 'Migrate to 11.x', href: '/docs/migrate-from-v10-to-v11'},
  {
    label: 'Further',
    index: {
      slug: '/further',
      description: 'Answers to common questions, the wire format, and reading that goes deeper.',
    },
    items: ['faq', 'rpc', 'further-reading'],
  },
  {
    label: 'Community',
    index: {
      slug: '/community',
      description: 'Projects, videos and people around tRPC, and the ways to take part.',
    },
    items: [
      'community/awesome-trpc',
      'videos-and-community-resources',
      'community/contributing',
      'community/sponsors',
      'community/love',
    ],
  },
];
