/** Compares word order, because readers paste error messages and parts of sentences. */
import type {Doc} from './docs';
import {fold, words} from './text';

/** Fewer words than this are not a phrase. */
const FEWEST_WORDS = 3;

const texts = new WeakMap<Doc, string>();

/** Every word of a section, separated by spaces; one line for its title and for each paragraph. */
function textOf(doc: Doc): string {
  let text = texts.get(doc);
  if (text === undefined) {
    const lines = [doc.section.title, ...doc.section.blocks];
    text = lines
      .map(
        (line) =>
          ` ${words(fold(line))
            .map(({raw}) => raw)
            .join(' ')} `,
      )
      .join('\n');
    texts.set(doc, text);
  }
  return text;
}

/**
 * @param typed - all words of a query, folded; the last may be incomplete
 * @returns the share of adjacent words that are also adjacent in the section; 0 for few words
 */
export function shareOfNeighbors(typed: readonly string[], doc: Doc): number {
  if (typed.length < FEWEST_WORDS) return 0;
  const text = textOf(doc);
  let found = 0;
  for (let i = 1; i < typed.length; i++) {
    const end = i === typed.length - 1 ? '' : ' ';
    if (text.includes(` ${typed[i - 1] ?? ''} ${typed[i] ?? ''}${end}`)) found++;
  }
  return found / (typed.length - 1);
}
