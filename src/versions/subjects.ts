/**
 * Maps pages of one docs version to the pages of another version that cover the same subject.
 *
 * A page is named by its path below its version's root: `client/links`, or `''` for the root. A
 * subject is named like its page in the newest version. The maps only contain pages whose path
 * differs between versions.
 */
type PageOfSubject = Readonly<Record<string, string>>;

/** 10.x has the same paths as 11.x, except for one page, which 11.x splits. */
const movedIn10x = {
  'server/subscriptions': 'subscriptions',
  'server/websockets': 'subscriptions',
  'client/react/useSubscription': 'subscriptions',
  'client/links/httpSubscriptionLink': 'subscriptions',
} satisfies PageOfSubject;

/** 9.x is a flat list. If several subjects share a page, the closest one comes first. */
const movedIn9x = {
  'server/routers': 'router',
  'server/procedures': 'router',
  'server/context': 'context',
  'server/middlewares': 'middlewares',
  'server/authorization': 'authorization',
  'server/validators': 'output-validation',
  'server/error-handling': 'error-handling',
  'server/error-formatting': 'error-formatting',
  'server/merging-routers': 'merging-routers',
  'server/data-transformers': 'data-transformers',
  'server/metadata': 'metadata',
  'server/caching': 'caching',
  'server/subscriptions': 'subscriptions',
  'server/websockets': 'subscriptions',
  'server/adapters/express': 'express',
  'server/adapters/fastify': 'fastify',
  'server/adapters/aws-lambda': 'aws-lambda',
  'client/vanilla/setup': 'vanilla',
  'client/vanilla': 'vanilla',
  'client/vanilla/infer-types': 'infer-types',
  'client/react/setup': 'react',
  'client/react': 'react',
  'client/react/useQuery': 'react-queries',
  'client/react/useMutation': 'react-mutations',
  'client/react/useInfiniteQuery': 'useInfiniteQuery',
  'client/react/useSubscription': 'subscriptions',
  'client/react/useUtils': 'invalidateQueries',
  'client/react/infer-types': 'infer-types',
  'client/nextjs/setup': 'nextjs',
  'client/nextjs': 'nextjs',
  'server/adapters/nextjs': 'nextjs',
  'client/nextjs/ssr': 'ssr',
  'client/nextjs/ssg': 'ssg',
  'client/nextjs/server-side-helpers': 'ssg-helpers',
  'client/nextjs/starter-projects': 'starter-projects',
  'client/links': 'links',
  'client/links/httpBatchLink': 'links',
  'client/links/httpLink': 'links',
  'client/links/splitLink': 'links',
  'client/links/loggerLink': 'links',
  'client/links/wsLink': 'subscriptions',
  'client/headers': 'header',
  'client/cors': 'cors',
  'community/awesome-trpc': 'awesome-trpc',
  'community/contributing': 'contributing',
  'community/sponsors': 'sponsors',
  'community/love': 'love',
} satisfies PageOfSubject;

const movedPages: Readonly<Record<string, PageOfSubject>> = {'10.x': movedIn10x, '9.x': movedIn9x};

/**
 * The pages of `to` that may cover what `page` of `from` does, closest first. The caller checks
 * whether they exist.
 *
 * @param from - version name as in Docusaurus: `current`, `10.x` or `9.x`
 */
export function pagesOnSameSubject(from: string, page: string, to: string): string[] {
  const subjects = Object.entries(movedPages[from] ?? {})
    .filter(([, moved]) => moved === page)
    .map(([subject]) => subject);
  const candidates = [...subjects, page].flatMap((subject) => {
    const moved = movedPages[to]?.[subject];
    return moved === undefined ? [subject] : [moved, subject];
  });
  return [...new Set(candidates)];
}
