import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';

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
  prism: {
    theme: themes.github,
    darkTheme: themes.oneDark,
    additionalLanguages: ['bash', 'diff', 'json', 'http'],
  },
} satisfies ThemeConfig;
