/**
 * Expands the short form of the site's routes, which `../shorten.ts` writes, into what Docusaurus' own
 * generated modules contain.
 */

/** The shapes that routes share. `null` is a placeholder for a chunk that only one route has. */
export type Layout = {chunks: unknown; attributes: Record<string, unknown>};

/**
 * The path relative to the parent's, the index of the layout, and the children. A string is a route
 * with layout 0.
 */
export type ShortRoute = string | [path: string, layout: number, children?: ShortRoute[]];

export type ShortSite = {
  layouts: Layout[];
  routes: ShortRoute[];
  /**
   * How many chunks are shared between routes; layouts refer to these by number, and they are
   * numbered first.
   */
  shared: number;
};

export type ExpandedRoute = {
  path: string;
  /** The number that distinguishes routes with the same path. */
  hash: string;
  routes?: ExpandedRoute[];
  [attribute: string]: unknown;
};

export type ExpandedSite = {routes: ExpandedRoute[]; chunkNames: Record<string, unknown>};

/** The path relative to another one; empty if they are equal. */
export function join(parent: string, path: string): string {
  if (parent !== '' && path === '') return parent;
  return parent.endsWith('/') ? parent + path : `${parent}/${path}`;
}

/**
 * Numbers the chunks that belong to one route, in route order, because the short form omits them.
 */
export function expand({layouts, routes, shared}: ShortSite): ExpandedSite {
  const chunkNames: Record<string, unknown> = {};
  let chunk = shared;
  let count = 0;

  /** A copy, in the order of the short form. */
  function numbered(chunks: unknown): unknown {
    if (chunks === null) return chunk++;
    if (Array.isArray(chunks)) return chunks.map(numbered);
    if (typeof chunks !== 'object') return chunks;
    return Object.fromEntries(Object.entries(chunks).map(([key, value]) => [key, numbered(value)]));
  }

  function expandRoute(parent: string, route: ShortRoute): ExpandedRoute {
    const [path, index, children] = typeof route === 'string' ? ([route, 0] as const) : route;
    const {chunks, attributes} = layouts[index] as Layout;
    const expanded: ExpandedRoute = {path: join(parent, path), hash: `${count++}`, ...attributes};
    chunkNames[`${expanded.path}-${expanded.hash}`] = numbered(chunks);
    if (children) expanded.routes = children.map((child) => expandRoute(expanded.path, child));
    return expanded;
  }

  return {routes: routes.map((route) => expandRoute('', route)), chunkNames};
}

export type Doc = {id: string; path: string; sidebar?: string; unlisted?: boolean};

export type DocsVersion = {path: string; docs: Doc[]};

/**
 * A doc is just its path relative to the version's if it has the default id for that path and the
 * version's usual sidebar. Every page loads this data of the docs plugin: 20 KB of JSON in full.
 */
export type ShortDocsVersion = {path: string; usualSidebar?: string; docs: (Doc | string)[]};

/** @param doc - its path relative to the version's, such as `client/`, whose id is `client/index` */
export function expandDoc(doc: string, {path, usualSidebar}: Omit<ShortDocsVersion, 'docs'>): Doc {
  return {id: doc.replace(/(^|\/)$/, '$1index'), path: `${path}/${doc}`, sidebar: usualSidebar};
}

export function expandDocs({usualSidebar, docs, ...version}: ShortDocsVersion): DocsVersion {
  const usual = {...version, usualSidebar};
  return {
    ...version,
    docs: docs.map((doc) => (typeof doc === 'string' ? expandDoc(doc, usual) : doc)),
  };
}
