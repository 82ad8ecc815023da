import type {Options} from '@docusaurus/plugin-content-docs';

import {repositoryUrl} from './site';

export const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: `${repositoryUrl}/edit/main/`,
  lastVersion: 'current',
  versions: {
    current: {label: '11.x', path: '', banner: 'unreleased', badge: true},
    '10.x': {label: '10.x', path: 'v10', banner: 'none', badge: true},
    '9.x': {label: '9.x', path: 'v9', banner: 'unmaintained', badge: true},
  },
  breadcrumbs: true,
} satisfies Options;
