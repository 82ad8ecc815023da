import type {SidebarItemsGenerator} from './outline';

type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;
type Item = Sidebar[number];

/**
 * Gives a section that has a card on an index page the description of its own page. Docusaurus knows
 * which doc the card of a page is about, but not which doc a section opens with.
 *
 * @param descriptions - by the doc's id, from the front matter
 */
export function describeCards(
  sidebar: Sidebar,
  descriptions: ReadonlyMap<string, string | undefined>,
): Sidebar {
  const describe = (item: Item): Item =>
    item.type === 'category' && item.link?.type === 'doc'
      ? {...item, description: descriptions.get(item.link.id)}
      : item;

  return sidebar.map((item) => {
    if (item.type !== 'category') return item;
    const items = describeCards(item.items, descriptions);
    return {...item, items: item.link?.type === 'generated-index' ? items.map(describe) : items};
  });
}
