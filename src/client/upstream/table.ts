/**
 * Every module of Docusaurus' client, and of its dependencies, that this site replaces or patches.
 * The bundler's rules, the test of hashes and the table in the README of `src/client` are derived
 * from it.
 */
import fs from 'node:fs';
import path from 'node:path';

const file = (name: string): string => path.join(fs.realpathSync(__dirname), '..', name);

export interface Row {
  /** The module specifier, as Node resolves it. */
  module: string;
  /** The package whose copy of the module is meant, if npm installs several. */
  importer?: string;
  /** The first 12 digits of the file's SHA-256. If an upgrade changes it, compare the two files. */
  hash: string;
  /** The replacement module, or the loader that edits the original. */
  with: {standIn: string} | {loader: string};
  /** The plugin that applies the row, if that plugin also works without this folder. */
  by?: 'search';
  /** Whether it also applies in the live preview; the others only apply in a production build. */
  inPreview?: true;
  /** What a reader gains: gzipped bytes that every page loads, or time. */
  saves: string;
}

export const table: readonly Row[] = [
  {
    module: '@docusaurus/core/lib/client/PendingNavigation.js',
    hash: '1c489db32b56',
    with: {standIn: file('navigation/browser/PendingNavigation.tsx')},
    inPreview: true,
    saves: 'a render of every link and navbar item before the next page renders',
  },
  {
    module: '@docusaurus/core/lib/client/docusaurus.js',
    hash: 'b0d1dbdc1e3a',
    with: {standIn: file('hydration/browser/docusaurus.ts')},
    saves: 'prefetching each file once and in idle time: 48 requests on a guide instead of 606',
  },
  {
    module: '@docusaurus/core/lib/client/browserContext.js',
    hash: 'f0765ea0de6c',
    with: {standIn: file('hydration/browser/browserContext.tsx')},
    saves: 'blocking time: what waits for hydration renders in a transition',
  },
  {
    module: '@docusaurus/core/lib/client/exports/Link.js',
    hash: 'adbaeb4401b1',
    with: {loader: file('hydration/link-loader.mjs')},
    saves: 'an IntersectionObserver for each link, 660 on a page of the reference',
  },
  {
    module: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    hash: 'a32a46c86713',
    with: {loader: file('hydration/late-state-loader.mjs')},
    saves: 'blocking time: the layout for the width of the window renders in a transition',
  },
  {
    module: '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js',
    hash: 'f28c89217e58',
    with: {loader: file('hydration/late-state-loader.mjs')},
    saves: "blocking time: the content of a phone's menu is set in a transition",
  },
  {
    module: '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/display.js',
    hash: '5d7a78397526',
    with: {loader: file('hydration/late-state-loader.mjs')},
    saves: "blocking time: the state of a phone's menu is set in a transition",
  },
  {
    module: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    hash: 'eef363430b9a',
    with: {loader: file('hydration/late-state-loader.mjs')},
    saves: "blocking time: the reader's docs version is set in a transition",
  },
  {
    module: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    hash: '39c843d0809a',
    with: {loader: file('hydration/order-loader.mjs')},
    saves: '20 to 30 ms of the first localeCompare, 77 on a phone',
  },
  {
    module: '@docusaurus/theme-common/lib/utils/IntlUtils.js',
    hash: '50ecfecea6e4',
    with: {standIn: file('hydration/browser/IntlUtils.ts')},
    saves: '45 ms of the first use of Intl on a phone, on pages with posts',
  },
  {
    module: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    hash: 'd46757ac02bf',
    with: {standIn: file('storage/browser/colorMode.tsx')},
    inPreview: true,
    saves: 'a bug: a color mode that is cleared in another window stays in effect',
  },
  {
    module: '@docusaurus/theme-common/lib/utils/storageUtils.js',
    hash: 'b849830a4a2a',
    with: {standIn: file('storage/browser/storageUtils.ts')},
    inPreview: true,
    saves: 'a bug: an error for each value that cannot be stored; and 0.4 KB',
  },
  {
    module: 'path-to-regexp',
    importer: 'react-router',
    hash: '4960ba3d5910',
    with: {standIn: file('bundle/browser/pathToRegexp.ts')},
    saves: '1.4 KB',
  },
  {
    module: 'tslib',
    importer: '@docusaurus/utils-common',
    hash: '26d4007ca826',
    with: {standIn: file('bundle/browser/tslib.ts')},
    saves: '3.8 KB',
  },
  {
    module: 'nprogress',
    hash: '6b9611076ec2',
    with: {standIn: file('bundle/browser/nprogress.ts')},
    saves: '1.2 KB',
  },
  {
    module: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    hash: 'b9c2cf4bf4d9',
    with: {standIn: file('bundle/browser/baseUrlIssueBanner.ts')},
    saves: '0.6 KB of text that the HTML of the home page already contains',
  },
  {
    module: '@docsearch/react/dist/esm/AlgoliaLogo.js',
    hash: '94a3098e01ea',
    with: {standIn: file('../plugins/search/client/AlgoliaLogo.tsx')},
    by: 'search',
    inPreview: true,
    saves: 'a link to another host below every list of hits, and an inline style',
  },
];
