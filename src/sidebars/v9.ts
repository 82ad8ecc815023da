import type {OutlineItem} from './outline';

export const v9: OutlineItem[] = [
  '',
  'quickstart',
  'example-apps',
  {
    label: 'Server',
    index: {
      slug: '/server/introduction',
      description:
        'Define routers, validate input and output, share context, and serve the result over HTTP.',
    },
    collapsed: false,
    items: [
      'router',
      'context',
      'middlewares',
      'authorization',
      'output-validation',
      'error-handling',
      'error-formatting',
      'merging-routers',
      'data-transformers',
      'metadata',
      'subscriptions',
      'caching',
      'express',
      'fastify',
      'aws-lambda',
    ],
  },
  {
    label: 'Client',
    index: {
      slug: '/client/introduction',
      description: 'Call procedures from plain TypeScript, from React and from Next.js.',
    },
    collapsed: false,
    items: [
      'vanilla',
      'react',
      'react-queries',
      'react-mutations',
      'useInfiniteQuery',
      'invalidateQueries',
      'infer-types',
      'links',
      'header',
      'cors',
    ],
  },
  {
    label: 'Next.js',
    index: {
      slug: '/nextjs/introduction',
      description: 'Serve the API from a Next.js app, and render its data on the server.',
    },
    items: ['nextjs', 'ssr', 'ssg', 'ssg-helpers', 'starter-projects'],
  },
  {
    label: 'Further',
    index: {
      slug: '/further',
      description: 'The wire format, and reading that goes deeper.',
    },
    items: ['rpc', 'further-reading'],
  },
  {
    label: 'Community',
    index: {
      slug: '/community',
      description: 'Projects and people around tRPC, and the ways to take part.',
    },
    items: ['awesome-trpc', 'contributing', 'sponsors', 'love'],
  },
];
