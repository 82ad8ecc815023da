import path from 'node:path';

import type {VersionName} from './model';

interface Version {
  name: VersionName;
  /** Workspace with the released packages, relative to the site's root. */
  toolkit: string;
  /** Folder of its docs, relative to the site's root. */
  docs: string;
}

export const versions: readonly Version[] = [
  {name: '11.x', toolkit: 'toolkit/v11', docs: 'docs'},
  {name: '10.x', toolkit: 'toolkit/v10', docs: 'versioned_docs/version-10.x'},
  {name: '9.x', toolkit: 'toolkit/v9', docs: 'versioned_docs/version-9.x'},
];

/** Folders whose pages are checked, relative to the site's root. */
export const contentFolders = [...versions.map(({docs}) => docs), 'blog'];

export function versionNamed(name: VersionName): Version {
  return versions.find((version) => version.name === name) as Version;
}

export function isVersionName(name: string): name is VersionName {
  return versions.some((version) => version.name === name);
}

/** The version a page describes by its folder; undefined for blog posts, which say it themselves. */
export function versionOfFile(file: string): VersionName | undefined {
  const posix = file.split(path.sep).join('/');
  return versions.find(({docs}) => posix.startsWith(`${docs}/`))?.name;
}
