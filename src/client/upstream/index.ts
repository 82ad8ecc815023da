import type {Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {rulesOf} from './rules';
import {table} from './table';

/** Applies the rows of the table, in the client bundle only. */
export default function upstream(): Plugin {
  const rows = table.filter(({by, inPreview}) => by === undefined && (!isPreview() || inPreview));
  return {
    name: 'client-upstream',
    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer ? {} : rulesOf(rows, currentBundler.instance);
    },
  };
}
