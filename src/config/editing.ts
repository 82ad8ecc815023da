/**
 * Where readers correct a page. What they can't edit has the form for problems instead, filled in with
 * what is known about it: a page of the API reference, which is generated, and a post, which says what
 * was true on its date.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {EditUrlFunction as PostEditUrl} from '@docusaurus/plugin-content-blog';
import type {EditUrlFunction as DocEditUrl} from '@docusaurus/plugin-content-docs';

import {pagesFolder} from '../versions/places';
import {versions} from '../versions/list';
import {toolkitsOf} from '../versions/toolkits';
import {apiReferences} from './apiReference';
import {problemForm, repositoryUrl} from './site';

const siteDir = path.resolve(__dirname, '../..');

type Known = Partial<Record<'page' | 'version' | 'release', string>>;

function formWith(known: Known): string {
  const fields = Object.entries(known).map(([field, value]) => `&${field}=${value}`);
  return `${problemForm}${fields.join('')}`;
}

/** The release that a page of the API reference describes, by its path below `typedoc`. */
function releaseOf(page: string, name: string): string | undefined {
  const version = versions.find((it) => it.name === name);
  const contents = apiReferences.find((reference) => reference.version.name === name)?.contents;
  const described = contents?.packages.find(({directory}) => page.startsWith(`${directory}/`));
  if (!version || !described) return undefined;
  return toolkitsOf(siteDir, version.name)
    .find(({packages}) => packages.has(described.name))
    ?.packages.get(described.name);
}

export const docEditUrl: DocEditUrl = ({version: id, versionDocsDirPath, docPath, permalink}) => {
  const generated = `${pagesFolder}/`;
  if (!docPath.startsWith(generated)) {
    return `${repositoryUrl}/edit/main/${versionDocsDirPath}/${docPath}`;
  }
  const version = versions.find((it) => it.id === id)?.name;
  const release = version && releaseOf(docPath.slice(generated.length), version);
  return formWith({page: permalink, ...(version && {version}), ...(release && {release})});
};

export const postEditUrl: PostEditUrl = ({blogDirPath, blogPath, permalink}) => {
  const source = readFileSync(path.join(siteDir, blogDirPath, blogPath), 'utf8');
  // Not parsed: front matter that is invalid while it is edited must not stop the preview.
  const version = /^trpc_version: ['"]?([\w.]+)/m.exec(source)?.[1];
  return formWith({page: permalink, ...(version && {version})});
};
