import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {wrapAttribute, wrapKey} from '../../../components/Sample/wrapKey';

/**
 * Runs before the first paint, so that readers who turned on wrapping see wrapped lines from the
 * start. Storage may be blocked, in which case access throws.
 *
 * @param namespace - what Docusaurus appends to the site's storage keys
 */
function wrapScript(namespace: string): string {
  return `try {
  document.documentElement.toggleAttribute('${wrapAttribute}', localStorage.getItem('${wrapKey}${namespace}') === 'true');
} catch {}`;
}

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
