/**
 * Finds a quoted message in a text that contains it with different values, or with the placeholders
 * of a template: `No procedure found on path "bookById"` in `No procedure found on path "${path}"`.
 */

/**
 * Parts that vary: in quotes or braces, numbers, names with inner dots or capitals, HTTP methods,
 * kinds of procedures and of values.
 */
const value = new RegExp(
  [
    '<[^<>]*>',
    '\\$?\\{[^{}]*\\}',
    '"[^"]*"|\'[^\']*\'|`[^`]*`',
    '\\b\\d[\\d.,:]*\\w*',
    '[\\w$@/-]*(?:[a-z][A-Z]|[\\w)\\]][./(\\[][\\w("\\/])[\\w$@./()[\\]"-]*',
    '\\b(?:GET|POST|PUT|OPTIONS|PATCH|DELETE)\\b',
    '\\b(?:query|mutation|subscription|object|string|number|date|array|undefined)\\b',
  ].join('|'),
  'g',
);

/**
 * The maximum distance between the words around a value in a template, including the code that
 * computes the value.
 */
const longestValue = 160;

interface Pattern {
  /** The longest run of words without a value, to find candidates quickly. */
  anchor: string;
  matches(window: string): boolean;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Spaces match any whitespace, since templates are wrapped over lines. */
const words = (text: string) => escape(text).replace(/\s+/g, '\\s+');

/** @returns undefined if the fixed parts are too short to distinguish the message from others */
function patternOf(message: string): Pattern | undefined {
  const fixed = message.split(value);
  const values = message.match(value) ?? [];
  const anchor = fixed
    .flatMap((text) => text.split(/\n/))
    .map((text) => text.trim())
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  if (anchor.length < 8) return undefined;
  const source = fixed
    .map((text, index) => {
      const after = values[index];
      // In a template, the quotes around a value are often part of the value.
      const gap = after === undefined ? '' : `(?:${words(after)}|[\\s\\S]{0,${longestValue}}?)`;
      return words(text) + gap;
    })
    .join('');
  const whole = new RegExp(source);
  return {anchor, matches: (window) => whole.test(window)};
}

/** Source text with its string literals unescaped: without the escapes of quotes and line ends. */
export function unescape(code: string): string {
  return code.replace(/\\(["'`])/g, '$1').replace(/\\n/g, '\n');
}

/** A value in quotes may contain a `…`. */
const quotes = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** The minimum length, in characters, of a message that is searched literally. */
const shortest = 10;

/** Prefixes that a stack trace or the console adds. */
const prefix = /^(?:[A-Z]\w*)?Error: /;

/**
 * A predicate for unescaped texts that contain the message. The parts before and after a `…` may be
 * from different templates.
 *
 * @param message - as quoted
 * @returns undefined if the fixed parts are too short to search for
 */
export function finder(message: string): ((text: string) => boolean) | undefined {
  const bare = message.replace(prefix, '');
  const patterns = bare
    .replace(quotes, (part) => part.replaceAll('…', 'x'))
    .split('…')
    .flatMap((part) => patternOf(part.trim()) ?? []);
  if (patterns.length > 0) return (text) => patterns.every((pattern) => occurs(pattern, text));
  return bare.length < shortest || bare.includes('…') ? undefined : (text) => text.includes(bare);
}

function occurs({anchor, matches}: Pattern, text: string): boolean {
  const reach = 400;
  for (let at = text.indexOf(anchor); at !== -1; at = text.indexOf(anchor, at + 1)) {
    if (matches(text.slice(Math.max(0, at - reach), at + anchor.length + reach))) return true;
  }
  return false;
}
