/** The API reference: which docs versions have one, and which packages it covers. */
import path from 'node:path';

import {contents} from '../plugins/api-reference/contents/v11';
import remarkApiLinks from '../plugins/api-reference/links/remark-api-links';
import type {ReferenceOptions} from '../plugins/api-reference/options';
import {newestVersion, rootOf} from '../versions/list';
import {projectUrl} from './site';

/** Passed to docusaurus-plugin-typedoc if something has changed. */
export const apiReference: ReferenceOptions = {
  version: {
    name: newestVersion.name,
    docs: newestVersion.docs,
    url: rootOf(newestVersion),
  },
  repository: projectUrl,
  contents,
};

/** Links names in the guides of that version. */
export const apiLinks: [typeof remarkApiLinks, ReferenceOptions & {siteDir: string}] = [
  remarkApiLinks,
  {...apiReference, siteDir: path.resolve(__dirname, '../..')},
];
