/**
 * What a version's reference covers and how it is arranged: packages, their pages, and on each page
 * the exports grouped by what a reader wants to do.
 *
 * Every export of every public entry point stands here once, under the name it is imported by. The
 * list is written by hand so that a package upgrade can be checked against it: a name that is gone
 * and a name that is new both fail `npm test`, and the first stops generation, too. An export that
 * several entry points share under one name is listed at one of them; its entry names the others.
 */

/** Where messages send who has to change a list. */
export const contentsFolder = 'src/plugins/api-reference/contents';

/** Exports of one entry point that serve one purpose. */
export type ReferenceGroup = {
  title: string;
  /** One or two sentences in Markdown: what these are for. */
  about: string;
  /** Module specifier that the import lines show. */
  from: string;
  exports: readonly string[];
};

/** A generated page at `<package>/<slug>`. Moving an export to another page changes its URL. */
export type ReferencePage = {
  slug: string;
  title: string;
  /** For search engines and the package's index page; plain text. */
  description: string;
  groups: readonly ReferenceGroup[];
};

export type ReferencePackage = {
  /** Folder below the reference, and under `packages` in the tRPC repository. */
  directory: string;
  /** Package name, such as `@trpc/client`. */
  name: string;
  /** For search engines and the head of the index page; plain text. */
  description: string;
  pages: readonly ReferencePage[];
};

export type ReferenceContents = {
  packages: readonly ReferencePackage[];
  /**
   * Exported names that guides also use in code for something else, so that a mention says nothing
   * about which is meant. They are never linked, and count as used only where a sample imports them.
   */
  commonWords: readonly string[];
  /**
   * What has to stand before an example from the packages' comments so that it compiles on its own;
   * keyed by the entry's name. Compiled with the example and not shown.
   */
  examplePreludes: Readonly<Record<string, string>>;
  /** Examples that no prelude can complete: a line they contain, and why they are not compiled. */
  uncheckedExamples: readonly {contains: string; reason: string}[];
  /** Exports of public entry points that are not documented, and why: specifier -> name -> reason. */
  withheldExports: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
