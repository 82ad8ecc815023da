import {expect, it} from 'vitest';

import {readPage} from '../../../src/plugins/page-checks/page';
import {measure, total} from '../../../scripts/lint-content/prose';

const measured = (body: string) => measure(readPage(body, 'docs/a.mdx').tree);

it('counts words and sentences of paragraphs, split at stops, colons and semicolons', () => {
  expect(
    measured('A router groups procedures. Each has a path; clients call it: by name.\n'),
  ).toEqual({
    words: 13,
    sentences: 4,
    short: 4,
  });
});

it('does not take a stop inside a name or a number for an end', () => {
  expect(
    measured('Next.js 15.5 serves the router from `app/api/trpc/route.ts` and more.\n'),
  ).toEqual({
    words: 9,
    sentences: 1,
    short: 0,
  });
});

it('leaves out code, headings, tables and lists', () => {
  const body =
    '# Title\n\n- An item.\n\n| A | B |\n| --- | --- |\n| One. | Two. |\n\n```text\nCode.\n```\n';
  expect(measured(body)).toEqual({words: 0, sentences: 0, short: 0});
});

it('adds pages up', () => {
  const one = {words: 10, sentences: 2, short: 1};
  expect(total([one, one])).toEqual({words: 20, sentences: 4, short: 2});
});
