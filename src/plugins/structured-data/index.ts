import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {replacing, type Swaps} from '../../client/upstream';
import {newestVersion} from '../../versions/list';

const manifest = z.object({dependencies: z.object({'@trpc/server': z.string()})});

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
): Plugin<string> {
  const toolkit = path.join(siteDir, newestVersion.toolkit, 'package.json');

  return {
    name: 'structured-data',

    /** The released version that the newest docs describe. */
    async loadContent() {
      return manifest.parse(JSON.parse(await readFile(toolkit, 'utf8'))).dependencies[
        '@trpc/server'
      ];
    },

    async contentLoaded({content: version, actions}) {
      await actions.createData('software.json', JSON.stringify({version, repository}));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const to = path.join(__dirname, 'Kept.tsx');
      const swaps = components.map((name) => [path.join(__dirname, 'server', name), to]);
      return replacing(currentBundler.instance, Object.fromEntries(swaps) as Swaps);
    },
  };
}
