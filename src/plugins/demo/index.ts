import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {CheckedPage} from '../samples/core/samples';
import {changesOf, demoFile, modulesOf, renderProjects} from './core';

/** Shown in the landing page's hero, where nothing runs. */
const still = ['hero'];

export interface DemoSamples {
  pageOf(file: string): Promise<CheckedPage | undefined>;
  /** The URL of a page's hover data. */
  typesUrl(checked: CheckedPage): Promise<string>;
}

/** Checks the landing page's samples, and provides them to it as HTML, as modules to run and as changes to edit. */
export default function demo(
  {siteDir, generatedFilesDir}: LoadContext,
  samples: DemoSamples,
): Plugin {
  const check = () => samples.pageOf(demoFile);
  // Starts while other plugins are created; `loadContent` awaits the result or the failure.
  check().catch(() => undefined);
  return {
    name: 'demo',

    getPathsToWatch() {
      return [path.join(siteDir, demoFile)];
    },

    loadContent: check,

    async contentLoaded({content, actions}) {
      const checked = content as CheckedPage;
      const types = await samples.typesUrl(checked);
      await actions.createData('projects.json', renderProjects(checked, types));
      await actions.createData('changes.json', changesOf(checked));
      for (const [file, text] of modulesOf(checked, still)) {
        await actions.createData(path.posix.join('run', file), text);
      }
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'demo'),
              // npm hoists packages, so elsewhere `@trpc/server` may be another version's.
              resolve: {
                modules: [path.join(siteDir, 'toolkit/v11/node_modules'), 'node_modules'],
              },
            },
          ],
        },
      };
    },
  };
}
