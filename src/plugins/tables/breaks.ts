/** Lets long code break where a reader would break it. Pure. */
import type {Element, ElementContent} from 'hast';

/** Shorter words fit on a line of a phone, beside another column. */
const longWord = /\S{25,}/g;

/** After what opens, joins or separates, and before the dot of a member. */
const places = /(?<=[(<{[/,=|&:_])(?=[\w$'"`])|(?<=[^.])(?=\.[^.])/g;

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

const wbr = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

/** Puts `<wbr>` into the long words of an element that holds text. */
export function breakWords(code: Element): void {
  code.children = code.children.flatMap((child) =>
    child.type === 'text' ? withBreaks(child.value) : [child],
  );
}
