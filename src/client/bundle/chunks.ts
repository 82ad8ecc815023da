/**
 * Groups parts of pages that always load together. By default, the bundler creates a chunk for each
 * set of route components that share something: ten for a guide, each with a long name in the
 * runtime. One file per group compresses better and takes fewer requests.
 *
 * Each group lists path prefixes of its modules. The innermost route components keep chunks of their
 * own, which a page needs to link its styles (see `styles`).
 */
export const parts = {
  /** What Markdown compiles to, on the landing page, guides and posts. */
  content: [
    '@mdx-js/react/',
    'src/components/Sample/',
    'src/components/Table/',
    'src/plugins/markdown-pages/',
    'src/plugins/structured-data/',
    'theme-common/lib/components/Details/',
    'theme-common/lib/utils/admonitionUtils',
    'theme-common/lib/utils/tabsUtils',
    'theme/Admonition/',
    'theme/CodeBlock/',
    'theme/Details/',
    'theme/MDX',
    'theme/Tab',
  ],
  /** The layout around a guide or a post. */
  reading: [
    'src/components/MarkdownTwin/',
    'theme-common/lib/hooks/useBackToTopButton',
    'theme-common/lib/hooks/useTOCHighlight',
    'theme-common/lib/translations/',
    'theme-common/lib/utils/tocUtils',
    'theme/BackToTopButton/',
    'theme/ContentVisibility/',
    'theme/Edit',
    'theme/Icon/Edit',
    'theme/LastUpdated/',
    'theme/PaginatorNavLink/',
    'theme/TOC',
    'theme/Tag',
  ],
  /** The layout around a guide only. */
  docs: [
    'plugin-content-docs/lib/client/',
    'theme/Doc(?!(?:Item|Root|VersionRoot|sRoot)/index)',
    'src/versions/',
    'theme/NotFound/Content/',
  ],
  /** The routes above a guide. */
  roots: ['theme/Doc(?:Root|VersionRoot|sRoot)/index'],
};

/**
 * Matches modules whose path, after a directory separator of any platform, starts with one of these
 * prefixes.
 */
export function modulesIn(beginnings: readonly string[]): RegExp {
  const paths = beginnings.map((beginning) => beginning.replaceAll('/', String.raw`[\\/]`));
  return new RegExp(String.raw`[\\/](?:${paths.join('|')})`);
}

/** The bundler's `cacheGroups`. */
export const partGroups = Object.fromEntries(
  Object.entries(parts).map(([name, beginnings]) => [
    `${name}-parts`,
    {
      name: `${name}-parts`,
      test: modulesIn(beginnings),
      chunks: 'async' as const,
      enforce: true,
      priority: 30,
    },
  ]),
);
