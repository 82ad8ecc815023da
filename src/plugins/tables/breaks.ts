/** Lets long code break where a reader would break it. Pure. */
import type {Element, ElementContent} from 'hast';

/** Shorter words fit on a line of a phone, beside another column. */
const longWord = /\S{25,}/g;

/** After what opens, joins or separates, before the dot of a member, and between the words of a name. */
const places =
  /(?<=[(<{[/,=|&:_])(?=[\w$'"`])|(?<=[^.])(?=\.[^.])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** A name of several words that may not fit on a line of the contents of a page. */
const longName = /[\w$]{16,}/g;

/** Between the words of names: `create|HTTP|Context`. */
const words = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Stands for a break in a text: a zero-width space. */
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

/** Puts `<wbr>` into the long words of an element that holds text. */
export function breakWords(code: Element): void {
  code.children = code.children.flatMap((child) =>
    child.type === 'text' ? withBreaks(child.value) : [child],
  );
}

/** Puts {@link BREAK} between the words of the long names of a text. */
export function breakNames(text: string): string {
  return text.replace(longName, (name) => name.replace(words, BREAK));
}
