import type {Options} from '@docusaurus/plugin-content-docs';

import remarkApiLinks from '../plugins/api-reference/remark-api-links';
import {sidebarItemsGenerator} from '../sidebars';
import {apiLinks} from './apiReference';
import {samples} from './samples';
import {repositoryUrl} from './site';

export const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  editUrl: `${repositoryUrl}/edit/main/`,
  lastVersion: 'current',
  // The banner already names the version, so only the line without one has a badge.
  versions: {
    current: {label: '11.x', path: '', banner: 'unreleased', badge: false},
    '10.x': {label: '10.x', path: 'v10', banner: 'none', badge: true},
    '9.x': {label: '9.x', path: 'v9', banner: 'unmaintained', badge: false},
  },
  breadcrumbs: true,
  // Before Docusaurus' own plugins, while fences and tables are as the author wrote them.
  beforeDefaultRemarkPlugins: [samples.remarkPlugin, [remarkApiLinks, apiLinks]],
} satisfies Options;
