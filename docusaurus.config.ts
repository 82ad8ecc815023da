import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {gtag} from './src/config/analytics';
import {blog} from './src/config/blog';
import {clientModules} from './src/config/clientModules';
import {docs} from './src/config/docs';
import {environment} from './src/config/environment';
import {parseFrontMatter} from './src/config/pageChecks';
import {content, outputs} from './src/config/plugins';
import {siteTagline, siteTitle} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {themeConfig} from './src/config/theme';
import {client, htmlTemplate} from './src/client';

const config: Config = {
  title: siteTitle,
  tagline: siteTagline,
  favicon: 'img/logo.svg',
  url: environment.SITE_URL,
  baseUrl: environment.BASE_URL,
  trailingSlash: false,
  // Docusaurus only has it on the home page; `htmlTemplate` adds it to every page.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  markdown: {parseFrontMatter},
  future: {experimental_faster: true},
  ssrTemplate: htmlTemplate,
  clientModules,
  presets: [
    [
      'classic',
      {docs, blog, gtag, sitemap, theme: {customCss: './src/css/site.css'}} satisfies PresetOptions,
    ],
  ],
  plugins: [...content, ...outputs, ...client],
  themeConfig,
};

export default config;
