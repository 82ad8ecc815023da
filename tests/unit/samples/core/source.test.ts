import {describe, expect, it} from 'vitest';

import {parsePage} from '../../../../src/plugins/samples/core/page';
import {readSource} from '../../../../src/plugins/samples/core/source';
import type {Fence} from '../../../../src/plugins/samples/core/model';

function read(fence: string) {
  const page = parsePage(fence, 'docs/page.mdx');
  return readSource(page.fences[0] as Fence, (line, message) => {
    throw new Error(`${line}: ${message}`);
  });
}
const shown = (fence: string) => read(fence).display.map(({text}) => text);

describe('what a reader sees in a fence', () => {
  it('leaves out what is above a cut and below a cut-after, but compiles it', () => {
    const fence =
      '```ts\nconst a = 1;\n// ---cut---\n\nconst b = a;\n\n// ---cut-after---\nb;\n```\n';
    expect(shown(fence)).toEqual(['const b = a;']);
    expect(read(fence).text).toContain('const a = 1;');
    expect(read(fence).text).toContain('\nb;');
  });

  it('drops removed lines of a diff from the compiled text and shows them', () => {
    const source = read('```ts diff\n const a = 1;\n-const b = 2;\n+const b = 3;\n```\n');
    expect(source.text).toBe('const a = 1;\nconst b = 3;');
    expect(source.display).toEqual([
      {text: 'const a = 1;', compiled: 0},
      {text: 'const b = 2;', removed: true},
      {text: 'const b = 3;', compiled: 1, added: true},
    ]);
  });

  it('takes markers out and remembers what they point at', () => {
    const source = read('```ts\nconst a = 1;\n//    ^? const a: 1\nconst b = 2;\n```\n');
    expect(source.display.map(({text}) => text)).toEqual(['const a = 1;', 'const b = 2;']);
    expect(source.queries).toEqual([{line: 0, column: 6, expected: 'const a: 1', markerLine: 3}]);
  });

  it('highlights the line after the comment of Docusaurus', () => {
    const {display} = read('```ts\na;\n// highlight-next-line\nb;\nc;\n```\n');
    expect(display.map(({text, highlighted}) => [text, highlighted])).toEqual([
      ['a;', undefined],
      ['b;', true],
      ['c;', undefined],
    ]);
  });

  it('maps compiled lines to lines of the page', () => {
    expect(read('text\n\n```ts diff\n a;\n-b;\n+c;\n```\n').pageLines).toEqual([4, 6]);
  });
});
