import path from 'node:path';

import {versions, type VersionName} from '../../../versions/list';

/**
 * The directories whose pages are checked, relative to the site's root; samples in components count
 * as pages.
 */
export const contentFolders = [...versions.map(({docs}) => docs), 'blog', 'src/components'];

export function isVersionName(name: string): name is VersionName {
  return versions.some((version) => version.name === name);
}

/**
 * The version that a page describes, by its directory; undefined for blog posts, which specify it
 * themselves.
 */
export function versionOfFile(file: string): VersionName | undefined {
  const posix = file.split(path.sep).join('/');
  return versions.find(({docs}) => posix.startsWith(`${docs}/`))?.name;
}
