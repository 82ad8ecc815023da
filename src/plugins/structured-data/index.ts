import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replacing, type Swaps} from '../../client/upstream';
import {newestVersion} from '../../versions/list';
import {toolkitsOf} from '../../versions/toolkits';

/** The components in `server`, each of which `Kept.tsx` replaces in the browser. */
const components = [
  'BlogList.tsx',
  'BlogPost.tsx',
  'DocArticle.tsx',
  'DocTrail.tsx',
  'Software.tsx',
];

export interface StructuredDataOptions {
  /** Address of the project's repository. */
  repository: string;
}

/**
 * Keeps data that only crawlers read out of the browser's code; see `README.md` next to this file.
 */
export default function structuredDataPlugin(
  {siteDir}: LoadContext,
  {repository}: StructuredDataOptions,
): Plugin {
  return {
    name: 'structured-data',

    async contentLoaded({actions}) {
      const toolkit = toolkitsOf(siteDir, newestVersion.name).find(
        ({folder}) => folder === newestVersion.toolkit,
      );
      // The released version that the newest docs describe.
      const facts = {version: toolkit?.release, repository};
      await actions.createData('software.json', JSON.stringify(facts));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const to = path.join(__dirname, 'Kept.tsx');
      const swaps = components.map((name) => [path.join(__dirname, 'server', name), to]);
      return replacing(currentBundler.instance, Object.fromEntries(swaps) as Swaps);
    },
  };
}
