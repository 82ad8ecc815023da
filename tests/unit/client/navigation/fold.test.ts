import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';

import {recmaFold} from '../../../../src/client/navigation/recma-fold';
import {rehypeFold} from '../../../../src/client/navigation/rehype-fold';

const compiled = async (mdx: string): Promise<string> =>
  String(
    await compile(mdx, {
      providerImportSource: '@mdx-js/react',
      rehypePlugins: [rehypeFold],
      recmaPlugins: [recmaFold],
    }),
  );

/** Each fills ten lines. */
const paragraphs = (count: number): string =>
  Array.from({length: count}, (_, index) => `p${index} ${'words '.repeat(130)}`).join('\n\n');

const folds = (code: string): number => code.split('_jsx(BelowFold').length - 1;

test('a page that fits on a screen stays as it is', async () => {
  expect(await compiled(paragraphs(2))).not.toContain('BelowFold');
});

test('what is below the first screen is a separate part, created when it is rendered', async () => {
  const code = await compiled(paragraphs(4));
  expect(folds(code)).toBe(1);
  const [first = '', rest = ''] = code.split('_jsx(BelowFold');
  expect(first).toContain('p1 ');
  expect(first).not.toContain('p2 ');
  expect(rest).toMatch(/^, \{\s*children: function \(\) \{\s*return \[/);
  expect(rest).toContain('p2 ');
});

test('what is far below is in parts within parts', async () => {
  const code = await compiled(paragraphs(40));
  expect(folds(code)).toBe(6);
  expect(code.match(/children: function \(\) \{/g)).toHaveLength(6);
});

test('lines of code count, even as attributes of components', async () => {
  const sample = `<Sample html={${JSON.stringify('line\n'.repeat(30))}} />`;
  expect(await compiled(`${sample}\n\n${sample}`)).toContain('BelowFold');
  expect(await compiled(`<Sample html="line" />\n\n${paragraphs(1)}`)).not.toContain('BelowFold');
});

test('imports and exports stay at the top of the module', async () => {
  const code = await compiled(`${paragraphs(4)}\n\nexport const answer = 42;`);
  expect(code).toMatch(/^export const answer = 42;$/m);
  expect(folds(code)).toBe(1);
});

test('what a component holds that is closed at first is made after the page, and fills no lines', async () => {
  const code = await compiled(`<List closed>\n${paragraphs(4)}\n</List>\n\n${paragraphs(1)}`);
  expect(folds(code)).toBe(0);
  expect(code).toMatch(/_jsx\(AfterFrame, \{\s*children: function \(\) \{/);
  expect(await compiled(`<List>\n${paragraphs(1)}\n</List>`)).not.toContain('AfterFrame');
});
