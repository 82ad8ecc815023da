/**
 * MiniSearch asked at query time, with all that this site's engine has: its words and fields, stems,
 * parts of identifiers, synonyms, stop words, completions and typos, kinds of pages, and the close
 * comparison of the best. What is left out is this site's own scoring and its own index.
 */
import MiniSearch, {type Query as Tree} from 'minisearch';

import {
  SCORING,
  toEntry,
  WORDS_OF_FIELDS,
  type Entry,
} from '../../../src/plugins/search/build/index-terms';
import {listDocs, type Doc} from '../../../src/plugins/search/engine/docs';
import {parseQuery, type Query, type Vocabulary} from '../../../src/plugins/search/engine/query';
import {compareClosely} from '../../../src/plugins/search/engine/rank';
import {STOP_WORDS} from '../../../src/plugins/search/engine/stop-words';
import {fold, lookups, STEM_MARK} from '../../../src/plugins/search/engine/text';
import type {Page} from '../../../src/plugins/search/types';
import {versions, type VersionName} from '../../../src/versions/list';
import {TAGS} from '../own-engine';
import type {Peer} from './peers';

/** Terms are looked up as they are. */
const AS_GIVEN = {tokenize: (term: string) => [term], processTerm: (term: string) => term};

/** The best of seven values for these queries. */
const STEM_WORTH = 2;

interface Opened {
  docs: Doc[];
  index: MiniSearch<Entry>;
  vocabulary: Vocabulary;
}

function open(docs: Doc[], entries: readonly Entry[]): Opened {
  const terms = new Set<string>();
  const index = new MiniSearch<Entry>({
    ...WORDS_OF_FIELDS,
    processTerm: (raw) => {
      if (STOP_WORDS.has(fold(raw))) return null;
      const found = lookups(raw);
      found.forEach((term) => terms.add(term));
      return found;
    },
    searchOptions: {...AS_GIVEN, ...SCORING},
  });
  index.addAll(entries);
  const vocabulary: Vocabulary = {
    has: (term) => terms.has(term),
    hasStem: (stem) => terms.has(STEM_MARK + stem),
    // The tree below asks for those.
    completions: () => [],
    misspellings: (typed, limit) => [
      ...new Set(index.search(typed, {fuzzy: limit}).flatMap(({terms: found}) => found)),
    ],
  };
  return {docs, index, vocabulary};
}

/** All terms that the words of a query match, whose scores MiniSearch adds up. */
function toTree({slots}: Query, endsInsideWord: boolean): Tree {
  const last = slots.at(-1);
  return {
    combineWith: 'OR',
    queries: [
      ...slots.flatMap(({word, alternatives}) => [
        {queries: [word]},
        ...alternatives.map(({terms, worth}) => ({
          combineWith: 'AND' as const,
          queries: terms,
          boostTerm: () => worth * STEM_WORTH,
        })),
      ]),
      ...(last && endsInsideWord ? [{queries: [last.word], prefix: true}] : []),
    ],
  };
}

function ask(text: string, {docs, index, vocabulary}: Opened): Doc[] {
  const query = parseQuery(text, [vocabulary]);
  const toScored = ({id, score}: {id: number; score: number}) => ({doc: docs[id] as Doc, score});
  const found = index.search(toTree(query, /[\p{L}\p{N}_$]$/u.test(text)));
  const scores = (term: string) =>
    new Map(index.search(term).map(({id, score}) => [id as number, score]));
  return compareClosely(
    found.map(({id, score}) => toScored({id: id as number, score})),
    query,
    [{docs, scores}],
  ).map(({doc}) => doc);
}

/** @param pages - of all versions */
export function fairMiniSearch(pages: readonly Page[]): Peer {
  const opened = new Map<VersionName, Opened>();
  for (const {name} of versions) {
    const docs = listDocs(pages.filter(({tag}) => tag === 'default' || tag === TAGS[name]));
    opened.set(
      name,
      open(
        docs,
        docs.map((doc, id) => toEntry(id, doc)),
      ),
    );
  }
  const [newest] = opened.values();
  return {
    name: 'MiniSearch, all of ours',
    engine: async (query, version) =>
      ask(query, opened.get(version) as Opened)
        .slice(0, 20)
        .map(({page, section}) =>
          section.anchor === undefined ? page.path : `${page.path}#${section.anchor}`,
        ),
    files: [Buffer.from(JSON.stringify(newest?.index))],
  };
}
