import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * Options that only the build reads. Plugin options would also leak directory names of the build
 * machine.
 */
type BuildOption = (typeof buildOptions)[number];
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

interface Navbar {
  items: {type?: string}[];
}

/**
 * Omits how Prism colors code, which the build does, and the locale dropdown when there is only one
 * locale, because it would render nothing.
 */
function clientTheme({i18n, themeConfig}: DocusaurusConfig): DocusaurusConfig['themeConfig'] {
  const {prism: _prism, ...theme} = themeConfig;
  const navbar = theme.navbar as Navbar | undefined;
  if (!navbar || i18n.locales.length > 1) return theme;
  const items = navbar.items.filter(({type}) => type !== 'localeDropdown');
  return {...theme, navbar: {...navbar, items}};
}

/** The part of `future` that is read in the browser. */
type ClientFuture = Pick<DocusaurusConfig['future'], 'experimental_router'>;

type ClientConfig = Omit<DocusaurusConfig, BuildOption | 'future'> & {future: ClientFuture};

/** The configuration that is sent to the browser. */
export function clientConfig(config: DocusaurusConfig): ClientConfig {
  const {experimental_router} = config.future;
  const copy: Partial<DocusaurusConfig> = {...config, themeConfig: clientTheme(config)};
  for (const option of buildOptions) delete copy[option];
  return {...(copy as Omit<DocusaurusConfig, BuildOption>), future: {experimental_router}};
}
