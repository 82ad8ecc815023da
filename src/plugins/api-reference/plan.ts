/** The pages of a reference: an index of all names, one per package, and one page per purpose. */
import type {ReferenceContents, ReferencePackage, ReferencePage} from './contents/types';

/**
 * A page to write: that of a purpose; without a `page`, the index of a package; without a package,
 * the index of the reference.
 */
export type PlannedPage = {
  /** Path relative to the reference's directory. */
  file: string;
  package?: ReferencePackage;
  page?: ReferencePage;
};

export const indexFile = 'index.mdx';

export function planPages({packages}: ReferenceContents): PlannedPage[] {
  const pages = packages.flatMap((reference): PlannedPage[] => [
    {file: `${reference.directory}/${indexFile}`, package: reference},
    ...reference.pages.map((page) => ({
      file: `${reference.directory}/${page.slug}.mdx`,
      package: reference,
      page,
    })),
  ]);
  return [{file: indexFile}, ...pages];
}

/** The id of an entry: the path of its page, and its anchor there. */
export function entryId(reference: ReferencePackage, page: ReferencePage, name: string): string {
  return `${reference.directory}/${page.slug}#${name}`;
}
