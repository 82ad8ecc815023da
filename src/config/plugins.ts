/** The site's own plugins, in the order in which data flows through them. */
import type {PluginConfig} from '@docusaurus/types';

import {configured} from '../content/configured';
import apiReferencePlugin from '../plugins/api-reference';
import blogLists from '../plugins/blog-lists';
import demo from '../plugins/demo';
import hostingPlugin from '../plugins/hosting';
import markdownPages from '../plugins/markdown-pages';
import pageChecksPlugin from '../plugins/page-checks';
import playgroundPlugin from '../plugins/playground';
import samplesPlugin from '../plugins/samples';
import sampleRendering from '../plugins/samples/render/plugin';
import searchPlugin from '../plugins/search';
import socialCardsPlugin from '../plugins/social-cards';
import structuredData from '../plugins/structured-data';
import {apiReferences} from './apiReference';
import {hosting} from './hosting';
import {pageChecks} from './pageChecks';
import {playground, samples} from './samples';
import {projectUrl} from './site';
import {socialCards} from './socialCards';

/** Plugins that create or check content before Docusaurus turns it into pages. */
export const content: PluginConfig[] = [
  configured(pageChecksPlugin, pageChecks),
  configured(apiReferencePlugin, apiReferences),
  configured(samplesPlugin, samples),
  configured(sampleRendering),
  configured(blogLists),
  configured(demo, samples),
  configured(playgroundPlugin, playground),
];

/** Plugins that read the pages of a build and write additional files. */
export const outputs: PluginConfig[] = [
  configured(searchPlugin),
  configured(markdownPages, samples),
  configured(socialCardsPlugin, socialCards),
  configured(structuredData, {repository: projectUrl}),
  configured(hostingPlugin, hosting),
];
