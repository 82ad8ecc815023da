import type {Plugin} from '@docusaurus/types';

import {fileOf, swapping, type Swap} from './modules';
import {table} from './table';

/** Puts the rows of the table into effect, in the reader's bundle alone. */
export default function upstream(): Plugin {
  const isPreview = process.env.NODE_ENV === 'development';
  const rows = table.filter(({inPreview}) => !isPreview || inPreview);
  const swaps = rows.flatMap((row): Swap[] =>
    'standIn' in row.with ? [{from: fileOf(row), to: row.with.standIn}] : [],
  );
  const patches = rows.flatMap((row) =>
    'loader' in row.with ? [{resource: fileOf(row), loader: row.with.loader}] : [],
  );
  return {
    name: 'client-upstream',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      return {
        module: {rules: patches},
        plugins: swapping(
          currentBundler.instance,
          swaps,
          patches.map(({resource}) => resource),
        ),
      };
    },
  };
}
