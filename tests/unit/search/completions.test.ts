import {describe, expect, test} from 'vitest';

import {Corpus} from '@site/src/plugins/search/engine/corpus';
import {parseQuery} from '@site/src/plugins/search/engine/query';
import {toIndexFiles} from '@site/src/plugins/search/build/shards';
import type {PageKind, Shard} from '@site/src/plugins/search/types';
import {page} from './fixture';

/** An index file with pages that have these words. */
function corpusOf(kind: PageKind, words: readonly string[]): Corpus {
  const [file] = toIndexFiles(
    [page('/a', {kind, category: 'A', title: 'A', text: [words.join(' ')]})],
    '',
  );
  return new Corpus(JSON.parse(file?.content ?? '') as Shard);
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
