import type {DocusaurusConfig} from '@docusaurus/types';
import * as z from 'zod';

type Item = {type?: string; items?: Item[]};
const item: z.ZodType<Item> = z.lazy(() =>
  z.looseObject({type: z.string().optional(), items: z.array(item).optional()}),
);

const themeConfig = z.looseObject({
  navbar: z.looseObject({items: z.array(item)}),
  footer: z
    .looseObject({logo: z.unknown().optional(), links: z.array(z.looseObject({})).optional()})
    .optional(),
  docs: z
    .looseObject({sidebar: z.looseObject({hideable: z.boolean().optional()}).optional()})
    .optional(),
});

/** The buttons that collapse and expand the docs sidebar. */
const hidingComponents = [
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
];

/** Components of theme-classic that only one type of navbar item renders, by that type. */
const itemComponents = {
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  html: 'NavbarItem/HtmlNavbarItem',
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  search: 'NavbarItem/SearchNavbarItem',
};

function typesIn(items: Item[]): string[] {
  return items.flatMap(({type, items: inner}) => [
    ...(type ? [type] : []),
    ...typesIn(inner ?? []),
  ]);
}

/** Options that show when a doc or post was last updated, and by whom. */
const lastUpdate = /"showLastUpdate(?:Time|Author)":true/;

/** @returns the names under `@theme/` of components that this configuration never renders */
export function unusedComponents(
  config: Pick<DocusaurusConfig, 'themeConfig' | 'presets' | 'plugins'>,
): string[] {
  const {navbar, footer, docs} = themeConfig.parse(config.themeConfig);
  const types = typesIn(navbar.items);
  const hasColumns = footer?.links?.some((link) => 'title' in link);
  return [
    ...Object.entries(itemComponents).flatMap(([type, name]) => (types.includes(type) ? [] : name)),
    ...(hasColumns ? ['Footer/Links/Simple'] : []),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(docs?.sidebar?.hideable ? [] : hidingComponents),
    ...(lastUpdate.test(JSON.stringify([config.presets, config.plugins])) ? [] : ['LastUpdated']),
  ];
}
