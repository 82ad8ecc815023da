/** Renders a checked fence as plain Markdown: what the site shows, with its notes as comments. */
import type {Code, Paragraph, PhrasingContent, RootContent} from 'mdast';

import type {Fence, Note} from '../samples/core/model';
import type {CheckedPage} from '../samples/core/samples';
import {readSource} from '../samples/core/source';
import {packageManagerTabs} from '../samples/npm-tabs';
import {outputSource} from '../samples/outputSource';

export function label(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

export function codeBlock(language: string, value: string, title?: string): Code {
  return {
    type: 'code',
    lang: language || null,
    // Without a language, the rest of the info string would be read as one.
    meta: title && language ? `title="${title}"` : null,
    value,
  };
}

/** The first column that can be marked, since the line begins with `// `. */
const firstColumn = 3;

/** What the site underlines and explains, as a comment in the style of TypeScript's own tools. */
function commentLines({column, length, kind, text, code}: Note, line: string): string[] {
  const start = Math.max(column, firstColumn);
  const end = Math.min(column + length, line.length);
  const mark = kind === 'type' ? '^?' : '^'.repeat(Math.max(1, end - start));
  const indent = `//${' '.repeat(start - 2)}`;
  const number = code === undefined ? '' : `TS${code}: `;
  const [first = '', ...more] = text.split('\n');
  return [`${indent}${mark} ${number}${first}`, ...more.map((rest) => `${indent}${rest}`)];
}

/** @returns the blocks that replace the fence; none for a hidden one */
export function fenceBlocks(fence: Fence, checked: CheckedPage): RootContent[] {
  if (fence.hidden) return [];
  if (fence.npm2yarn) {
    return packageManagerTabs(fence.value).flatMap((tab) => [
      label({type: 'text', value: tab.label}),
      codeBlock(fence.language, tab.command),
    ]);
  }
  const {display} = readSource(fence, () => undefined);
  const notes = checked.result.notes[fence.index] ?? [];
  const lines = display.flatMap(({text, added, removed}, index) => {
    const sign = !fence.diff ? '' : added ? '+' : removed ? '-' : ' ';
    const comments = notes
      .filter(({line}) => line === index)
      .flatMap((note) => commentLines(note, text));
    return [sign + text, ...comments.map((comment) => (fence.diff ? ` ${comment}` : comment))];
  });
  const value = lines.join('\n');
  if (fence.output !== undefined) {
    const source = outputSource(checked.page, fence);
    const of: PhrasingContent[] = source
      ? [
          {type: 'text', value: 'Output of '},
          {type: 'inlineCode', value: source},
        ]
      : [{type: 'text', value: 'Output'}];
    return [label(...of), codeBlock(fence.language, value)];
  }
  return [codeBlock(fence.diff ? 'diff' : fence.language, value, fence.title)];
}
