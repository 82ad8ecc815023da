import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';

/**
 * A plugin with its options, as the configuration lists it. The options are closed over, because
 * Docusaurus writes those that stand in its configuration into what readers load: the list of redirects
 * would be in the main script. In a pair, since knip calls functions that stand alone, without a site.
 *
 * @param options - what the plugin takes after Docusaurus' context; absent for one without options
 */
export function configured<Options extends unknown[], Content>(
  plugin: (context: LoadContext, ...options: Options) => Plugin<Content> | Promise<Plugin<Content>>,
  ...options: Options
): PluginConfig {
  return [async (context: LoadContext) => (await plugin(context, ...options)) as Plugin, {}];
}
