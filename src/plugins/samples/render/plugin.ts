import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Puts the types on hover into the site, and keeps the highlighter out of it. */
export default function sampleRendering(): Plugin {
  return {
    name: 'sample-rendering',

    getClientModules() {
      return [path.resolve(__dirname, '../../../clientModules/sample-types')];
    },

    configureWebpack() {
      // theme-classic hands this library to each of its readers to register languages with; blocks
      // are highlighted here while the site is built, so nothing in the reader's browser uses it.
      return {resolve: {alias: {'prism-react-renderer': false}}};
    },
  };
}
