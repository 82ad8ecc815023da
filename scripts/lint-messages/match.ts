/**
 * Finds a quoted message in a text that contains it with different values, or with the placeholders
 * of a template: `No procedure found on path "bookById"` in `No procedure found on path "${path}"`.
 */

/**
 * Parts that vary: `…`, what is in quotes or braces, numbers, names with inner dots or capitals, HTTP
 * methods, kinds of procedures and of values.
 */
const value = new RegExp(
  [
    '…',
    '<[^<>]*>|\\$?\\{[^{}]*\\}',
    '"[^"]*"|\'[^\']*\'|`[^`]*`',
    '\\b\\d[\\d.,:]*\\w*',
    '[\\w$@/-]*(?:[a-z][A-Z]|[\\w)\\]][./(\\[][\\w("\\/])[\\w$@./()[\\]"-]*',
    '\\b(?:GET|POST|PUT|OPTIONS|PATCH|DELETE)\\b',
    '\\b(?:query|mutation|subscription|object|string|number|date|array|undefined)\\b',
  ].join('|'),
);

/** Prefixes that a stack trace or the console adds. */
const prefix = /^(?:[A-Z]\w*)?Error: /;

/** The minimum length, in characters, of words that distinguish a message from others. */
const shortest = 8;

/**
 * @param message - as quoted
 * @returns the words of the message around its values; none if they are too short to look for
 */
export function fixedParts(message: string): string[] {
  const bare = message.replace(prefix, '');
  const parts = bare.split(value).map((part) => part.replace(/\s+/g, ' ').trim());
  if (parts.some((part) => part.length >= shortest)) {
    return parts.filter((part) => part.length >= shortest / 2);
  }
  // All of it is values, such as `toText is not` of something: it is looked for as it is.
  return bare.includes('…') || bare.length <= shortest + 1 ? [] : [bare];
}

/** A text as it is searched: string literals without the escapes of quotes, and no line ends. */
export const normalize = (code: string): string =>
  code.replace(/(?:\\n|\n)\s*/g, ' ').replace(/\\(["'`])/g, '$1');
