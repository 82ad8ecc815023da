import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {isPreview} from '../content/preview';
import pageChecksPlugin from '../plugins/page-checks';
import {keepFrontMatter} from '../plugins/page-checks/frontMatter';
import {unlistedPages} from '../sidebars/unlisted';
import {samples} from './samples';

/** What pages have without importing it: the theme's components, ours, and what the samples plugin replaces. */
export const components: readonly string[] = [
  'Before',
  'Details',
  'Head',
  'Setup',
  'Since',
  'TabItem',
  'Tabs',
  'TypeTable',
];

export const parseFrontMatter = isPreview()
  ? keepFrontMatter(path.resolve(__dirname, '../..'))
  : undefined;

/** A function that holds its options: Docusaurus writes those of others into the preview. */
export function pageChecks(context: LoadContext) {
  return pageChecksPlugin(context, {
    components,
    sampleProblems: samples.problemsOf,
    unlisted: unlistedPages,
  });
}
