/**
 * Every module of Docusaurus' client, and of its dependencies, that this site replaces or edits, with
 * the reason. The bundler's rules and the test of hashes are derived from it.
 */
import fs from 'node:fs';
import path from 'node:path';

const file = (name: string): string => path.join(fs.realpathSync(__dirname), '..', name);

/** Code that occurs exactly once in a module, and what replaces it. */
export type Edit = readonly [from: string, to: string];

export interface Row {
  /** The module specifier, as Node resolves it; of a package, the file that the bundler takes. */
  module: string;
  /** The package whose copy of the module is meant, if npm installs several. */
  importer?: string;
  /** The first 12 digits of the file's SHA-256. If an upgrade changes it, compare the two files. */
  hash: string;
  /** The absolute path of the replacement, or the edits of the original. */
  with: {replacement: string} | {edits: readonly Edit[]};
  /** The plugin that applies the row, if that plugin also works without this folder. */
  by?: 'search';
  /** Whether it also applies in the live preview; the others only apply in a production build. */
  inPreview?: true;
  /** What a reader gains: gzipped bytes that every page loads, or time. */
  saves: string;
}

const warnOnce = 'logOnceBrowserStorageNotAvailableWarning(err);';

export const table: readonly Row[] = [
  {
    module: '@docusaurus/core/lib/client/PendingNavigation.js',
    hash: '1c489db32b56',
    with: {replacement: file('navigation/browser/PendingNavigation.tsx')},
    inPreview: true,
    saves: 'a render of every link and navbar item before the next page renders',
  },
  {
    module: '@docusaurus/core/lib/client/docusaurus.js',
    hash: 'b0d1dbdc1e3a',
    with: {replacement: file('hydration/browser/docusaurus.ts')},
    saves: 'prefetching each file once and in idle time: 48 requests on a guide instead of 606',
  },
  {
    module: '@docusaurus/core/lib/client/browserContext.js',
    hash: 'f0765ea0de6c',
    with: {
      edits: [
        ['React, { useEffect,', 'React, { startTransition, useEffect,'],
        ['setIsBrowser(true);', 'startTransition(() => setIsBrowser(true));'],
      ],
    },
    saves: 'blocking time: what waits for hydration renders in a transition',
  },
  {
    module: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    hash: 'a32a46c86713',
    with: {
      edits: [
        ['import { useEffect,', 'import { startTransition, useEffect,'],
        [
          'setWindowSize(getWindowSize(desktopBreakpoint));',
          'startTransition(() => setWindowSize(getWindowSize(desktopBreakpoint)));',
        ],
        // In em, as `textSizedMedia` in ../styles makes the style sheets.
        [
          'window.innerWidth > desktopBreakpoint',
          'matchMedia(`(min-width: ${(desktopBreakpoint + 1) / 16}em)`).matches',
        ],
      ],
    },
    saves: 'blocking time: the layout for the width of the window renders in a transition',
  },
  {
    module: '@docusaurus/theme-common/lib/utils/IntlUtils.js',
    hash: '50ecfecea6e4',
    with: {replacement: file('hydration/browser/IntlUtils.ts')},
    saves: '45 ms of the first use of Intl on a phone, on pages with posts',
  },
  {
    module: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    hash: 'd46757ac02bf',
    with: {
      edits: [
        [
          'if (e.key !== ColorModeStorageKey) {',
          'if ((e.key ?? ColorModeStorageKey) !== ColorModeStorageKey) {',
        ],
        [
          'if (storedColorMode !== null) {',
          'if (storedColorMode === null) {\nsetColorMode(null);\n} else {',
        ],
      ],
    },
    inPreview: true,
    saves: 'a bug: a color mode that is cleared in another window stays in effect',
  },
  {
    module: '@docusaurus/theme-common/lib/utils/storageUtils.js',
    hash: 'b849830a4a2a',
    with: {
      edits: [
        // Some embedded browsers lack it.
        [
          'return window[storageType];',
          "if (!window[storageType]) throw new Error('It is undefined.');\nreturn window[storageType];",
        ],
        ["console.error(`Docusaurus storage error, can't get key=${key}`, err);", warnOnce],
        ["console.error(`Docusaurus storage error, can't set ${key}=${newValue}`, err);", warnOnce],
        ["console.error(`Docusaurus storage error, can't delete key=${key}`, err);", warnOnce],
        // Without a key, all items were cleared.
        ['event.key === key', '(event.key ?? key) === key'],
      ],
    },
    inPreview: true,
    saves: 'a bug: an error for each value that cannot be stored',
  },
  {
    module: 'tslib/tslib.es6.mjs',
    importer: '@docusaurus/utils-common',
    hash: '2497254650a7',
    with: {replacement: file('bundle/browser/tslib.ts')},
    saves: '3.8 KB',
  },
  {
    module: 'path-to-regexp',
    importer: 'react-router',
    hash: '4960ba3d5910',
    with: {replacement: file('bundle/browser/pathToRegexp.ts')},
    saves: '1.2 KB',
  },
  {
    module: 'nprogress',
    hash: '6b9611076ec2',
    with: {replacement: file('bundle/browser/nprogress.ts')},
    saves: '1.1 KB',
  },
  {
    module: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    hash: 'b9c2cf4bf4d9',
    with: {replacement: file('bundle/browser/baseUrlIssueBanner.ts')},
    saves: '0.6 KB of text that the HTML of each page already contains',
  },
  {
    module: 'prop-types',
    importer: 'react-helmet-async',
    hash: '441834c83375',
    with: {replacement: file('bundle/browser/propTypes.ts')},
    saves: '0.4 KB',
  },
  {
    module: '@docsearch/react/dist/esm/AlgoliaLogo.js',
    hash: '94a3098e01ea',
    with: {replacement: file('../plugins/search/client/AlgoliaLogo.tsx')},
    by: 'search',
    inPreview: true,
    saves: 'a link to another host below every list of hits, and an inline style',
  },
];
