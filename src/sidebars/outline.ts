import type {PluginOptions} from '@docusaurus/plugin-content-docs';

export type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;

/**
 * What a sidebar holds, in the order in which a reader learns it.
 *
 * A string is a page, as its path below the version's root (`''` is the introduction). A section
 * has either a page of its own or an index that Docusaurus makes from its items.
 */
export type OutlineItem = string | OutlineSection;

interface OutlineSection {
  label: string;
  page?: string;
  index?: {slug: string; description: string};
  collapsed?: boolean;
  items: OutlineItem[];
}

/** Pages that stand outside the sidebar: parts of the landing page. */
const outsideSidebar = ['landing-intro/'];

function idCandidates(page: string): string[] {
  return page === '' ? ['index'] : [page, `${page}/index`];
}

/**
 * Makes the sidebar of the pages that exist. A page of the outline without a file is left out, and
 * so is a section that then holds nothing.
 *
 * @param docIds - ids of all docs of the version, as Docusaurus gives them
 * @param source - the outline's file, for the message
 * @throws Error naming the docs that the outline does not list
 */
export function buildSidebar(
  outline: OutlineItem[],
  docIds: readonly string[],
  source: string,
): Sidebar {
  const unlisted = new Set(
    docIds.filter((id) => !outsideSidebar.some((folder) => id.startsWith(folder))),
  );

  function takeDoc(page: string): string | undefined {
    const id = idCandidates(page).find((candidate) => docIds.includes(candidate));
    if (id !== undefined) {
      unlisted.delete(id);
    }
    return id;
  }

  function toItems(items: OutlineItem[]): Sidebar {
    return items.flatMap((item): Sidebar => {
      if (typeof item === 'string') {
        const id = takeDoc(item);
        return id === undefined ? [] : [{type: 'doc', id}];
      }
      const id = item.page === undefined ? undefined : takeDoc(item.page);
      const children = toItems(item.items);
      if (children.length === 0) {
        return id === undefined ? [] : [{type: 'doc', id, label: item.label}];
      }
      return [
        {
          type: 'category',
          label: item.label,
          collapsible: true,
          collapsed: item.collapsed ?? true,
          link: item.index
            ? {type: 'generated-index', ...item.index}
            : id === undefined
              ? undefined
              : {type: 'doc', id},
          items: children,
        },
      ];
    });
  }

  const sidebar = toItems(outline);
  if (unlisted.size > 0) {
    throw new Error(
      `Docs that no sidebar lists: ${[...unlisted].join(', ')}. Add each to ${source} at the place ` +
        'where a reader should meet it.',
    );
  }
  return sidebar;
}
