/**
 * Every doc's page loads its version's sidebar and the title and description of all the version's
 * docs, of which only the cards of index pages show anything: this moves those to the index pages.
 */
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';

type SidebarItem = {
  type: string;
  href?: string;
  docId?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
};

const sidebarItem: z.ZodType<SidebarItem> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    href: z.string().optional(),
    docId: z.string().optional(),
    unlisted: z.boolean().optional(),
    items: z.array(sidebarItem).optional(),
  }),
);

const versionModule = z.object({
  version: z.looseObject({
    docsSidebars: z.record(z.string(), z.array(sidebarItem)),
    docs: z.record(z.string(), z.unknown()),
  }),
});

const indexModule = z.object({categoryGeneratedIndex: z.looseObject({permalink: z.string()})});

/** What an index page gets, with what its cards show of each doc. */
export type WithCards<Index> = Index & {
  cards?: PropVersionMetadata['docs'];
};

/** @returns ids of the docs below each category that has a page, by the page's path */
function docsByPage(items: SidebarItem[]): [page: string, ids: string[]][] {
  return items.flatMap(({href, items: inner = []}) => [
    ...(href ? [[href, inner.flatMap(({docId}) => docId ?? [])] as [string, string[]]] : []),
    ...docsByPage(inner),
  ]);
}

/** `docId` is of use to cards only, and `unlisted` only where it is true. */
function shortenItem(
  {docId, unlisted, items, ...item}: SidebarItem,
  withCards: ReadonlySet<string>,
): SidebarItem {
  return {
    ...item,
    ...(docId !== undefined && withCards.has(docId) && {docId}),
    ...(unlisted && {unlisted}),
    ...(items && {items: items.map((inner) => shortenItem(inner, withCards))}),
  };
}

function parsed<T>(schema: z.ZodType<T>, modules: ReadonlyMap<string, unknown>): [string, T][] {
  return [...modules].flatMap(([name, module]) => {
    const {success, data} = schema.safeParse(module);
    return success ? [[name, data] as [string, T]] : [];
  });
}

/**
 * @param modules - what Docusaurus wrote for the site's pages, by name
 * @returns other forms of those modules among them that describe a version of the docs, and of those
 * of index pages
 */
export function shortenVersions(modules: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const indexes = parsed(indexModule, modules);
  const short = new Map<string, unknown>();
  for (const [name, {version}] of parsed(versionModule, modules)) {
    const {docs, docsSidebars, ...rest} = version;
    const idsOf = new Map(docsByPage(Object.values(docsSidebars).flat()));
    const withCards = new Set<string>();
    for (const [indexName, {categoryGeneratedIndex}] of indexes) {
      const ids = idsOf.get(categoryGeneratedIndex.permalink);
      if (!ids) continue;
      ids.forEach((id) => withCards.add(id));
      const cards = Object.fromEntries(ids.map((id) => [id, docs[id]]));
      short.set(indexName, {categoryGeneratedIndex: {...categoryGeneratedIndex, cards}});
    }
    const sidebars = Object.entries(docsSidebars).map(([sidebar, items]) => [
      sidebar,
      items.map((item) => shortenItem(item, withCards)),
    ]);
    short.set(name, {version: {...rest, docsSidebars: Object.fromEntries(sidebars), docs: {}}});
  }
  return short;
}
