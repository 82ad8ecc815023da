/**
 * Parts of pages that always come together. Left alone, the bundler makes a chunk for each set of
 * route components that share something, ten for a guide, each with a long name in the runtime; one
 * file for what comes together is smaller under gzip and takes fewer requests.
 *
 * Each part lists beginnings of its modules' paths. The route components themselves keep chunks of
 * their own, by which a page names its styles (see `styles`).
 */
const parts = {
  /** What is written in Markdown: on the landing page, guides and posts. */
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
  /** What frames a guide and a post. */
  reading: [
    'src/components/MarkdownTwin/',
    'theme-common/lib/hooks/useBackToTopButton',
    'theme-common/lib/hooks/useTOCHighlight',
    'theme-common/lib/translations/',
    'theme-common/lib/utils/tocUtils',
    'theme/BackToTopButton/',
    'theme/ContentVisibility/',
    'theme/Edit',
    'theme/Icon/Edit/',
    'theme/LastUpdated/',
    'theme/PaginatorNavLink/',
    'theme/TOC',
    'theme/Tag',
  ],
  /** What frames a guide only. */
  docs: [
    'plugin-content-docs/lib/client/',
    'theme/Doc(?!(?:Item|Root|VersionRoot|sRoot)/index)',
    'src/versions/',
    'theme/NotFound/Content/',
  ],
};

/** For the bundler. */
export const partGroups = Object.fromEntries(
  Object.entries(parts).map(([name, beginnings]) => {
    const paths = beginnings.map((beginning) => beginning.replaceAll('/', String.raw`[\\/]`));
    return [
      `${name}-parts`,
      {
        name: `${name}-parts`,
        test: new RegExp(String.raw`[\\/](?:${paths.join('|')})`),
        chunks: 'async' as const,
        enforce: true,
        priority: 30,
      },
    ];
  }),
);
