import path from 'node:path';

import type {PagePlace} from '../versions/places';
import {isPreview} from '../content/preview';
import type {PageChecksOptions} from '../plugins/page-checks';
import type {Finding} from '../plugins/page-checks/report';
import {keepFrontMatter} from '../plugins/page-checks/frontMatter';
import {outlineOf} from '../sidebars';
import {outlineFindings} from '../sidebars/findings';
import {counterpartFindings} from '../versions/counterparts';
import {versions} from '../versions/list';
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

const siteDir = path.resolve(__dirname, '../..');

export const parseFrontMatter = isPreview() ? keepFrontMatter(siteDir) : undefined;

/** @param places - of all pages */
async function listFindings(places: readonly PagePlace[]): Promise<Finding[]> {
  const outlines = versions.map(({id, docs}) =>
    outlineFindings(siteDir, outlineOf(id), docs, places),
  );
  return [...(await Promise.all(outlines)).flat(), ...counterpartFindings(places)];
}

export const pageChecks: PageChecksOptions = {
  components,
  listFindings,
  sampleProblems: (files) => samples.problemsOf(files),
  lists: ['src/sidebars/*.ts'],
};
