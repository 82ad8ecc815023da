/**
 * What a version's reference covers and how it is organized: packages, their pages, and on each page
 * the exports, grouped by task.
 *
 * Every export of every public entry point is listed here exactly once, under the name it is imported
 * by. The list is written by hand so that a package upgrade can be checked against it: both removed
 * and new names fail `npm test`, and removed ones stop generation, too. An export that several entry
 * points share under one name is listed at one of them, and its entry names the others.
 */

/** The file that messages point to when a list has to change. */
export const contentsFolder = 'src/plugins/api-reference/contents';

/** Exports of one entry point that serve the same purpose. */
export type ReferenceGroup = {
  title: string;
  /** Their purpose, in one or two sentences of Markdown. */
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
   * Exported names that guides also use in code for other things, so that a mention is ambiguous.
   * They are never linked, and count as used only if a sample imports them.
   */
  commonWords: readonly string[];
  /**
   * Code that makes an example from the packages' comments compile on its own, by the entry's name.
   * It is compiled with the example but not shown.
   */
  examplePreludes: Readonly<Record<string, string>>;
  /**
   * Examples that no prelude can complete: a line they contain, and the reason they are not compiled.
   */
  uncheckedExamples: readonly {contains: string; reason: string}[];
  /**
   * Exports of public entry points that are deliberately undocumented: specifier -> name -> reason.
   */
  withheldExports: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
