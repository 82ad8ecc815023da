import type {PluginOptions} from '@docusaurus/plugin-content-docs';

export type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;

/**
 * The items of a sidebar, in the order in which a reader learns them.
 *
 * A string is a page, as its path below the version's root (`''` is the introduction). A section has
 * either a page of its own or an index that Docusaurus generates from its items. A link leads to a
 * page of another version. A heading labels the pages below it in a flat list, without containing
 * them.
 */
export type OutlineItem = string | OutlineSection | OutlineLink | {heading: string};

/** Class of a heading's item, for its style. */
const headingClass = 'sidebar-heading';

interface OutlineSection {
  label: string;
  page?: string;
  index?: {slug: string; description: string};
  collapsed?: boolean;
  items: OutlineItem[];
}

interface OutlineLink {
  label: string;
  /** The address, without the base URL. */
  href: string;
}

/** The doc of a page in an outline. */
const idOf = (page: string, docIds: readonly string[]): string | undefined =>
  (page === '' ? ['index'] : [page, `${page}/index`]).find((id) => docIds.includes(id));

/**
 * Builds the sidebar of the existing pages. A page of the outline without a file is left out, and so
 * is a section that is empty as a result; `findings.ts` reports them.
 *
 * @param docIds - ids of all docs of the version, as Docusaurus gives them
 */
export function buildSidebar(outline: OutlineItem[], docIds: readonly string[]): Sidebar {
  function toItems(items: OutlineItem[]): Sidebar {
    return items.flatMap((item): Sidebar => {
      if (typeof item === 'string') {
        const id = idOf(item, docIds);
        return id === undefined ? [] : [{type: 'doc', id}];
      }
      if ('href' in item) {
        return [{type: 'link', ...item}];
      }
      if ('heading' in item) {
        return [{type: 'html', value: item.heading, className: headingClass, defaultStyle: false}];
      }
      const id = item.page === undefined ? undefined : idOf(item.page, docIds);
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

  return toItems(outline);
}
