/** The differences of code samples. */
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

import type {Sides} from './differences';

const fences = ({twin}: Sides): Element[] => selectAll('pre > code', twin);

/** Only `title="…"`: what else an info string holds is no text. */
export function titles(sides: Sides): number {
  let count = 0;
  for (const pre of selectAll('pre', sides.twin)) {
    const [code] = pre.children;
    const meta = code?.type === 'element' ? code.data?.meta : undefined;
    const [, title] = /^title="(.*)"$/.exec(meta ?? '') ?? [];
    if (title === undefined) continue;
    pre.children.unshift(h('figcaption', title));
    count += 1;
  }
  return count;
}

/** A comment that points at the line above: `//   ^? const a: string`, `// ^^^ TS2345: …`. */
const mark = /^(?<indent> ?\/\/ +)(?:\^\?|\^+) (?:(?<code>TS\d+): )?/;

/** Takes the marks off a note, and the signs of a comment off the lines that it goes on in. */
export function notes(sides: Sides): number {
  let count = 0;
  for (const code of fences(sides)) {
    let indent: string | undefined;
    const lines = toString(code)
      .split('\n')
      .map((line) => {
        const found = mark.exec(line);
        if (found) {
          count += 1;
          indent = found.groups?.indent;
          return `${found.groups?.code ?? ''} ${line.slice(found[0].length)}`;
        }
        if (indent !== undefined && line.startsWith(indent)) return line.slice(indent.length);
        indent = undefined;
        return line;
      });
    code.children = [{type: 'text', value: lines.join('\n')}];
  }
  return count;
}

export function signs({page}: Sides): number {
  const changes = selectAll('pre ins, pre del', page);
  for (const line of changes) {
    line.children.unshift({type: 'text', value: line.tagName === 'ins' ? '+' : '-'});
  }
  return changes.length;
}
