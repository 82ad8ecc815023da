/** Compares a query with what a page says as a whole: its declared questions, and its order of words. */
import type {Doc} from './corpus';
import type {Query} from './query';
import {BRAND, fold, stem, STEM_MARK, STOP_WORDS, words} from './text';

/** A single word is not a question. */
const FEWEST_WORDS_OF_QUESTION = 2;

/** Fewer words than this are not a phrase. */
const FEWEST_WORDS_OF_PHRASE = 3;

const questions = new WeakMap<Doc, ReadonlySet<string>[]>();
const texts = new WeakMap<Doc, string>();

/** The stems of a question's words, as a query looks them up. */
function stemsOf(question: string): ReadonlySet<string> {
  return new Set(
    words(fold(question)).flatMap(({raw}) =>
      STOP_WORDS.has(raw) || raw === BRAND ? [] : [STEM_MARK + stem(raw)],
    ),
  );
}

function questionsOf(doc: Doc): ReadonlySet<string>[] {
  let found = questions.get(doc);
  if (!found) {
    found = doc.page.questions.map(stemsOf);
    questions.set(doc, found);
  }
  return found;
}

/**
 * @returns for the closest question that a page declares it answers, the share of words that it has in
 * common with the query, out of all words of either: 1 for the same words; 0 for a query of one word
 */
export function questionSimilarity(doc: Doc, {slots}: Query): number {
  if (slots.length < FEWEST_WORDS_OF_QUESTION) return 0;
  const shares = questionsOf(doc).map((question) => {
    const shared = slots.filter(({alternatives}) =>
      alternatives.some(({terms}) => terms.every((term) => question.has(term))),
    ).length;
    return shared / (slots.length + question.size - shared);
  });
  return Math.max(0, ...shares);
}

/** Every word of a section, separated by spaces; one line for its title and for each paragraph. */
function textOf(doc: Doc): string {
  let text = texts.get(doc);
  if (text === undefined) {
    const wordsOf = (line: string) => words(fold(line)).map(({raw}) => raw);
    text = linesOf(doc)
      .split('\n')
      .map((line) => ` ${wordsOf(line).join(' ')} `)
      .join('\n');
    texts.set(doc, text);
  }
  return text;
}

const lines = new WeakMap<Doc, string>();

/** The same in lower case with everything between words, which costs little for all sections. */
function linesOf(doc: Doc): string {
  let text = lines.get(doc);
  if (text === undefined) {
    text = [doc.section.title, ...doc.section.blocks].join('\n').toLowerCase();
    lines.set(doc, text);
  }
  return text;
}

/**
 * Readers paste error messages and parts of sentences.
 *
 * @param typed - all words of a query, folded; the last may be incomplete
 * @returns the share of adjacent words that are also adjacent in the section; 0 for few words
 */
export function shareOfNeighbors(typed: readonly string[], doc: Doc): number {
  if (typed.length < FEWEST_WORDS_OF_PHRASE) return 0;
  const text = textOf(doc);
  let found = 0;
  for (let i = 1; i < typed.length; i++) {
    const end = i === typed.length - 1 ? '' : ' ';
    if (text.includes(` ${typed[i - 1] ?? ''} ${typed[i] ?? ''}${end}`)) found++;
  }
  return found / (typed.length - 1);
}

/** @param typed - whole words, folded */
export function says(typed: readonly string[], doc: Doc): boolean {
  const text = linesOf(doc);
  return typed.every((word) => text.includes(word)) && textOf(doc).includes(` ${typed.join(' ')} `);
}
