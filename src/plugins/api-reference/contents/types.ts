/**
 * What a version's reference covers and how it is organized: packages, their pages, and on each page
 * the exports, grouped by task.
 *
 * Every export of every public entry point is listed exactly once, under the name it is imported by.
 * The list is written by hand so that a package upgrade can be checked against it: both removed and
 * new names fail `npm test`, and removed ones stop generation, too. An export that several entry
 * points share under one name is listed at one of them, and its entry names the others.
 */
import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

/** The folder that messages point to when a list has to change. */
export const contentsFolder = 'src/plugins/api-reference/contents';

/** Exports of one entry point that serve the same purpose. */
const groupSchema = z.strictObject({
  title: z.string(),
  /** Their purpose, in one or two sentences of Markdown. */
  about: z.string(),
  /** Module specifier that the import lines show, if not the package itself. */
  from: z.string().optional(),
  /** Names with spaces between them. */
  exports: z.string().transform((names) => names.split(' ')),
});

const packageSchema = z
  .strictObject({
    /** Folder below the reference, and under `packages` in the tRPC repository. */
    directory: z.string(),
    /** Package name, such as `@trpc/client`. */
    name: z.string(),
    /** For search engines and the head of the index page; plain text. */
    description: z.string(),
    pages: z.array(
      z.strictObject({
        /** Moving an export to another page changes its URL: `<package>/<slug>#<export>`. */
        slug: z.string(),
        title: z.string(),
        /** For search engines and the package's index page; plain text. */
        description: z.string(),
        groups: z.array(groupSchema),
      }),
    ),
  })
  .transform(({pages, ...rest}) => ({
    ...rest,
    pages: pages.map(({groups, ...page}) => ({
      ...page,
      groups: groups.map(({from = rest.name, ...group}) => ({...group, from})),
    })),
  }));

export type ReferencePackage = z.infer<typeof packageSchema>;
export type ReferencePage = ReferencePackage['pages'][number];
export type ReferenceGroup = ReferencePage['groups'][number];

/** @throws ZodError if a file has other keys */
export function readPackages(folder: string, names: readonly string[]): ReferencePackage[] {
  return names.map((name) =>
    packageSchema.parse(parse(fs.readFileSync(path.join(folder, `${name}.yaml`), 'utf8'))),
  );
}

export type ReferenceContents = {
  packages: readonly ReferencePackage[];
  /**
   * Exported names that guides also use in code for other things, so that a mention is ambiguous.
   * They are never linked, and count as used only if a sample imports them.
   */
  commonWords: readonly string[];
  /** What guides call the object that an entry returns, or '' if they take it apart. */
  returned: Readonly<Record<string, string>>;
  /**
   * Code that makes an example from the packages' comments compile on its own, after the import of
   * its entry, by whose name it is here. It is compiled with the example but not shown.
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
