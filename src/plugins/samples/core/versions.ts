import path from 'node:path';

import {versions, type VersionName} from '../../../versions/list';

/** Folders whose pages are checked, relative to the site's root; what components show counts as a page. */
export const contentFolders = [...versions.map(({docs}) => docs), 'blog', 'src/components'];

export function isVersionName(name: string): name is VersionName {
  return versions.some((version) => version.name === name);
}

/** The version a page describes by its folder; undefined for blog posts, which say it themselves. */
export function versionOfFile(file: string): VersionName | undefined {
  const posix = file.split(path.sep).join('/');
  return versions.find(({docs}) => posix.startsWith(`${docs}/`))?.name;
}
