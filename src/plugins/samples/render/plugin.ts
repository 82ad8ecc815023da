import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {wrapScript} from './wrapScript';

/**
 * Adds types on hover and the setting for wrapped lines to the site, and keeps the highlighter out of
 * it.
 */
export default function sampleRendering({siteStorage}: LoadContext): Plugin {
  return {
    name: 'sample-rendering',

    getClientModules() {
      return [path.resolve(__dirname, '../../../clientModules/sample-types')];
    },

    injectHtmlTags() {
      return {preBodyTags: [{tagName: 'script', innerHTML: wrapScript(siteStorage.namespace)}]};
    },

    configureWebpack() {
      // theme-classic loads this library in every browser so that languages can be registered. Blocks
      // are highlighted at build time here, so nothing in the browser uses it.
      return {resolve: {alias: {'prism-react-renderer': false}}};
    },
  };
}
