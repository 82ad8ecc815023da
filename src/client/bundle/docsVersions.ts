/**
 * Every doc loads its version's sidebar with the title and description of all docs, but only the
 * cards on index pages show these. This moves them to the index pages.
 */
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';

type SidebarItem = {
  type: string;
  href?: string;
  docId?: string;
  label?: string;
  description?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
};

const sidebarItem: z.ZodType<SidebarItem> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    href: z.string().optional(),
    docId: z.string().optional(),
    label: z.string().optional(),
    description: z.string().optional(),
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

/** The data that an index page needs to render its cards: docs by id, sections by path. */
export type WithCards<Index> = Index & {
  cards?: PropVersionMetadata['docs'];
};

/** @returns the items below each category that has a page, keyed by the page's path */
function itemsByPage(items: SidebarItem[]): [page: string, inner: SidebarItem[]][] {
  return items.flatMap(({href, items: inner = []}) => [
    ...(href ? [[href, inner] as [string, SidebarItem[]]] : []),
    ...itemsByPage(inner),
  ]);
}

function cardOf(item: SidebarItem, docs: Record<string, unknown>): [id: string, card: unknown][] {
  const {href, docId, label, description} = item;
  if (docId !== undefined) return [[docId, docs[docId]]];
  return href && description ? [[href, {id: href, title: label, description}]] : [];
}

/** Only cards need `docId` and `description`, and `unlisted` matters only when it is true. */
function shortenItem(
  {docId, description: _, unlisted, items, ...item}: SidebarItem,
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
 * @param modules - what Docusaurus generated for the site's pages, by name
 * @returns replacements for the modules that describe a docs version, and for those of index pages
 */
export function shortenVersions(modules: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const indexes = parsed(indexModule, modules);
  const short = new Map<string, unknown>();
  for (const [name, {version}] of parsed(versionModule, modules)) {
    const {docs, docsSidebars, ...rest} = version;
    const below = new Map(itemsByPage(Object.values(docsSidebars).flat()));
    const withCards = new Set<string>();
    for (const [indexName, {categoryGeneratedIndex}] of indexes) {
      const items = below.get(categoryGeneratedIndex.permalink);
      if (!items) continue;
      const cards = Object.fromEntries(items.flatMap((item) => cardOf(item, docs)));
      Object.keys(cards).forEach((id) => withCards.add(id));
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
