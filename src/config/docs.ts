import type {Options} from '@docusaurus/plugin-content-docs';

import {recmaFold} from '../client/navigation/recma-fold';
import {rehypeFold} from '../client/navigation/rehype-fold';
import {recmaContents} from '../plugins/tables/recma-contents';
import {rehypeHeadings} from '../plugins/tables/rehype-headings';
import {rehypeTables} from '../plugins/tables/rehype-tables';
import {sidebarItemsGenerator} from '../sidebars';
import {versions} from '../versions/list';
import {apiLinks} from './apiReference';
import {docEditUrl} from './editing';
import {environment} from './environment';
import {remarkSamples} from './samples';

export const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  editUrl: docEditUrl,
  lastVersion: 'current',
  versions: Object.fromEntries(
    versions.map(({id, name, path, banner}) => [
      id,
      // The banner already names the version, so a badge is only shown for a version without one.
      {label: name, path, banner, badge: banner === 'none'},
    ]),
  ),
  breadcrumbs: true,
  // Before Docusaurus' own plugins, while fences and tables are still as the author wrote them.
  beforeDefaultRemarkPlugins: [remarkSamples, apiLinks],
  // The script for embedded posts only scans a page once, when it is loaded.
  ...(environment.SOCIAL_EMBEDS
    ? {rehypePlugins: [rehypeTables, rehypeHeadings], recmaPlugins: [recmaContents]}
    : {
        rehypePlugins: [rehypeTables, rehypeHeadings, rehypeFold],
        recmaPlugins: [recmaContents, recmaFold],
      }),
} satisfies Options;
