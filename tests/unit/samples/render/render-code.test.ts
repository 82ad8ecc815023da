import {describe, expect, it} from 'vitest';

import {renderCode, renderType, type RenderInput} from '../../../../src/plugins/samples/render';
import {highlight} from '../../../../src/plugins/samples/render/grammar';

function render(code: string, rest: Partial<RenderInput> = {}): string {
  return renderCode({code, language: 'ts', lines: new Map(), notes: [], ...rest});
}

describe('renderCode', () => {
  it('colors tokens, leaves plain ones bare, and escapes', () => {
    expect(render(`const ok = a < 1 && 'b'; // <c>`)).toBe(
      '<span class="k">const</span> ok = a &lt; <span class="n">1 </span>&amp;&amp; ' +
        '<span class="s">\'b\'</span>; <span class="c">// &lt;c&gt;</span>',
    );
  });

  it('ends a color at the end of its line, so that every line is complete in itself', () => {
    expect(render('/* a\nb */')).toBe('<span class="c">/* a</span>\n<span class="c">b */</span>');
  });

  it('starts over in the plain color inside a template string and JSX', () => {
    expect(render('`a${b}`')).toBe('<span class="s">`a</span>${b}<span class="s">`</span>');
    expect(render('<p a={b}>c</p>', {language: 'tsx'})).toBe(
      '&lt;<span class="g">p </span><span class="n">a</span>={b}&gt;c&lt;/<span class="g">p</span>&gt;',
    );
  });

  it('wraps highlighted, added and removed lines in elements that say so', () => {
    const lines = new Map([
      [0, {removed: true}],
      [1, {added: true}],
      [2, {highlighted: true}],
      [3, {added: true, highlighted: true}],
    ]);
    expect(render('a\nb\nc\nd\ne', {lines})).toBe(
      '<del>a\n</del><ins>b\n</ins><mark>c\n</mark><mark><ins>d\n</ins></mark>e',
    );
  });

  it('underlines what a note is about, and puts the note under the line', () => {
    const notes = [
      {line: 0, column: 6, length: 3, kind: 'error' as const, code: 2322, text: 'Type <a>'},
    ];
    expect(render('const abc = 1;\nabc;', {notes})).toBe(
      '<span class="k">const</span> <span class="at-error">abc</span> = <span class="n">1</span>;\n' +
        '<span class="note error"><b>TS2322</b> Type &lt;a&gt;\n</span>abc;',
    );
  });

  it('highlights the text of a type note, and shows every note of a line', () => {
    const notes = [
      {line: 0, column: 4, length: 1, kind: 'type' as const, text: 'let b: string'},
      {line: 0, column: 0, length: 1, kind: 'error' as const, code: 1, text: 'e'},
    ];
    expect(render('a + b', {notes})).toBe(
      '<span class="at-error">a</span> + <span class="at-type">b</span>\n' +
        '<span class="note type"><span class="k">let</span> b: <span class="t">string</span>\n</span>' +
        '<span class="note error"><b>TS1</b> e\n</span>',
    );
  });

  it('cuts a token where a note begins or ends in it', () => {
    const notes = [{line: 0, column: 1, length: 2, kind: 'error' as const, text: 'e'}];
    expect(render(`'abc'`, {notes})).toContain(
      `<span class="s">'</span><span class="at-error"><span class="s">ab</span></span>` +
        `<span class="s">c'</span>`,
    );
  });

  it('keeps the text of the code', () => {
    const code = 'const a = `x${y}\n  z`;\n\n\tif (a) {}\n';
    const text = highlight(code, 'ts').map((line) => line.map((segment) => segment.text).join(''));
    expect(text.join('\n')).toBe(code);
  });

  it.each([
    ['bash', 'npm install zod', 'f'],
    ['json', '{"a": true}', 'n'],
    ['http', 'GET /trpc HTTP/1.1', 'n'],
    ['diff', '+ added\n- removed', 'i'],
    ['docker', 'FROM node:20', 'k'],
    ['yaml', 'a: 1', 'n'],
    ['toml', 'a = 1', 'n'],
    ['sql', 'SELECT 1', 'k'],
    ['nginx', 'listen 80;', 'k'],
    ['ini', 'a=1', 'n'],
    ['graphql', 'type A { b: Int }', 'k'],
    ['html', '<p>a</p>', 'g'],
    ['css', 'a { color: red }', 'g'],
  ])('knows %s', (language, code, className) => {
    expect(render(code, {language})).toContain(`<span class="${className}">`);
  });

  it('keeps the words of a command whole where it wraps', () => {
    expect(render('npm install -D react-dom zod', {language: 'bash'})).toBe(
      '<span class="f">npm install </span><span class="n">-D</span> ' +
        '<span class="word">react-dom</span> zod',
    );
  });

  it('names the languages there are when it does not know one', () => {
    expect(() => render('a', {language: 'tsq'})).toThrow(
      /No grammar for the language "tsq"\. Use one of: (?!.*extend).*, bash, .*, tsx, /,
    );
  });

  it('refuses a note outside the code', () => {
    const notes = [{line: 2, column: 0, length: 1, kind: 'error' as const, text: 'lost'}];
    expect(() => render('a\nb', {notes})).toThrow('A note refers to line 2 of 2: "lost"');
  });
});

it('renderType highlights a type over several lines', () => {
  expect(renderType('type Post = {\n  b: string;\n}')).toBe(
    '<span class="k">type </span><span class="t">Post </span>= {\n' +
      '  b: <span class="t">string</span>;\n}',
  );
});
