import {describe, expect, it} from 'vitest';

import {readPage} from '../../../scripts/lint-content/page';
import {
  frontMatter,
  headings,
  linkTexts,
  samples,
  wording,
} from '../../../scripts/lint-content/rules';

const head = `---
title: Routers
description: A router groups procedures under names that clients call; this is how you define one.
keywords: [router, procedures, tRPC]
---

# Routers
`;
const page = (body: string, file = 'docs/server/routers.mdx') => readPage(head + body, file);
const said = (findings: {line: number; message: string}[]) =>
  findings.map(({line, message}) => `${line}: ${message}`);

describe('front matter', () => {
  it('passes when complete', () => {
    expect(frontMatter(page(''))).toEqual([]);
  });

  it('needs a description that a search engine can show', () => {
    const short = readPage(
      '---\ntitle: A\ndescription: Too short\nkeywords: [a, b, c]\n---\n',
      'docs/a.mdx',
    );
    expect(said(frontMatter(short))).toEqual([
      '1: front matter description: at least 50 characters',
    ]);
  });

  it('needs keywords and knows no misspelled field', () => {
    const wrong = readPage(
      `---\ntitle: A\ndescription: ${'x'.repeat(60)}\nkeyword: [a]\n---\n`,
      'docs/a.mdx',
    );
    expect(said(frontMatter(wrong)).join()).toMatch(/keywords.*keyword/s);
  });

  it('needs authors and tags of a post', () => {
    const post = readPage(
      `---\ntitle: A\ndescription: ${'x'.repeat(60)}\nslug: a\ndate: 2023-01-01\n---\n`,
      'blog/a.mdx',
    );
    expect(said(frontMatter(post)).join()).toMatch(/authors.*tags/s);
  });
});

describe('headings', () => {
  it('finds a skipped level', () => {
    expect(said(headings(page('\n## Two\n\n#### Four\n')))).toEqual([
      '11: a level 4 heading follows a level 2 one; use level 3.',
    ]);
  });

  it('finds a second title, and a title in a post', () => {
    expect(said(headings(page('\n# Again\n')))[0]).toContain('has 2 level 1 headings');
    expect(said(headings(page('', 'blog/2023-01-01-a.mdx')))[0]).toContain(
      'a post has no "# Title"',
    );
  });

  it('does not take a comment in code for a heading', () => {
    expect(headings(page('\n```bash\n# comment\n```\n'))).toEqual([]);
  });
});

it('finds link texts that do not say where they lead', () => {
  expect(said(linkTexts(page('\nRead more [here](/docs/concepts).\n')))).toEqual([
    '9: the link text "here" does not say where it leads (/docs/concepts).',
  ]);
  expect(linkTexts(page('\nRead the [concepts](/docs/concepts).\n'))).toEqual([]);
});

describe('wording', () => {
  it.each([
    ['The behaviour', 'behavior'],
    ['a colour', 'color'],
    ['It serialises', 'serialize'],
    ['Cancelled calls', 'canceled'],
    ['With Typescript', 'TypeScript'],
    ['In NextJS', 'Next.js'],
    ['You simply call', '(nothing'],
  ])('finds "%s"', (text, wanted) => {
    expect(said(wording(page(`\n${text} it.\n`)))[0]).toContain(wanted);
  });

  it('leaves American spelling, code and identifiers alone', () => {
    expect(
      wording(
        page('\nThe behavior, color and serialization of `behaviour` in typescript-eslint.\n'),
      ),
    ).toEqual([]);
  });
});

it('wants a sample on a page about an API', () => {
  expect(said(samples(page('')))).toEqual(['1: is about an API and has no sample.']);
  expect(samples(page('\n```ts\n1;\n```\n'))).toEqual([]);
  expect(samples(page('', 'docs/community/love.mdx'))).toEqual([]);
});
