import type {DisplayLine, Fence} from './model';

/** A fence's text as the compiler sees it and as the reader sees it. */
export interface FenceSource {
  /** What is compiled and run. */
  text: string;
  /** 1-based line of the page for each line of `text`. */
  pageLines: number[];
  display: DisplayLine[];
  /** The `^?` markers: 0-based lines and columns of `text`. */
  queries: {line: number; column: number; expected: string; markerLine: number}[];
}

const cut = /^\s*\/\/ ---cut---\s*$/;
const cutAfter = /^\s*\/\/ ---cut-after---\s*$/;
const query = /^(\s*\/\/\s*)\^\?(.*)$/;
const nextLine = /^\s*(?:\/\/|\{\/\*|#) highlight-next-line(?: \*\/\})?\s*$/;

/** A fence's text without the comments that only this file reads, as it would be in a real file. */
export function withoutMarkers(text: string): string {
  const markers = [cut, cutAfter, query, nextLine];
  const lines = text.split('\n').filter((line) => !markers.some((marker) => marker.test(line)));
  return `${lines.join('\n').trim()}\n`;
}

/**
 * Splits a fence into what is compiled and what is displayed. `complain` gets a 1-based page line.
 */
export function readSource(
  fence: Fence,
  complain: (line: number, message: string) => void,
): FenceSource {
  const raw = fence.value.split('\n');
  const compiled: string[] = [];
  const pageLines: number[] = [];
  const queries: FenceSource['queries'] = [];
  let display: DisplayLine[] = [];
  let highlightNext = false;
  let shown = true;
  let displayLineOf = -1;

  raw.forEach((line, index) => {
    const pageLine = fence.line + 1 + index;
    let text = line;
    let mark: 'added' | 'removed' | undefined;
    if (fence.diff) {
      const sign = line[0] ?? ' ';
      if (!['+', '-', ' '].includes(sign)) {
        complain(pageLine, 'Each line of a `diff` fence starts with +, - or a space.');
      }
      text = line.slice(1);
      mark = sign === '+' ? 'added' : sign === '-' ? 'removed' : undefined;
    }
    if (mark !== 'removed') {
      compiled.push(text);
      pageLines.push(pageLine);
    }
    if (cut.test(text)) {
      display = [];
      return;
    }
    if (cutAfter.test(text)) {
      shown = false;
      return;
    }
    const marker = query.exec(text);
    if (marker) {
      queries.push({
        line: displayLineOf,
        column: (marker[1] as string).length,
        expected: (marker[2] as string).trim(),
        markerLine: pageLine,
      });
      return;
    }
    if (mark !== 'removed') displayLineOf = compiled.length - 1;
    if (nextLine.test(text)) highlightNext = true;
    else if (shown) {
      display.push({
        text,
        ...(mark === 'removed' ? {} : {compiled: compiled.length - 1}),
        ...(mark === undefined ? {} : {[mark]: true}),
        ...(highlightNext ? {highlighted: true} : {}),
      });
      highlightNext = false;
    }
  });
  while (display[0]?.text.trim() === '' && display.length > 1) display.shift();
  while (display.at(-1)?.text.trim() === '' && display.length > 1) display.pop();
  return {text: compiled.join('\n'), pageLines, display, queries};
}
