/** A code block of a page as a Markdown fence, with its notes as comments below their lines. */
import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';

import {markClasses, noteClass} from '../samples/render';

interface Line {
  text: string;
  /** Whether a diff adds or removes the line. */
  sign: '+' | '-' | ' ';
  /** What the notes below the line are about, as ranges of it. */
  marks: {kind: string; column: number; length: number}[];
  notes: {kind: string; text: string}[];
}

const newLine = (): Line => ({text: '', sign: ' ', marks: [], notes: []});

/** Reads what `renderCode` writes; code of another origin has neither notes nor signs. */
function readLines(code: Element): Line[] {
  const lines = [newLine()];
  const last = () => lines.at(-1) ?? newLine();
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      const [first = '', ...rest] = node.value.split('\n');
      last().text += first;
      for (const text of rest) lines.push({...newLine(), text});
    }
    if (node.type !== 'element') return;
    const classes = Array.isArray(node.properties.className) ? node.properties.className : [];
    const kind = Object.entries(markClasses).find(([, name]) => classes.includes(name))?.[0];
    if (classes.includes(noteClass)) {
      // The line above has already ended.
      const [, kindOfNote = ''] = classes.map(String);
      lines.at(-2)?.notes.push({kind: kindOfNote, text: toString(node).trimEnd()});
    } else if (kind !== undefined) {
      const {text, marks} = last();
      marks.push({kind, column: text.length, length: toString(node).length});
      node.children.forEach(read);
    } else {
      if (node.tagName === 'ins') last().sign = '+';
      if (node.tagName === 'del') last().sign = '-';
      node.children.forEach(read);
    }
  };
  read(code);
  // A note, or the closing tag of a block, may follow a line break.
  if (lines.length > 1 && last().text === '') lines.pop();
  return lines;
}

/** The first column that can be marked, since a comment begins with `// `. */
const firstColumn = 3;

/** The notes of a line as comments in the style of TypeScript's own tools. */
function commentsBelow({marks, notes}: Line): string[] {
  const left = [...marks];
  return notes.flatMap(({kind, text}) => {
    const at = left.findIndex((mark) => mark.kind === kind);
    const [{column, length} = {column: 0, length: 1}] = at < 0 ? [] : left.splice(at, 1);
    const start = Math.max(column, firstColumn);
    const mark = kind === 'type' ? '^?' : '^'.repeat(Math.max(1, column + length - start));
    const indent = `//${' '.repeat(start - 2)}`;
    const [first = '', ...more] = text.replace(/^(TS\d+) /, '$1: ').split('\n');
    return [`${indent}${mark} ${first}`, ...more.map((rest) => indent + rest)];
  });
}

/** The language of code that names none. */
const defaultLanguage = 'ts';

/** @param title - file name or caption */
export function codeBlock(pre: Element, title?: string): Code {
  const lines = readLines(pre);
  const isDiff = lines.some(({sign}) => sign !== ' ');
  const value = lines
    .flatMap((line) =>
      isDiff
        ? [line.sign + line.text, ...commentsBelow(line).map((comment) => ` ${comment}`)]
        : [line.text, ...commentsBelow(line)],
    )
    .join('\n');
  const language = isDiff ? 'diff' : String(pre.properties.dataLang ?? defaultLanguage);
  return {
    type: 'code',
    // Without a language, the title would be read as one.
    lang: language || (title ? 'text' : null),
    meta: title ? `title="${title}"` : null,
    value,
  };
}
