/**
 * Old public URLs that readers and search engines still have, each with its final page. This is the
 * only place where redirects are written; `src/plugins/hosting` checks them and converts them to what
 * each host reads. To add one, add a line: the key is the old path, in `moved*` below the
 * version's root, and the value is the page that replaces it, with an anchor if only one of its
 * sections does.
 */
import path from 'node:path';

import {pagesFolder, placesOf, writtenTexts} from '../versions/places';
import {contents} from '../plugins/api-reference/contents';
import type {RedirectSource} from '../plugins/hosting/redirects';
import {newestVersion, rootOf, versionNamed, type Version} from '../versions/list';
import {discordUrl} from './site';

/** Pages of 11.x and 10.x that were elsewhere below the root of their version. */
export const moved = {
  'aborting-procedure-calls': 'client/vanilla/aborting-procedure-calls',
  'aborting-procedures': 'client/vanilla/aborting-procedure-calls',
  adapters: 'server/adapters',
  'api-gateway': 'server/adapters/aws-lambda',
  'api-handler': 'server/adapters',
  authorization: 'server/authorization',
  'awesome-trpc': 'community/awesome-trpc',
  'aws-lambda': 'server/adapters/aws-lambda',
  caching: 'server/caching',
  'client/aborting-procedure-calls': 'client/vanilla/aborting-procedure-calls',
  'client/infer-types': 'client/vanilla/infer-types',
  'client/introduction': 'client/vanilla',
  'client/nextjs/pages-router/aborting-procedure-calls': 'client/nextjs/aborting-procedure-calls',
  'client/nextjs/pages-router/server-side-helpers': 'client/nextjs/server-side-helpers',
  'client/nextjs/pages-router/setup': 'client/nextjs/setup',
  'client/nextjs/pages-router/ssg': 'client/nextjs/ssg',
  'client/nextjs/pages-router/ssr': 'client/nextjs/ssr',
  'client/react/useContext': 'client/react/useUtils',
  'client/reactjs/setup': 'client/react/setup',
  'client/setup': 'client/vanilla/setup',
  context: 'server/context',
  contributing: 'community/contributing',
  cors: 'client/cors',
  'create-react-app': 'client/react/setup',
  'data-transformers': 'server/data-transformers',
  'edge-runtimes': 'server/adapters/fetch',
  'error-formatting': 'server/error-formatting',
  'error-handling': 'server/error-handling',
  express: 'server/adapters/express',
  extra: 'further-reading',
  fastify: 'server/adapters/fastify',
  fetch: 'server/adapters/fetch',
  'further/faq': 'faq',
  'further/further-reading': 'further-reading',
  'further/rpc': 'rpc',
  getQueryKey: 'client/react/getQueryKey',
  header: 'client/headers',
  'infer-types': 'client/vanilla/infer-types',
  invalidateQueries: 'client/react/useUtils#query-invalidation',
  invalidateQuery: 'client/react/useUtils#query-invalidation',
  links: 'client/links',
  'links/httpBatchLink': 'client/links/httpBatchLink',
  'links/httpBatchStreamLink': 'client/links/httpBatchStreamLink',
  'links/httpLink': 'client/links/httpLink',
  'links/loggerLink': 'client/links/loggerLink',
  'links/overview': 'client/links',
  'links/splitLink': 'client/links/splitLink',
  'links/wsLink': 'client/links/wsLink',
  love: 'community/love',
  'merging-routers': 'server/merging-routers',
  metadata: 'server/metadata',
  middlewares: 'server/middlewares',
  next: 'client/nextjs',
  nextjs: 'client/nextjs/setup',
  'nextjs/aborting-procedure-calls': 'client/nextjs/aborting-procedure-calls',
  'nextjs/introduction': 'client/nextjs',
  'nextjs/server-side-helpers': 'client/nextjs/server-side-helpers',
  'nextjs/setup': 'client/nextjs/setup',
  'nextjs/ssg': 'client/nextjs/ssg',
  'nextjs/ssg-helpers': 'client/nextjs/server-side-helpers',
  'nextjs/ssr': 'client/nextjs/ssr',
  'nextjs/starter-projects': 'client/nextjs/starter-projects',
  'output-validation': 'server/validators',
  procedures: 'server/procedures',
  'query-invalidation': 'client/react/useUtils#query-invalidation',
  react: 'client/react/setup',
  'react-mutations': 'client/react/useMutation',
  'react-queries': 'client/react/useQuery',
  'react-queries-and-mutations': 'client/react/useQuery',
  'react-query': 'client/react',
  reactjs: 'client/react',
  'reactjs/getquerykey': 'client/react/getQueryKey',
  'reactjs/introduction': 'client/react',
  'reactjs/useContext': 'client/react/useUtils',
  'reactjs/usecontext': 'client/react/useUtils',
  'reactjs/useinfinitequery': 'client/react/useInfiniteQuery',
  'reactjs/usemutation': 'client/react/useMutation',
  'reactjs/usequeries': 'client/react/useQueries',
  'reactjs/usequery': 'client/react/useQuery',
  router: 'server/routers',
  RPC: 'rpc',
  server: 'server/introduction',
  'server-side-calls': 'server/server-side-calls',
  'server/api-handler': 'server/adapters',
  'server/infer-types': 'client/vanilla/infer-types',
  'server/output-validation': 'server/validators',
  'server/overview': 'server/introduction',
  sponsors: 'community/sponsors',
  ssg: 'client/nextjs/ssg',
  'ssg-helpers': 'client/nextjs/server-side-helpers',
  ssr: 'client/nextjs/ssr',
  standalone: 'server/adapters/standalone',
  'starter-projects': 'client/nextjs/starter-projects',
  suspense: 'client/react/suspense',
  useContext: 'client/react/useUtils',
  useInfiniteQuery: 'client/react/useInfiniteQuery',
  useMutation: 'client/react/useMutation',
  useQueries: 'client/react/useQueries',
  useQuery: 'client/react/useQuery',
  vanilla: 'client/vanilla/setup',
};

/**
 * Sections of 11.x that are on other pages now, as comments in packages link them. A host doesn't see
 * the anchor, so the old page has it, too, at its link to the new page.
 */
export const movedSections = {
  'client/tanstack-react-query/usage#infiniteQueryOptions':
    'client/tanstack-react-query/infinite-lists',
  'client/tanstack-react-query/usage#mutationKey': 'client/tanstack-react-query/invalidation',
  'client/tanstack-react-query/usage#mutationOptions': 'client/tanstack-react-query/mutations',
  'client/tanstack-react-query/usage#queryFilter': 'client/tanstack-react-query/invalidation',
  'client/tanstack-react-query/usage#queryKey': 'client/tanstack-react-query/invalidation',
  'client/tanstack-react-query/usage#subscriptionOptions':
    'client/tanstack-react-query/subscriptions',
};

/** Pages that only 11.x has, or that 10.x has elsewhere. */
const movedIn11x = {
  'client/nextjs/app-router': 'client/nextjs/app-router-setup',
  'links/localLink': 'client/links/localLink',
  openapi: 'recipes/openapi',
  publicProcedures: 'server/procedures',
  subscriptions: 'server/subscriptions',
  websockets: 'server/websockets',
};

const movedIn10x = {
  'server/subscriptions': 'subscriptions',
  'server/websockets': 'subscriptions',
  websockets: 'subscriptions',
};

const older = versionNamed('10.x');

const places = placesOf(writtenTexts(path.resolve(__dirname, '../..')));

/** The pages for React, which were below `reactjs`. */
const reactPages = (of: Version): Record<string, string> =>
  Object.fromEntries(
    places
      .filter(({version, page}) => version === of && page.startsWith('client/react/'))
      .map(({page}) => [page.replace('client/react', 'reactjs'), page]),
  );

/** @param root - of the old addresses; that of the version by default */
const below = (
  version: Version,
  pages: Readonly<Record<string, string>>,
  root = rootOf(version),
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages).map(([from, to]) => [`${root}/${from}`, `${rootOf(version)}/${to}`]),
  );

const oldPages = {...reactPages(newestVersion), ...moved, ...movedIn11x};

/** Where packages and readers expect the newest line as well, whose pages are below `/docs`. */
const newestRoot = `/docs/v${newestVersion.major}`;

/** Pages that are generated rather than written: indexes of sections, and the API reference. */
const generatedPages = [
  ...['community', 'further', 'server/introduction', pagesFolder],
  ...(contents[newestVersion.name]?.packages ?? []).flatMap(({directory, pages}) =>
    ['', ...pages.map(({slug}) => slug)].map((slug) =>
      path.posix.join(pagesFolder, directory, slug),
    ),
  ),
];

export const redirects: RedirectSource = {
  ...below(newestVersion, oldPages),
  ...below(newestVersion, oldPages, newestRoot),
  ...Object.fromEntries(
    places
      .filter(({version}) => version === newestVersion)
      .map(({page, route}) => [path.posix.join(newestRoot, page), route]),
  ),
  ...below(
    newestVersion,
    Object.fromEntries(generatedPages.map((page) => [page, page])),
    newestRoot,
  ),
  ...below(older, {...reactPages(older), ...moved, ...movedIn10x}),
  '/awesome': '/docs/community/awesome-trpc',
  '/blog/hello-trpc': '/blog/introducing-trpc',
  '/buy/tier-pro': 'https://github.com/sponsors/trpc/sponsorships?tier_id=73667',
  '/discord': discordUrl,
  '/docs/migrate-from-v9-to-v10': '/docs/v10/migrate-from-v9-to-v10',
  '/docs/v11/migrate-from-v9-to-v10': '/docs/v10/migrate-from-v9-to-v10',
  '/docs/v10/invalidateQueries': '/docs/client/react/useUtils#query-invalidation',
  '/docs/v10/publicProcedures': '/docs/server/procedures',
  '/docs/v10/query-invalidation': '/docs/client/react/useUtils#query-invalidation',
  '/drift': 'https://drift.trpc.io',
  '/edge-runtimes': '/docs/server/adapters/fetch',
  '/faq': '/docs/faq',
  '/sponsor': 'https://github.com/sponsors/trpc',
};
