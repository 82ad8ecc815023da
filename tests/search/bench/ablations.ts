/** Each rule of the engine, and the change of its code that switches it off; a change that matches nothing fails. */
export interface Ablation {
  rule: string;
  /** Below `src/plugins/search`. */
  file: string;
  from: string;
  to: string;
}

const rule = (name: string, file: string, from: string, to: string): Ablation => ({
  rule: name,
  file,
  from,
  to,
});

const QUERY = 'engine/query.ts';
const TEXT = 'engine/text.ts';
const RANK = 'engine/rank.ts';
const SCORE = 'engine/score.ts';
const TERMS = 'build/terms.ts';

export const ABLATIONS: readonly Ablation[] = [
  rule(
    'Words that say nothing are dropped',
    QUERY,
    '!STOP_WORDS.has(fold(word))',
    'word.length > 0 || !STOP_WORDS.has(word)',
  ),
  rule('The name of the site is dropped', QUERY, 'fold(word) !== BRAND', 'word !== ` ${BRAND}`'),
  rule('Stems', TEXT, 'let result = word;', 'let result = word;\n  if (word) return word;'),
  rule('Parts of a typed name', QUERY, 'if (parts.length > 0)', 'if (parts.length > 99)'),
  rule(
    'Parts of a known name count 0.35',
    QUERY,
    'WORTH_OF_KNOWN_PARTS = 0.35',
    'WORTH_OF_KNOWN_PARTS = 1',
  ),
  rule(
    'A word finds the names that it is a part of',
    'engine/corpus.ts',
    'else if (this.hasPart(',
    'else if (name === "" && this.hasPart(',
  ),
  rule('Parts of names count 0.8', 'engine/corpus.ts', 'PART_WORTH = 0.8', 'PART_WORTH = 1'),
  rule('Completions', QUERY, 'const longer = isUnfinished', 'const longer = isUnfinished && !word'),
  rule('Synonyms', QUERY, '  addSynonyms(slots);\n', ''),
  rule('Typos', QUERY, 'const likely = isMisspelled', 'const likely = isMisspelled && !word'),
  rule('Two typos from 8 letters', TEXT, 'if (word.length >= 8)', 'if (word.length >= 99)'),
  rule(
    'Typos in an unfinished word',
    QUERY,
    'misspellings(word, limit, isUnfinished))',
    'misspellings(word, limit, isUnfinished && word === ""))',
  ),
  rule(
    'A misspelled name is compared as what it means',
    QUERY,
    'meant: likely[0] ?? word',
    'meant: word',
  ),
  rule('The share of words found', SCORE, 'COVERAGE_POWER = 2', 'COVERAGE_POWER = 0'),
  rule('The share is squared', SCORE, 'COVERAGE_POWER = 2', 'COVERAGE_POWER = 1'),
  rule(
    'Rare words weigh more in the share',
    SCORE,
    'Math.log(1 + docs.length / (1 + size))',
    'Math.min(1, 1 + size)',
  ),
  rule('Titles weigh 5', TERMS, '{title: 5,', '{title: 1,'),
  rule('Summaries weigh 2.5', TERMS, 'summary: 2.5,', 'summary: 1,'),
  rule('Declared questions weigh 2.5', TERMS, 'questions: 2.5}', 'questions: 1}'),
  rule(
    'Headings belong to the summary',
    TERMS,
    '[page.summary, ...headingsOf(page)]',
    '[page.summary, ...headingsOf(page).slice(0, 0)]',
  ),
  rule(
    'The end of the path belongs to the title',
    TERMS,
    '`${section.title} \\n ${slug(page)}`',
    '`${section.title} \\n ${slug(page).slice(0, 0)}`',
  ),
  rule('Identifiers in samples', TERMS, "section.identifiers.join(' ')", "''"),
  rule(
    'Neighboring words of a title are one word, too',
    TEXT,
    'from + 4); to++',
    'from - 1); to++',
  ),
  rule('Passing mentions are left out', TERMS, 'LEAST_OF_BEST = 0.1', 'LEAST_OF_BEST = 0'),
  rule(
    'What a whole page is about',
    SCORE,
    'if (slots.length < FEWEST_WORDS)',
    'if (slots.length < 99)',
  ),
  rule('Links to a page say what it is about', TERMS, 'LINK_WEIGHT = 2', 'LINK_WEIGHT = 0'),
  rule('All but guides count 0.45', RANK, 'OTHER_FACTOR = 0.45', 'OTHER_FACTOR = 1'),
  rule('Recipes count 0.6', RANK, 'RECIPE_FACTOR = 0.6', 'RECIPE_FACTOR = 1'),
  rule('Lessons count 0.2', RANK, 'LESSON_FACTOR = 0.2', 'LESSON_FACTOR = 1'),
  rule('Names of pages: up to 4 times', RANK, 'NAME_FACTOR = 4', 'NAME_FACTOR = 1'),
  rule('Declared questions: up to 4 times', RANK, 'QUESTION_FACTOR = 4', 'QUESTION_FACTOR = 1'),
  rule(
    'The same question word for word: 16 times',
    RANK,
    'SAME_QUESTION_FACTOR = 16',
    'SAME_QUESTION_FACTOR = QUESTION_FACTOR',
  ),
  rule('Neighbors: up to 5 times', RANK, '\nconst PHRASE_FACTOR = 5', '\nconst PHRASE_FACTOR = 1'),
  rule(
    'Four words just like that come first',
    RANK,
    'WHOLE_PHRASE_WORDS = 4',
    'WHOLE_PHRASE_WORDS = 99',
  ),
  rule('Names weigh twice', SCORE, 'NAME_WEIGHT = 2', 'NAME_WEIGHT = 1'),
  rule(
    'The reference counts 0.5 for four words',
    RANK,
    'EXPLANATION_API_FACTOR = 0.5',
    'EXPLANATION_API_FACTOR = 1',
  ),
  rule('The guide about a symbol', RANK, 'if (query.looksLikeCode)', 'if (query.key === " ")'),
  rule('Further sections of a page count less', RANK, 'REPEAT_FACTOR = 0.82', 'REPEAT_FACTOR = 1'),
];
