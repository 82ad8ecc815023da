import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {Samples, type CheckedPage} from '../samples/core/samples';
import {modulesOf, renderProjects} from './core';

const pageFile = 'src/components/home/code.mdx';
/** Shown in the landing page's hero, where nothing runs. */
const still = ['hero'];

/** Checks the landing page's samples, and hands them to it as HTML and as modules to run. */
export default function demo({siteDir, generatedFilesDir}: LoadContext): Plugin<CheckedPage> {
  return {
    name: 'demo',

    getPathsToWatch() {
      return [path.join(siteDir, pageFile)];
    },

    async loadContent() {
      const samples = new Samples(siteDir);
      const [checked] = (await samples.check([pageFile], {types: false})) as [CheckedPage];
      samples.close();
      return checked;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('projects.json', renderProjects(content));
      for (const [file, text] of modulesOf(content, still)) {
        await actions.createData(path.posix.join('run', file), text);
      }
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'demo'),
              // npm hoists packages: elsewhere `@trpc/server` is another version's.
              resolve: {modules: [path.join(siteDir, 'toolkit/v11/node_modules'), 'node_modules']},
            },
          ],
        },
      };
    },
  };
}
