/** How the hosted index ranks: as close to the embedded engine as Algolia's settings allow. */
import type {SearchIndex} from 'algoliasearch';

import {SYNONYMS} from '../engine/synonyms';

export const settings = {
  // In order of weight: titles before headings before content.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(questions)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'version',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
} satisfies Parameters<SearchIndex['setSettings']>[0];

export interface OneWaySynonym {
  objectID: string;
  type: 'oneWaySynonym';
  input: string;
  synonyms: string[];
}

/** The embedded engine's synonyms in Algolia's format. */
export const synonyms: OneWaySynonym[] = [...SYNONYMS].map(([input, meanings]) => ({
  objectID: input.replaceAll(' ', '-'),
  type: 'oneWaySynonym',
  input,
  synonyms: meanings.map((words) => words.join(' ')),
}));
