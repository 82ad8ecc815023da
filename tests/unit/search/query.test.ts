import {describe, expect, test} from 'vitest';

import {listDocs, type Corpus} from '@site/src/plugins/search/engine/corpus';
import {parseQuery} from '@site/src/plugins/search/engine/query';
import {shareOfNeighbors} from '@site/src/plugins/search/engine/similarity';
import type {PageKind} from '@site/src/plugins/search/types';
import {corporaOf, page} from './fixture';

/** An index file with pages that have these words. */
function corpusOf(kind: PageKind, words: readonly string[]): Corpus {
  return corporaOf(page('/a', {kind, title: 'A', text: [words.join(' ')]}))[0] as Corpus;
}

/** Longer words that the last word of a query may become, surest first. */
function completions(query: string, ...corpora: Corpus[]): string[] {
  const [slot] = parseQuery(query, corpora).slots;
  return (slot?.alternatives ?? [])
    .flatMap(({terms}) => terms)
    .filter((term) => term !== query && !term.startsWith('~'));
}

describe('an unfinished word becomes', () => {
  const guides = corpusOf('guide', ['linked', 'links', 'linker', 'link']);
  const reference = corpusOf('api', ['linkedin', 'links', 'line', 'router']);

  test('longer words of one index file, the shortest first', () => {
    expect(completions('lin', guides)).toEqual(['link', 'links', 'linked', 'linker']);
  });

  test('those of several, each once', () => {
    const all = ['line', 'link', 'links', 'linked', 'linker', 'linkedin'];
    expect(completions('lin', guides, reference)).toEqual(all);
    expect(completions('lin', reference, guides)).toEqual(all);
  });

  test('those of one letter, too', () => {
    expect(completions('r', guides, reference)).toEqual(['router']);
  });

  test('at most 24', () => {
    const words = (letters: string) => Array.from(letters, (letter) => `word${letter}`);
    const found = completions(
      'wor',
      corpusOf('guide', words('klmnopqrstuvwxyz')),
      corpusOf('api', words('abcdefghij')),
      corpusOf('blog', ['worm']),
    );
    expect(found).toEqual(['worm', ...words('abcdefghijklmnopqrstuvw')]);
  });
});

describe('share of adjacent words', () => {
  const [doc] = listDocs([
    page('/docs/adapters', {
      title: 'Adapters',
      text: ['`No procedure found on path "post"`', 'Another one.'],
    }),
  ]);
  test.each([
    ['all in their order', 'no procedure found on path', 1],
    ['the last one unfinished', 'no procedure fou', 1],
    ['some', 'no procedure on path', 2 / 3],
    ['in another order', 'path on found', 0],
    ['across paragraphs', 'path post another', 1 / 2],
    ['too few to be a sentence', 'no procedure', 0],
  ])('%s: %s', (_, typed, share) => {
    if (!doc) throw new Error('There is a section.');
    expect(shareOfNeighbors(typed.split(' '), doc)).toBeCloseTo(share);
  });
});
