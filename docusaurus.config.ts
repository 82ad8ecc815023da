import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {gtag} from './src/config/analytics';
import {apiReference} from './src/config/apiReference';
import {blog} from './src/config/blog';
import {clientModules} from './src/config/clientModules';
import {docs} from './src/config/docs';
import {environment} from './src/config/environment';
import {hosting} from './src/config/hosting';
import {markdownPages} from './src/config/markdownPages';
import {demo, samples} from './src/config/samples';
import {search} from './src/config/search';
import {siteTagline, siteTitle} from './src/config/site';
import {socialCards} from './src/config/socialCards';
import {themeConfig} from './src/config/theme';
import {htmlTemplate} from './src/plugins/quiet-start/template';

const config: Config = {
  title: siteTitle,
  tagline: siteTagline,
  favicon: 'img/logo.svg',
  url: environment.SITE_URL,
  baseUrl: environment.BASE_URL,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  future: {experimental_faster: true},
  ssrTemplate: htmlTemplate,
  clientModules,
  presets: [
    [
      'classic',
      {docs, blog, gtag, theme: {customCss: './src/css/site.css'}} satisfies PresetOptions,
    ],
  ],
  plugins: [
    apiReference,
    samples.plugin,
    './src/plugins/samples/render/plugin.ts',
    // With options: knip calls a plugin that stands alone, without a site.
    [demo, {}],
    './src/plugins/lean-css/index.ts',
    './src/plugins/lazy-pages/index.ts',
    './src/plugins/live-pages/index.ts',
    './src/plugins/lean-js/index.ts',
    './src/plugins/print-light/index.ts',
    './src/plugins/quick-routes/index.ts',
    './src/plugins/quiet-start/index.ts',
    './src/plugins/warm-builds/index.ts',
    search,
    markdownPages,
    ['./src/plugins/social-cards/index.ts', socialCards],
    './src/plugins/structured-data/index.ts',
    hosting,
  ],
  themeConfig,
};

export default config;
