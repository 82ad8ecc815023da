import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {newestVersion} from '../../versions/list';

const manifest = z.object({dependencies: z.object({'@trpc/server': z.string()})});

/** Keeps what only crawlers read out of the browser's code; `README.md` beside this file tells the rest. */
export default function structuredDataPlugin({siteDir}: LoadContext): Plugin<string> {
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
      await actions.createData('software.json', JSON.stringify({version}));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/structured-data\/server\//,
            path.join(__dirname, 'Kept.tsx'),
          ),
        ],
      };
    },
  };
}
