import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {install, pages} from './samples';

const component = path.resolve(__dirname, 'Page.tsx');

/** Two pages of code blocks, and their hover data. */
export default function samplePages(): Plugin {
  return {
    name: 'sample-pages',

    async contentLoaded({actions}) {
      for (const {route, blocks} of pages) {
        const data = await actions.createData(`page${route.replace('/', '-')}.json`, {
          blocks,
          install,
        });
        actions.addRoute({path: route, component, exact: true, modules: {page: data}});
      }
    },

    async postBuild({outDir}) {
      await mkdir(path.join(outDir, 'assets/types'), {recursive: true});
      for (const {types, url} of pages) {
        await writeFile(path.join(outDir, url), JSON.stringify(types));
      }
    },
  };
}
