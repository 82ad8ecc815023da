import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';

/**
 * A plugin with its options, as the configuration lists it. The options are in a closure, because
 * Docusaurus serializes options in its configuration into the client bundle: the list of redirects
 * would be in the main script. The result is a pair, because knip calls standalone functions without
 * a site.
 *
 * @param options - the plugin's argument after Docusaurus' context; absent for a plugin without
 * options
 */
export function configured<Options extends unknown[], Content>(
  plugin: (context: LoadContext, ...options: Options) => Plugin<Content> | Promise<Plugin<Content>>,
  ...options: Options
): PluginConfig {
  return [async (context: LoadContext) => (await plugin(context, ...options)) as Plugin, {}];
}
