/** The docs version that a reference belongs to, and the paths derived from it. */
import path from 'node:path';

import {pagesFolder} from '../../versions/places';
import type {VersionName} from '../../versions/list';
import {packageFolder as installedFolder} from '../../content/packages';
import {toolkitsOf} from '../../versions/toolkits';

import type {ReferenceContents} from './contents/types';

export type ReferenceOptions = {
  /**
   * Where the version's guides are, which packages they describe, and where the pages are published.
   */
  version: {
    /** The version whose newest workspaces pin the packages. */
    name: VersionName;
    /**
     * Directory of the guides, from the site's root; the pages are generated in `typedoc` below it.
     */
    docs: string;
    /** URL path of the version without the site's base URL, such as `/docs`. */
    url: string;
  };
  /** URL of the packages' repository, whose tags are `v<version>`. */
  repository: string;
  contents: ReferenceContents;
  /**
   * Guides by paths that they had, with or without an anchor, both below the version's root; comments in
   * packages link to these.
   */
  moved?: Readonly<Record<string, string>>;
};

/** A reference, in the site that it is generated for. */
export type Reference = ReferenceOptions & {siteDir: string};

export const docsOf = ({siteDir, version}: Reference): string => path.join(siteDir, version.docs);

export const outputOf = (reference: Reference): string => path.join(docsOf(reference), pagesFolder);

export const symbolsFileOf = (reference: Reference): string =>
  path.join(outputOf(reference), 'symbols.json');

export const urlOf = ({version}: ReferenceOptions): string => `${version.url}/${pagesFolder}`;

/**
 * Folder of the release that the reference describes: the newest that a workspace pins.
 *
 * @throws Error if no workspace lists it, or it is not installed
 */
export function packageFolder({siteDir, version}: Reference, name: string): string {
  const toolkit = toolkitsOf(siteDir, version.name).find(({packages}) => packages.has(name));
  if (!toolkit) throw new Error(`No toolkit of ${version.name} lists ${name}.`);
  return installedFolder(siteDir, toolkit.folder, name);
}
