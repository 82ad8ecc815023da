import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Lets a page be read before its scripts start, and starts them in small steps; see `README.md`. */
export default function quietStart(): Plugin {
  return {
    name: 'quiet-start',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        entry: path.join(__dirname, 'client/start.ts'),
        module: {
          rules: [
            {
              resource: /@docusaurus\/theme-common\/lib\/utils\/reactUtils\.js$/,
              loader: path.join(__dirname, 'order-loader.mjs'),
            },
            {
              resource: /@docusaurus\/core\/lib\/client\/exports\/Link\.js$/,
              loader: path.join(__dirname, 'link-loader.mjs'),
            },
            {
              resource: [
                /@docusaurus\/theme-common\/lib\/hooks\/useWindowSize\.js$/,
                /@docusaurus\/theme-common\/lib\/contexts\/navbarSecondaryMenu\/\w+\.js$/,
                /@docusaurus\/plugin-content-docs\/lib\/client\/docsPreferredVersion\.js$/,
              ],
              loader: path.join(__dirname, 'late-state-loader.mjs'),
            },
          ],
        },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, 'client/docusaurus.ts'),
          ),
          new NormalModuleReplacementPlugin(
            /^\.\.?\/browserContext$/,
            path.join(__dirname, 'client/browserContext.tsx'),
          ),
          new NormalModuleReplacementPlugin(
            /^\.\/utils\/IntlUtils$/,
            path.join(__dirname, 'client/IntlUtils.ts'),
          ),
        ],
      };
    },
  };
}
