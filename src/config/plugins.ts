/** The site's own plugins, in the order in which data flows through them. */
import type {PluginConfig} from '@docusaurus/types';

import {apiReference} from './apiReference';
import {hosting} from './hosting';
import {markdownPages} from './markdownPages';
import {pageChecks} from './pageChecks';
import {demo, samples} from './samples';
import {search} from './search';
import {projectUrl} from './site';
import {socialCards} from './socialCards';

/** Those that make or check content before Docusaurus turns it into pages. */
export const content: PluginConfig[] = [
  [pageChecks, {}],
  apiReference,
  samples.plugin,
  './src/plugins/samples/render/plugin.ts',
  ['./src/plugins/reading-times/index.ts', {}],
  // With options: knip calls a plugin that stands alone, without a site.
  [demo, {}],
];

/** Those that read the pages of a build and write files beside them. */
export const outputs: PluginConfig[] = [
  search,
  markdownPages,
  ['./src/plugins/social-cards/index.ts', socialCards],
  ['./src/plugins/structured-data/index.ts', {repository: projectUrl}],
  [hosting, {}],
];
