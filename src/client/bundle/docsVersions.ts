/**
 * What the docs plugin tells every page about all docs, shortened: their ids and paths, and the lists
 * of titles and descriptions, which only the cards of index pages show.
 */
import {isDeepStrictEqual} from 'node:util';

import type {
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

import {expandDoc, type DocsVersion, type ShortDocsVersion} from './browser/expand';

/** By plugin name, then by plugin id. */
export type GlobalData = Record<string, Record<string, unknown>>;

/** The name under which the docs plugin stores its data. */
const docsPlugin = 'docusaurus-plugin-content-docs';

function shortenVersion({docs, ...version}: DocsVersion): ShortDocsVersion {
  const usualSidebar = docs.find(({sidebar}) => sidebar !== undefined)?.sidebar;
  const short = {...version, usualSidebar};
  return {
    ...short,
    // In route order, since the routes list the same paths.
    docs: [...docs]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((doc) => {
        const path = doc.path.slice(version.path.length + 1);
        return isDeepStrictEqual(expandDoc(path, short), doc) ? path : doc;
      }),
  };
}

/** Removes from the docs plugin's data whatever `expandDocs` can restore. */
export function shortenGlobalData(globalData: GlobalData): GlobalData {
  const instances = Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => {
    const {versions, ...rest} = data as {versions: DocsVersion[]};
    return [id, {...rest, versions: versions.map(shortenVersion)}];
  });
  return {...globalData, [docsPlugin]: Object.fromEntries(instances)};
}

/** The data that an index page needs to render its cards: docs by id, sections by path. */
export type WithCards<Index> = Index & {cards?: PropVersionMetadata['docs']};

type PageData = {
  version?: PropVersionMetadata;
  categoryGeneratedIndex?: WithCards<PropCategoryGeneratedIndex>;
};

/** @returns the items below the category that has this page */
const itemsOf = (page: string, items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === page ? item.items : itemsOf(page, item.items);
  });

/** Only cards need `description` and `docId`, and `unlisted` matters only when it is true. */
const withoutDetails = (
  sidebars: PropVersionMetadata['docsSidebars'],
  withCards: ReadonlySet<unknown>,
) =>
  JSON.parse(
    JSON.stringify(sidebars, (key, value: unknown) =>
      key === 'description' ||
      (key === 'unlisted' && !value) ||
      (key === 'docId' && !withCards.has(value))
        ? undefined
        : value,
    ),
  ) as PropVersionMetadata['docsSidebars'];

/**
 * @param modules - what Docusaurus generated for the site's pages, by name
 * @returns replacements for the modules that describe a docs version, and for those of index pages
 */
export function moveCards(modules: ReadonlyMap<string, PageData>): Map<string, PageData> {
  const moved = new Map<string, PageData>();
  for (const [name, {version}] of modules) {
    if (!version) continue;
    const withCards = new Set<string>();
    for (const [indexName, {categoryGeneratedIndex: index}] of modules) {
      if (!index) continue;
      const items = itemsOf(index.permalink, Object.values(version.docsSidebars).flat());
      if (items.length === 0) continue;
      const cards: Record<string, object | undefined> = {};
      for (const item of items) {
        if (item.type === 'link' && item.docId) {
          cards[item.docId] = version.docs[item.docId];
          withCards.add(item.docId);
        }
        if (item.type !== 'category' || !item.href) continue;
        const {href, label, description} = item;
        cards[href] = {id: href, title: label, description};
      }
      moved.set(indexName, {categoryGeneratedIndex: {...index, cards} as WithCards<typeof index>});
    }
    const docsSidebars = withoutDetails(version.docsSidebars, withCards);
    moved.set(name, {version: {...version, docsSidebars, docs: {}}});
  }
  return moved;
}
