/**
 * The docs versions, newest first. Everything else is derived from this list: Docusaurus' options,
 * the samples' toolkits, the sidebars, the footer, the redirects and the content checks. `npm run
 * version:cut` adds to it.
 */

/**
 * The major version of tRPC, and the banner above its pages: `unreleased` says that it is the current
 * line, `unmaintained` that it gets no more releases. The pages of the first line are in `docs`, and
 * those of the others in `versioned_docs`.
 */
const lines = [
  {major: 11, banner: 'unreleased'},
  {major: 10, banner: 'none'},
  {major: 9, banner: 'unmaintained'},
] as const satisfies readonly {major: number; banner: 'unreleased' | 'none' | 'unmaintained'}[];

type Line = (typeof lines)[number];

export type VersionName = `${Line['major']}.x`;

export interface Version {
  /** The name for readers and authors, such as `10.x`. */
  name: VersionName;
  major: Line['major'];
  banner: Line['banner'];
  /** Docusaurus' name: `current` for the newest, otherwise the same as `name`. */
  id: string;
  /** Directory of its pages, relative to the site's root. */
  docs: string;
  /** Path of its pages below `/docs`, without slashes; `''` for the newest. */
  path: string;
  /** Workspace with the released packages that it describes, relative to the site's root. */
  toolkit: string;
}

function toVersion({major, banner}: Line, index: number): Version {
  const name: VersionName = `${major}.x`;
  const isNewest = index === 0;
  return {
    name,
    major,
    banner,
    id: isNewest ? 'current' : name,
    docs: isNewest ? 'docs' : `versioned_docs/version-${name}`,
    path: isNewest ? '' : `v${major}`,
    toolkit: `toolkit/v${major}`,
  };
}

export const newestVersion = toVersion(lines[0], 0);

export const olderVersions: readonly Version[] = lines
  .slice(1)
  .map((line, index) => toVersion(line, index + 1));

export const versions: readonly Version[] = [newestVersion, ...olderVersions];

export const isVersionName = (name: string): name is VersionName =>
  versions.some((version) => version.name === name);

export function versionNamed(name: VersionName): Version {
  return versions.find((version) => version.name === name) as Version;
}

/** The address of a version's first page, without the base URL. */
export function rootOf({path}: Version): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}
