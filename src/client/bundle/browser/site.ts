/** What Docusaurus' client knows about the site, in place of the modules that Docusaurus generates. */
import {globalData as shortGlobalData, pages} from '@generated/client/site.json';

import {expand, expandDocs} from './expand';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** The routes without their components, and the numbers of their chunks. */
export const {routes, chunkNames} = expand(pages);

export const globalData = {
  ...shortGlobalData,
  [docsPlugin]: Object.fromEntries(
    Object.entries(shortGlobalData[docsPlugin]).map(([id, {versions, ...data}]) => [
      id,
      {...data, versions: versions.map(expandDocs)},
    ]),
  ),
};
