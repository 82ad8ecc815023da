import {mkdir, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {install, pages} from './samples';

const component = resolve(__dirname, 'Page.tsx');

/** Two pages of code blocks, and their hover data. */
export default function samplePages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'sample-pages',

    async contentLoaded({actions}) {
      for (const {route, blocks} of pages) {
        const data = await actions.createData(`page${route.replaceAll('/', '-')}.json`, {
          blocks,
          install,
        });
        const path = baseUrl + route.slice(1);
        actions.addRoute({path, component, exact: true, modules: {page: data}});
      }
    },

    async postBuild({outDir}) {
      await mkdir(join(outDir, 'assets/types'), {recursive: true});
      for (const {types, url} of pages) {
        await writeFile(join(outDir, url), JSON.stringify(types));
      }
    },
  };
}
