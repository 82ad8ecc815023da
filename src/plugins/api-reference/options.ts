/** The docs version that a reference belongs to, and the paths derived from it. */
import path from 'node:path';

import {packageFolder as installedFolder} from '../../versions/packages';

import type {ReferenceContents} from './contents/types';

export type ReferenceOptions = {
  /**
   * Where the version's guides are, which packages they describe, and where the pages are published.
   */
  version: {
    /**
     * Directory of the guides, from the site's root; the pages are generated in `typedoc` below it.
     */
    docs: string;
    /** Workspace that pins the released packages, from the site's root. */
    toolkit: string;
    /** URL path of the version without the site's base URL, such as `/docs`. */
    url: string;
  };
  /** URL of the packages' repository, whose tags are `v<version>`. */
  repository: string;
  contents: ReferenceContents;
};

/** A reference, in the site that it is generated for. */
export type Reference = ReferenceOptions & {siteDir: string};

/** Directory of the pages below the guides, in both file paths and URLs. */
export const pagesFolder = 'typedoc';

export const docsOf = ({siteDir, version}: Reference): string => path.join(siteDir, version.docs);

export const outputOf = (reference: Reference): string => path.join(docsOf(reference), pagesFolder);

export const symbolsFileOf = (reference: Reference): string =>
  path.join(outputOf(reference), 'symbols.json');

export const urlOf = ({version}: ReferenceOptions): string => `${version.url}/${pagesFolder}`;

/** @throws Error if it is not installed */
export const packageFolder = ({siteDir, version}: Reference, name: string): string =>
  installedFolder(siteDir, version.toolkit, name);
