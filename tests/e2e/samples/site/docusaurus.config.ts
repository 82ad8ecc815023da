import path from 'node:path';

import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import sampleRendering from '../../../../src/plugins/samples/render/plugin';
import samplePages from './plugin';

/** A site with nothing on it but code blocks, built with the components of the real one. */
const config: Config = {
  title: 'Samples',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {experimental_faster: true},
  // No icon, and no request for one.
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        theme: {customCss: path.resolve(__dirname, 'site.css')},
      } satisfies Options,
    ],
  ],
  plugins: [sampleRendering, samplePages],
  themeConfig: {
    navbar: {
      title: 'Samples',
      items: [
        {to: '/', label: 'One'},
        {to: '/two', label: 'Two'},
      ],
    },
    colorMode: {respectPrefersColorScheme: true},
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
