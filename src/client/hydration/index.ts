import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Starts a page's scripts in small steps; `template.ts` has them asked for once the page is painted. */
export default function hydration(): Plugin {
  return {
    name: 'client-hydration',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {entry: path.join(__dirname, 'browser/start.ts')};
    },
  };
}
