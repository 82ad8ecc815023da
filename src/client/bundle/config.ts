import fs from 'node:fs';
import path from 'node:path';

import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * Options that only the build reads. Plugin options would also leak directory names of the build
 * machine.
 */
export const buildOptions = [
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies (keyof DocusaurusConfig)[];

/**
 * The configuration that is sent to the browser: without how Prism colors code, which the build does,
 * and without the locale dropdown when there is only one locale, because it would render nothing.
 */
export function clientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const {prism: _prism, ...themeConfig} = config.themeConfig;
  const {navbar} = themeConfig as {navbar?: {items: {type?: string}[]}};
  const items = navbar?.items.filter(
    ({type}) => type !== 'localeDropdown' || config.i18n.locales.length > 1,
  );
  const {experimental_router} = config.future;
  const copy: Partial<DocusaurusConfig> = {...config};
  for (const option of buildOptions) delete copy[option];
  return {
    ...copy,
    themeConfig: {...themeConfig, ...(navbar && {navbar: {...navbar, items}})},
    future: {experimental_router} as DocusaurusConfig['future'],
  };
}

/** @returns the names under `@theme/` of components that this configuration never renders */
export function unusedComponents(config: DocusaurusConfig): string[] {
  const all = JSON.stringify([clientConfig(config), config.presets, config.plugins]);
  const footer = JSON.stringify(config.themeConfig.footer ?? {});
  const isUsed = {
    'NavbarItem/DocsVersionNavbarItem': all.includes('"type":"docsVersion"'),
    'NavbarItem/HtmlNavbarItem': all.includes('"type":"html"'),
    'NavbarItem/LocaleDropdownNavbarItem': all.includes('"type":"localeDropdown"'),
    'NavbarItem/SearchNavbarItem': all.includes('"type":"search"'),
    // Links in columns have titles.
    'Footer/Links/Simple': !footer.includes('"title":'),
    'Footer/Logo': footer.includes('"logo":'),
    'DocRoot/Layout/Sidebar/ExpandButton': all.includes('"hideable":true'),
    'DocSidebar/Desktop/CollapseButton': all.includes('"hideable":true'),
    LastUpdated: /"showLastUpdate(?:Time|Author)":true/.test(all),
  };
  return Object.entries(isUsed).flatMap(([name, used]) => (used ? [] : [name]));
}

/** The file that `@theme/${name}` resolves to; the site's own takes precedence over the theme's. */
export function themeFile(siteDir: string, name: string): string {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const file = [path.join(siteDir, 'src/theme'), theme]
    .flatMap((folder) =>
      ['.tsx', '/index.tsx', '.js', '/index.js'].map((end) => path.join(folder, name + end)),
    )
    .find((candidate) => fs.existsSync(candidate));
  if (!file) throw new Error(`There is no @theme/${name}; adapt src/client/bundle/config.ts.`);
  return file;
}
