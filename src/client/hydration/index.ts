import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';

/** Starts a page's scripts in small steps; `template.ts` requests them once the page is painted. */
export default function hydration(): Plugin {
  return {
    name: 'client-hydration',
    configureWebpack(_config, isServer) {
      if (isServer || isPreview()) return {};
      return {entry: path.join(__dirname, 'browser/start.ts')};
    },
  };
}
