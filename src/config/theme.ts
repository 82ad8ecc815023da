import type {ThemeConfig} from '@docusaurus/preset-classic';

import {announcementBar} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';
import {algolia} from './search';

export const themeConfig = {
  navbar,
  footer,
  algolia,
  announcementBar,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Empty, because it is part of the main script: src/plugins/samples/render highlights code and
  // src/components/Sample/code.css colors it.
  prism: {theme: {plain: {}, styles: []}, magicComments: []},
} satisfies ThemeConfig;
