import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** What Docusaurus' own client imports, and what it gets instead. */
const replacements = {
  './PendingNavigation': 'PendingNavigation.tsx',
  './docsClientUtils': 'docsClientUtils.ts',
};

/** Less work between the click on a link and the next page; `README.md` beside this file tells how. */
export default function quickRoutes(): Plugin {
  return {
    name: 'quick-routes',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: Object.entries(replacements).map(
          ([request, file]) =>
            new NormalModuleReplacementPlugin(
              new RegExp(`^${request.replace('.', String.raw`\.`)}$`),
              path.join(__dirname, 'client', file),
            ),
        ),
      };
    },
  };
}
