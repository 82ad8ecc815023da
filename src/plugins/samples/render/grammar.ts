import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** A run of characters in one color; `className` is '' where the plain color applies. */
export interface Segment {
  text: string;
  className: string;
}

/** Besides those that Prism starts with; it knows the short names of all of them, such as `ts`. */
loadLanguages([
  'bash',
  'diff',
  'docker',
  'graphql',
  'http',
  'ini',
  'json',
  'jsx',
  'markdown',
  'nginx',
  'sql',
  'toml',
  'tsx',
  'typescript',
  'yaml',
]);

/**
 * Maps Prism's token types to the classes that color them (`src/components/Sample/code.css`). A type
 * with '' resets to the plain color, whatever it is nested in.
 */
const typesOf: Record<string, string[]> = {
  c: ['comment', 'prolog', 'doctype', 'cdata'],
  k: ['keyword', 'atrule', 'important', 'rule', 'instruction', 'directive'],
  s: ['string', 'char', 'attr-value', 'template-string', 'regex', 'url'],
  f: ['function', 'function-variable', 'header-name'],
  t: ['class-name', 'builtin', 'namespace', 'annotation'],
  n: [
    'number',
    'boolean',
    'constant',
    'symbol',
    'property',
    'attr-name',
    'key',
    'variable',
    'environment',
    'status-code',
  ],
  g: ['tag', 'selector', 'section-name'],
  i: ['inserted'],
  d: ['deleted'],
  '': ['interpolation', 'script', 'plain-text', 'attr-equals', 'operator'],
};

const classOf = new Map(
  Object.entries(typesOf).flatMap(([className, types]) =>
    types.map((type): [string, string] => [type, className]),
  ),
);

/** Every class that a segment may have; each needs a color in the style sheet. */
export const tokenClasses = Object.keys(typesOf).filter((className) => className !== '');

function aliases(token: Prism.Token): string[] {
  const {alias} = token;
  return typeof alias === 'string' ? [alias] : (alias ?? []);
}

function flatten(stream: Prism.TokenStream, inherited: string, out: Segment[]): void {
  if (typeof stream === 'string') {
    const last = out.at(-1);
    // Whitespace has no color, so it never ends a run.
    if (last && (last.className === inherited || stream.trim() === '')) last.text += stream;
    else out.push({text: stream, className: inherited});
  } else if (Array.isArray(stream)) {
    for (const part of stream) flatten(part, inherited, out);
  } else {
    const known = [...aliases(stream).reverse(), stream.type].find((type) => classOf.has(type));
    const className = known === undefined ? inherited : (classOf.get(known) ?? '');
    // Quotes have the color of what they enclose, and brackets are plain.
    const bracket = stream.type === 'punctuation' && className !== 's';
    flatten(stream.content, bracket ? '' : className, out);
  }
}

/** Prism has its functions for plugins among the languages. */
const isGrammar = (entry: unknown) => typeof entry !== 'function';

/**
 * Splits code into colored runs, one list per line; joined by newlines, their texts are the code.
 *
 * @param language - as written after the fence
 * @throws Error that lists the supported languages if there is no grammar for this one
 */
export function highlight(code: string, language: string): Segment[][] {
  const grammar = Prism.languages[language || 'plain'];
  if (!grammar) {
    const known = Object.keys(Prism.languages).filter((name) => isGrammar(Prism.languages[name]));
    throw new Error(
      `No grammar for the language "${language}". Use one of: ${known.sort().join(', ')}.`,
    );
  }
  const segments: Segment[] = [];
  flatten(Prism.tokenize(code, grammar), '', segments);

  const lines: Segment[][] = [[]];
  for (const {text, className} of segments) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({text: part, className});
    });
  }
  return lines;
}
