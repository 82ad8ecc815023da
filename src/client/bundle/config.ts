import type {DocusaurusConfig} from '@docusaurus/types';

/** Options that only the build reads; those of plugins also name folders of the build machine. */
type BuildOption = (typeof buildOptions)[number];
export const buildOptions = [
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
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies (keyof DocusaurusConfig)[];

/** The configuration that readers get. */
export function clientConfig(config: DocusaurusConfig): Omit<DocusaurusConfig, BuildOption> {
  const copy: Partial<DocusaurusConfig> = {...config};
  for (const option of buildOptions) delete copy[option];
  return copy as Omit<DocusaurusConfig, BuildOption>;
}
