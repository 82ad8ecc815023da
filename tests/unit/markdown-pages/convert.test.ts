import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {toMarkdown} from '../../../src/plugins/markdown-pages/convert';
import {writeMarkdown} from '../../../src/plugins/markdown-pages/page';
import {renderCode, type RenderInput} from '../../../src/plugins/samples/render';

const address = 'https://example.com/base/docs/guide/input';
const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name);

const linkOf = (url: string) => url;
const convert = (html: string) => writeMarkdown(toMarkdown(html, address, linkOf) ?? []);

/** The Markdown of a sample with this code. */
function convertCode(input: Partial<RenderInput>): string {
  const html = renderCode({code: '', language: 'ts', lines: new Map(), notes: [], ...input});
  return convert(
    `<div class=theme-doc-markdown><figure><pre><code>${html}</code></pre></figure></div>`,
  );
}

describe('a built page as Markdown', () => {
  test('has the content of every kind of element, and no controls', async () => {
    const text = convert(readFileSync(fixture('page.html'), 'utf8'));
    await expect(text).toMatchFileSnapshot(fixture('page.md'));
  });

  test('is the text of a post, without its header', () => {
    const html = '<header><h1>Post</h1></header><div id="__blog-post-container"><p>Text.</p></div>';
    expect(convert(html)).toBe('Text.\n');
  });

  test('is missing if the page is neither a doc nor a post', () => {
    expect(toMarkdown('<main><p>Text.</p></main>', address, linkOf)).toBeUndefined();
  });
});

describe('a sample', () => {
  test('has types and errors as comments below their lines', () => {
    const text = convertCode({
      code: 'const shown = setUp;\nshown.missing;\nend();',
      notes: [
        {line: 0, kind: 'type', column: 6, length: 5, text: 'const shown: {\n    a: 1;\n}'},
        {line: 1, kind: 'error', column: 0, length: 13, text: 'No such property.', code: 2339},
        {line: 2, kind: 'error', column: 4, length: 1, text: 'Expected 1 argument.'},
        {line: 2, kind: 'error', column: 4, length: 1, text: 'At the same place.'},
      ],
    });
    expect(text).toBe(
      `${[
        '```ts',
        'const shown = setUp;',
        '//    ^? const shown: {',
        '//        a: 1;',
        '//    }',
        'shown.missing;',
        '// ^^^^^^^^^^ TS2339: No such property.',
        'end();',
        '//  ^ Expected 1 argument.',
        '// ^ At the same place.',
        '```',
      ].join('\n')}\n`,
    );
  });

  test('has a sign before each line of a diff, and before its notes', () => {
    const text = convertCode({
      code: 'const old = 1;\nconst old = 2;\nexport {old};\n',
      lines: new Map([
        [0, {removed: true}],
        [1, {added: true, highlighted: true}],
      ]),
      notes: [{line: 1, kind: 'type', column: 6, length: 3, text: 'const old: 2'}],
    });
    expect(text).toBe(
      '```diff\n-const old = 1;\n+const old = 2;\n //    ^? const old: 2\n export {old};\n```\n',
    );
  });
});
