/**
 * The kinds of pages that are measured; `stock` is the counterpart in the stock site, if it has one.
 */
export interface PageKind {
  name: string;
  path: string;
  stock?: string;
}

export const pageKinds: readonly PageKind[] = [
  {name: 'landing', path: '/', stock: '/'},
  {
    name: 'docs, ten samples',
    path: '/docs/server/authorization',
    stock: '/docs/server/authorization',
  },
  {name: 'docs, option lists', path: '/docs/client/react/useQuery'},
  {name: 'API', path: '/docs/typedoc/client/links'},
  {name: 'largest guide', path: '/docs/v10/migrate-from-v9-to-v10'},
  {name: 'largest API page', path: '/docs/typedoc/react-query/shared'},
  {name: 'blog', path: '/blog'},
  {name: 'tags', path: '/blog/tags'},
  {name: 'post', path: '/blog/tinyrpc-client', stock: '/blog/tinyrpc-client'},
  {name: 'pricing', path: '/pricing'},
  {name: 'media', path: '/media'},
  {name: 'search', path: '/search'},
  {name: '404', path: '/no-such-page', stock: '/no-such-page'},
];

/** Those that Lighthouse audits. */
export const lighthouseKinds = pageKinds.filter(
  ({name}) => !['pricing', 'media', '404'].includes(name),
);
