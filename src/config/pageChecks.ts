import path from 'node:path';

import {isPreview} from '../content/preview';
import type {PageChecksOptions} from '../plugins/page-checks';
import {keepFrontMatter} from '../plugins/page-checks/frontMatter';
import {unlistedPages} from '../sidebars/unlisted';
import {samples} from './samples';

/**
 * Components that pages can use without importing them: the theme's, ours, and those that the samples
 * plugin replaces.
 */
export const components: readonly string[] = [
  'Before',
  'Details',
  'Head',
  'Hint',
  'Setup',
  'Since',
  'TabItem',
  'Tabs',
  'TypeTable',
];

export const parseFrontMatter = isPreview()
  ? keepFrontMatter(path.resolve(__dirname, '../..'))
  : undefined;

export const pageChecks: PageChecksOptions = {
  components,
  sampleProblems: (files) => samples.problemsOf(files),
  unlisted: unlistedPages,
};
