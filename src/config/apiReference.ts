/** The API reference: which docs versions have one, and which packages it covers. */
import path from 'node:path';

import {contents} from '../plugins/api-reference/contents';
import remarkApiLinks from '../plugins/api-reference/links/remark-api-links';
import type {Reference, ReferenceOptions} from '../plugins/api-reference/options';
import {rootOf, versions} from '../versions/list';
import {moved, movedSections} from './redirects';
import {projectUrl} from './site';

/** One for each version with contents, newest first. Passed to docusaurus-plugin-typedoc if something has changed. */
export const apiReferences: readonly ReferenceOptions[] = versions.flatMap((version) => {
  const {name, docs} = version;
  const covered = contents[name];
  if (covered === undefined) return [];
  return [
    {
      version: {name, docs, url: rootOf(version)},
      repository: projectUrl,
      contents: covered,
      moved: {...moved, ...movedSections},
    },
  ];
});

const siteDir = path.resolve(__dirname, '../..');

/** Links names in the guides of these versions. */
export const apiLinks: [typeof remarkApiLinks, Reference[]] = [
  remarkApiLinks,
  apiReferences.map((reference) => ({...reference, siteDir})),
];
