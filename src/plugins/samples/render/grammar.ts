import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** A run of characters in one color; `className` is '' where the plain color applies. */
export interface Segment {
  text: string;
  className: string;
}

/** What authors write after the fence, mapped to the Prism grammar for it. */
const grammarOf: Record<string, string> = {
  ts: 'typescript',
  typescript: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  javascript: 'javascript',
  jsx: 'jsx',
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  json: 'json',
  http: 'http',
  html: 'markup',
  xml: 'markup',
  css: 'css',
  diff: 'diff',
  prisma: 'prisma',
  graphql: 'graphql',
  docker: 'docker',
  dockerfile: 'docker',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  env: 'bash',
  sql: 'sql',
  nginx: 'nginx',
  md: 'markdown',
  markdown: 'markdown',
  mdx: 'markdown',
};

const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console']);

loadLanguages([...new Set(Object.values(grammarOf))].filter((name) => name !== 'prisma'));

/** Prism has no grammar for Prisma's schema language. */
Prism.languages.prisma = {
  comment: /\/\/.*/,
  string: /"(?:\\.|[^"\\])*"/,
  keyword: /^[ \t]*(?:model|enum|type|view|datasource|generator)\b/m,
  annotation: /@@?\w+(?:\.\w+)*/,
  builtin: /\b(?:String|Boolean|Int|BigInt|Float|Decimal|DateTime|Json|Bytes|Unsupported)\b/,
  function: /\b\w+(?=\()/,
  boolean: /\b(?:true|false)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
};

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

/**
 * Splits code into colored runs, one list per line; joined by newlines, their texts are the code.
 *
 * @param language - as written after the fence
 * @throws Error that lists the supported languages if there is no grammar for this one
 */
export function highlight(code: string, language: string): Segment[][] {
  const name = language.toLowerCase();
  const segments: Segment[] = [];
  if (plainLanguages.has(name)) {
    segments.push({text: code, className: ''});
  } else {
    const grammar = Prism.languages[grammarOf[name] ?? ''];
    if (!grammar) {
      const known = [...Object.keys(grammarOf), 'text'].sort().join(', ');
      throw new Error(`No grammar for the language "${language}". Use one of: ${known}.`);
    }
    flatten(Prism.tokenize(code, grammar), '', segments);
  }

  const lines: Segment[][] = [[]];
  for (const {text, className} of segments) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({text: part, className});
    });
  }
  return lines;
}
