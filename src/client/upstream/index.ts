import type {Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {rulesOf} from './rules';
import {table} from './table';

/** Puts the rows of the table into effect, in the reader's bundle alone. */
export default function upstream(): Plugin {
  const rows = table.filter(({by, inPreview}) => by === undefined && (!isPreview() || inPreview));
  return {
    name: 'client-upstream',
    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer ? {} : rulesOf(rows, currentBundler.instance);
    },
  };
}
