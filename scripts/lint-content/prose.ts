/** Measures the length of a page's sentences. */
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

export interface Measure {
  /** The number of words in sentences. */
  words: number;
  /** Parts between periods, colons, semicolons, question and exclamation marks. */
  sentences: number;
  /** Sentences of six words or fewer. */
  short: number;
}

const veryShort = 6;

/**
 * A mark that ends a sentence, as opposed to one inside a name such as `Next.js` or a number such as
 * 2.5.
 */
const ends = /[.:;?!]+["'”’)]*(?:\s+|$)/;

/** @param text - a paragraph, without its markup */
function sentencesOf(text: string): number[] {
  return text
    .split(ends)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .filter((words) => words > 0);
}

/** @returns the measure of a page's paragraphs; tables, headings and list items are excluded */
export function measure(tree: Root): Measure {
  const lengths: number[] = [];
  visit(tree, (node) => {
    if (node.type === 'list' || node.type === 'table') return SKIP;
    if (node.type === 'paragraph') lengths.push(...sentencesOf(toString(node)));
    return undefined;
  });
  return {
    words: lengths.reduce((sum, words) => sum + words, 0),
    sentences: lengths.length,
    short: lengths.filter((words) => words <= veryShort).length,
  };
}

export function total(measures: readonly Measure[]): Measure {
  const sum = (key: keyof Measure) => measures.reduce((all, one) => all + one[key], 0);
  return {words: sum('words'), sentences: sum('sentences'), short: sum('short')};
}
