/** How close a query is to a question that a page declares it answers. */
import type {Doc} from './docs';
import type {Query} from './query';
import {BRAND, STOP_WORDS} from './stop-words';
import {fold, stem, STEM_MARK, words} from './text';

/** A single word is not a question. */
const FEWEST_WORDS = 2;

const questions = new WeakMap<Doc, ReadonlySet<string>[]>();

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
 * @returns for the closest question of a page, the share of words that it has in common with the
 * query, out of all words of either: 1 for the same words; 0 for a query of one word
 */
export function closeness(doc: Doc, {slots}: Query): number {
  if (slots.length < FEWEST_WORDS) return 0;
  const shares = questionsOf(doc).map((question) => {
    const shared = slots.filter(({alternatives}) =>
      alternatives.some(({terms}) => terms.every((term) => question.has(term))),
    ).length;
    return shared / (slots.length + question.size - shared);
  });
  return Math.max(0, ...shares);
}
