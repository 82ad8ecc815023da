/**
 * Renders a code block to HTML at build time, so that readers load no highlighter.
 * `src/components/Sample/code.css` colors the classes.
 */
import {escapeHtml} from '../../../content/escape';
import type {DisplayLine, Note, PageTypes as CheckedTypes} from '../core/model';
import {highlight, type Segment} from './grammar';

/** How a line stands out. */
export type Marks = Pick<DisplayLine, 'highlighted' | 'added' | 'removed'>;

export interface RenderInput {
  /** As displayed: removed lines are included, without the leading `+` and `-`. */
  code: string;
  /** As written after the fence. */
  language: string;
  /** By 0-based displayed line. */
  lines: ReadonlyMap<number, Marks>;
  notes: readonly Note[];
}

/** Hover data of one block. */
export type BlockTypes = CheckedTypes['blocks'][string];

/** Hover data of one page; `type` and `docs` are HTML, from `renderType` and `renderDocs`. */
export interface PageTypes extends CheckedTypes {
  /** The URL of the page's projects, if readers may change and run some of them. */
  playground?: string;
}

function renderSegments(segments: readonly Segment[]): string {
  return segments
    .map(({text, className}) =>
      className === '' ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

/** A long command wraps, but not after a hyphen in the name of a package or an option. */
function keepWords(segments: readonly Segment[]): Segment[] {
  return segments.flatMap(({text, className}) =>
    text
      .split(/(\S+-\S+)/)
      .map((part, index) => ({
        text: part,
        className: index % 2 === 0 ? className : `${className} word`.trim(),
      }))
      .filter((part) => part.text !== ''),
  );
}

/** Splits the segments at a column. */
function cut(segments: readonly Segment[], column: number): [Segment[], Segment[]] {
  const before: Segment[] = [];
  const after: Segment[] = [];
  let start = 0;
  for (const {text, className} of segments) {
    const at = Math.min(Math.max(column - start, 0), text.length);
    if (at > 0) before.push({text: text.slice(0, at), className});
    if (at < text.length) after.push({text: text.slice(at), className});
    start += text.length;
  }
  return [before, after];
}

/** A line with the ranges of its notes underlined; if notes overlap, the first one wins. */
function renderContent(segments: readonly Segment[], notes: readonly Note[]): string {
  let rest: Segment[] = [...segments];
  let position = 0;
  let html = '';
  for (const note of [...notes].sort((a, b) => a.column - b.column)) {
    if (note.length === 0 || note.column < position) continue;
    const [before, from] = cut(rest, note.column - position);
    const [marked, after] = cut(from, note.length);
    html += renderSegments(before);
    html += `<span class="${markClasses[note.kind]}">${renderSegments(marked)}</span>`;
    rest = after;
    position = note.column + note.length;
  }
  return html + renderSegments(rest);
}

/** Of a note below a line, whose second class is its kind. */
export const noteClass = 'note';

/** Of the part of a line that a note is about, by the note's kind. */
export const markClasses = {error: 'at-error', type: 'at-type'} as const;

function renderNote(note: Note): string {
  const code = note.code === undefined ? '' : `<b>TS${note.code}</b> `;
  const text = note.kind === 'type' ? renderType(note.text) : escapeHtml(note.text);
  return `<span class="${noteClass} ${note.kind}">${code}${text}\n</span>`;
}

/**
 * @returns the inner HTML of a block's `<code>`. Its text, except for `.note` and `<del>`, is the
 * code that a reader copies.
 * @throws Error if there is no grammar for the language, or a note is outside of the code
 */
export function renderCode(input: RenderInput): string {
  const tokens = highlight(input.code, input.language);
  const lines = input.language === 'bash' ? tokens.map(keepWords) : tokens;
  const stray = input.notes.find(({line}) => line < 0 || line >= lines.length);
  if (stray) {
    throw new Error(`A note refers to line ${stray.line} of ${lines.length}: "${stray.text}"`);
  }
  return lines
    .map((segments, index) => {
      const notes = input.notes.filter(({line}) => line === index);
      const last = index === lines.length - 1 && notes.length === 0;
      const {highlighted, added, removed} = input.lines.get(index) ?? {};
      let html = renderContent(segments, notes) + (last ? '' : '\n');
      if (added) html = `<ins>${html}</ins>`;
      if (removed) html = `<del>${html}</del>`;
      if (highlighted) html = `<mark>${html}</mark>`;
      return html + notes.map(renderNote).join('');
    })
    .join('');
}

/** @returns the HTML of a type, as an editor shows it on hover */
export function renderType(type: string): string {
  return highlight(type, 'ts').map(renderSegments).join('\n');
}
