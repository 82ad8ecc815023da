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

const identifier = /[\w$]+/g;

/** Between the words of names: `create|HTTP|Context`, `experimental_|lazy`. */
const words = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=_)(?=\w)/g;

/** Represents a break opportunity in text: a zero-width space. */
export const BREAK = '\u200B';

const wbr = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

/**
 * Inserts `<wbr>` into the texts of an element.
 *
 * @param breaks - marks the places in a text with {@link BREAK}
 */
export function breakIn(element: Element, breaks: (text: string) => string): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakIn(child, breaks);
    if (child.type !== 'text') return [child];
    const [first = '', ...more] = breaks(child.value).split(BREAK);
    const rest = more.flatMap((value): ElementContent[] => [wbr(), {type: 'text', value}]);
    return [{type: 'text', value: first}, ...rest];
  });
}

/** Inserts {@link BREAK} into the long words of code. */
export const breakWords = (text: string): string =>
  text.replace(longWord, (word) => word.replace(places, BREAK));

/**
 * Inserts {@link BREAK} between the words of the long names in a text.
 *
 * @param most - characters that fit on a line, by default of a page's table of contents
 */
export const breakNames = (text: string, most = 15): string =>
  text.replace(identifier, (name) => (name.length > most ? name.replace(words, BREAK) : name));
