/**
 * Docusaurus puts all styles into one file, so that their order never depends on which chunk loads
 * first. Styles that only one area of the site uses, and that select only classes of their own,
 * look the same in any order after that file, so each area gets a separate file.
 */
import fs from 'node:fs';

import type {ConfigureWebpackUtils} from '@docusaurus/types';
import * as z from 'zod';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Path prefixes of each area's style sheets. What guides, posts and the landing page share stays in
 * the common file, where gzip finds its repetitions.
 */
export const areas = {
  api: ['src/plugins/api-reference/components/reference'],
  apiIndex: ['src/plugins/api-reference/components/indexes'],
  blog: ['theme/Blog'],
  cards: ['src/components/Cards/styles'],
  diagrams: ['src/components/Diagram/'],
  docs: ['theme/Doc'],
  fewPages: ['components/Cards/posts', 'components/PostLists/', 'components/Table/comparison'],
  home: ['src/components/home/'],
  lessons: ['src/components/Lesson/'],
  options: ['src/components/Options/'],
  pages: ['src/components/PageIntro/', 'src/components/media/', 'src/components/pricing/'],
  playground: ['src/components/Playground/'],
  search: ['theme/SearchPage/'],
  searchModal: ['theme/SearchBar/modal', '@docsearch/css/dist/modal'],
  types: ['src/clientModules/sample-types/'],
};

/** Matches the style sheets below any of these directories, on any platform. */
export function stylesIn(beginnings: readonly string[]): RegExp {
  const paths = beginnings.map((beginning) => beginning.replaceAll('/', String.raw`[\\/]`));
  return new RegExp(String.raw`[\\/](?:${paths.join('|')})[^!]*\.css$`);
}

/** The bundler's `cacheGroups`, with a higher priority than Docusaurus' own group, which has 50. */
export const areaGroups = Object.fromEntries(
  Object.entries(areas).map(([area, beginnings]) => [
    `${area}-styles`,
    {
      name: `${area}-styles`,
      test: stylesIn(beginnings),
      type: 'css/mini-extract',
      chunks: 'all' as const,
      enforce: true,
      priority: 60,
    },
  ]),
);

const manifestSchema = z.looseObject({
  entrypoints: z.array(z.string()),
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.looseObject({js: z.unknown().optional()})),
});

/** Keeps only the styles among the files of a page's own chunks. */
export function stylesOnly(manifest: unknown): z.infer<typeof manifestSchema> {
  const {entrypoints, origins, assets, ...rest} = manifestSchema.parse(manifest);
  const onEveryPage = new Set(entrypoints.flatMap((entry) => origins[entry] ?? []).map(String));
  return {
    ...rest,
    entrypoints,
    origins,
    assets: Object.fromEntries(
      Object.entries(assets).map(([id, {js, ...files}]) => [
        id,
        onEveryPage.has(id) ? {js, ...files} : files,
      ]),
    ),
  };
}

/**
 * Docusaurus writes a manifest of each chunk's files, from which it links in a page's HTML the
 * files of the chunks that the page reports (`bundle` makes pages report them). Scripts are removed
 * from it: a page has to notice that one can't be loaded, which it does only if it requests the
 * script itself.
 */
export function linkAreasFromPages(manifestFile: string) {
  return {
    apply({hooks}: Compiler) {
      hooks.done.tap('client-styles', () => {
        const manifest: unknown = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
        fs.writeFileSync(manifestFile, JSON.stringify(stylesOnly(manifest)));
      });
    },
  };
}
