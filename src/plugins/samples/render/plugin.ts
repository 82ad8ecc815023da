import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {wrapScript} from './wrapScript';

/** Puts the types on hover and the reader's choice of wrapped lines into the site, and keeps the highlighter out of it. */
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
      // theme-classic hands this library to each of its readers to register languages with; blocks
      // are highlighted here while the site is built, so nothing in the reader's browser uses it.
      return {resolve: {alias: {'prism-react-renderer': false}}};
    },
  };
}
