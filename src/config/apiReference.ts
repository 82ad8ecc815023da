/** The API reference: which docs versions have one, and of what. */
import path from 'node:path';

import type {LoadContext, PluginConfig} from '@docusaurus/types';

import apiReferencePlugin from '../plugins/api-reference';
import {contents} from '../plugins/api-reference/contents/v11';
import remarkApiLinks from '../plugins/api-reference/links/remark-api-links';
import type {ReferenceOptions} from '../plugins/api-reference/options';
import {newestVersion, rootOf} from '../versions/list';
import {projectUrl} from './site';

export const referenceOptions: ReferenceOptions = {
  version: {
    docs: newestVersion.docs,
    toolkit: newestVersion.toolkit,
    url: rootOf(newestVersion),
  },
  repository: projectUrl,
  contents,
};

/**
 * The plugin as a function that holds its options, which no reader needs; see `search.ts`. It runs
 * docusaurus-plugin-typedoc when something changed.
 */
export const apiReference: PluginConfig = [
  (context: LoadContext) => apiReferencePlugin(context, referenceOptions),
  {},
];

/** Links names in the guides of that version. */
export const apiLinks: [typeof remarkApiLinks, ReferenceOptions & {siteDir: string}] = [
  remarkApiLinks,
  {...referenceOptions, siteDir: path.resolve(__dirname, '../..')},
];
