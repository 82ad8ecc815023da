import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';

import {docs} from './src/config/docs';
import {environment} from './src/config/environment';
import {siteTagline, siteTitle} from './src/config/site';

const config: Config = {
  title: siteTitle,
  tagline: siteTagline,
  url: environment.SITE_URL,
  baseUrl: environment.BASE_URL,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  onBrokenAnchors: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}}},
  future: {experimental_faster: true},
  presets: [
    [
      'classic',
      {docs, blog: false} satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    navbar: {title: 'tRPC', items: [{type: 'docsVersionDropdown'}]},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
};

export default config;
