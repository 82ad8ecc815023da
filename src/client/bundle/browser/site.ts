import {globalData as shortGlobalData, pages} from '@generated/client/site.json';

import {expand} from './expand';
import {expandDocs} from './expandDocs';

/** What Docusaurus' client knows about the pages of the site. */
export const site = expand(pages);

const docsPlugin = 'docusaurus-plugin-content-docs';

export const globalData = {
  ...shortGlobalData,
  [docsPlugin]: Object.fromEntries(
    Object.entries(shortGlobalData[docsPlugin]).map(([id, {versions, ...data}]) => [
      id,
      {...data, versions: versions.map(expandDocs)},
    ]),
  ),
};
