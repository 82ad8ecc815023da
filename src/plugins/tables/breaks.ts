/** Lets long code wrap where a reader would wrap it. Pure. */
import type {Element, ElementContent} from 'hast';

/** Shorter words fit on a line of a phone, next to another column. */
const longWord = /\S{25,}/g;

/**
 * After an opening bracket, an operator or a separator, before the dot of a member, and between the
 * words of a name.
 */
const places =
  /(?<=[(<{[/,=|&:_])(?=[\w$'"`])|(?<=[^.])(?=\.[^.])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** A name of several words that may not fit on one line of a page's table of contents. */
const longName = /[\w$]{16,}/g;

/** Between the words of names: `create|HTTP|Context`. */
const words = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Represents a break opportunity in text: a zero-width space. */
export const BREAK = '\u200B';

const withBreaks = (text: string): ElementContent[] =>
  text
    .replace(longWord, (word) => word.replace(places, BREAK))
    .split(BREAK)
    .flatMap((value, index): ElementContent[] => [
      ...(index === 0 ? [] : [wbr()]),
      {type: 'text', value},
    ]);

export const wbr = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

/** Inserts `<wbr>` into the long words of an element that contains text. */
export function breakWords(code: Element): void {
  code.children = code.children.flatMap((child) =>
    child.type === 'text' ? withBreaks(child.value) : [child],
  );
}

/** Inserts {@link BREAK} between the words of the long names in a text. */
export function breakNames(text: string): string {
  return text.replace(longName, (name) => name.replace(words, BREAK));
}
