import type {Options} from '@docusaurus/plugin-content-docs';

import {recmaFold} from '../client/navigation/recma-fold';
import {rehypeFold} from '../client/navigation/rehype-fold';
import {recmaContents} from '../plugins/tables/recma-contents';
import {rehypeHeadings} from '../plugins/tables/rehype-headings';
import {rehypeTables} from '../plugins/tables/rehype-tables';
import {sidebarItemsGenerator} from '../sidebars';
import {versions} from '../versions/list';
import {apiLinks} from './apiReference';
import {environment} from './environment';
import {remarkSamples} from './samples';
import {repositoryUrl} from './site';

export const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  editUrl: `${repositoryUrl}/edit/main/`,
  lastVersion: 'current',
  versions: Object.fromEntries(
    versions.map(({id, name, path, banner}) => [
      id,
      // The banner already names the version, so only the line without one has a badge.
      {label: name, path, banner, badge: banner === 'none'},
    ]),
  ),
  breadcrumbs: true,
  // Before Docusaurus' own plugins, while fences and tables are as the author wrote them.
  beforeDefaultRemarkPlugins: [remarkSamples, apiLinks],
  // The script of embedded posts looks through a page once, when it is there.
  ...(environment.SOCIAL_EMBEDS
    ? {rehypePlugins: [rehypeTables, rehypeHeadings], recmaPlugins: [recmaContents]}
    : {
        rehypePlugins: [rehypeTables, rehypeHeadings, rehypeFold],
        recmaPlugins: [recmaContents, recmaFold],
      }),
} satisfies Options;
