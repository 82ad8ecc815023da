import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {
  addressFindings,
  fileFindings,
  linkFindings,
  linksOf,
} from '../../../src/plugins/page-checks/links';
import {placeOf} from '../../../src/versions/places';
import {readPage} from '../../../src/plugins/page-checks/page';
import {lineOf} from '../../../src/plugins/page-checks/report';
import {pageRules, wordsIn} from '../../../src/plugins/page-checks/rules';
import {readOtherTexts, textsOfModule} from '../../../scripts/lint-content/texts';

const head = `---
title: Routers
description: A router groups procedures under names that clients call; this is how you define one.
keywords: [router, procedures, tRPC]
questions: [How do I define a router?, What is a router for?, How do I nest routers?]
---
`;
const said = (findings: {line: number; message: string}[]) =>
  findings.map(({line, message}) => `${line}: ${message}`);
/** What the rules say about a page. */
const check = (source: string, file = 'docs/a.mdx') =>
  said(pageRules.flatMap((rule) => rule(readPage(source, file))));

describe('front matter', () => {
  const without = (field: string) => head.replace(new RegExp(`${field}: .*\n`), '');
  const questions = (count: number) =>
    `questions: [${Array.from({length: count}, (_, index) => `What is router ${index}?`).join()}]`;
  const withQuestions = (text: string) => head.replace(/questions: .*/, text);

  it.each([
    ['a whole one', head, []],
    ['no keywords', without('keywords'), ['1: keywords: is missing.']],
    [
      'a short description',
      head.replace(/description: .*/, 'description: Too short'),
      ['3: description: at least 50 characters'],
    ],
    [
      'a misspelled field',
      head.replace('title', 'titel'),
      ['1: title: is missing.', expect.stringMatching(/^2: .*titel/)],
    ],
    [
      'two questions',
      withQuestions(questions(2)),
      ['5: questions: at least 3 questions that the page answers, in the words of a reader'],
    ],
    ['eight questions', withQuestions(questions(8)), []],
    ['nine questions', withQuestions(questions(9)), ['5: questions: at most 8']],
    [
      'a question that is none',
      head.replace('How do I nest routers?', 'Routers and how to nest'),
      ['5: questions.2: a question ends with its only question mark'],
    ],
  ])('of a doc: %s', (_, source, wanted) => {
    expect(check(source).map((line) => line.replace('front matter ', ''))).toEqual(
      wanted.map((message) => (typeof message === 'string' ? message : (message as unknown))),
    );
  });

  it('of a post needs authors and tags', () => {
    const post = `---\ntitle: A\ndescription: ${'x'.repeat(60)}\nslug: a\ndate: 2023-01-01\n---\n`;
    expect(check(post, 'blog/a.mdx').join()).toMatch(/authors.*tags/s);
  });
});

describe('wording', () => {
  it.each([
    ['Its behaviour', '8: "behaviour": write behavior.'],
    ['A line.\nIt serialises', '9: "serialises": write -ize.'],
    ['On Github', '8: "Github": write GitHub.'],
    ['An endpoint of', '8: "endpoint": write procedure.'],
    ['A query handler of', '8: "query handler": write resolver.'],
    ['Rendered anew', '8: "anew": write again.'],
    ['<Diagram caption="Till then" />', '8: "Till": write until.'],
  ])('finds %j', (text, finding) => {
    expect(check(`${head}\n${text}\n`)).toEqual([finding]);
  });

  it('reads front matter, too', () => {
    expect(check(head.replace('title: Routers', 'title: Mend it'))).toEqual([
      '2: "Mend": write fix, or correct.',
    ]);
  });

  it('leaves code and words with a meaning of their own alone', () => {
    const other =
      'Serves REST endpoints by HTTP methods, in a request handler, an event handler and a ' +
      'Fastify plugin. Frontend Masters teaches `behaviour` in typescript-eslint.';
    expect(check(`${head}\n${other}\n`)).toEqual([]);
  });

  it('is read in strings, templates and JSX of modules, not in imports, names and comments', () => {
    const module = `
      import a from 'belongs into';
      // It starts anew.
      const anew = 'anew';
      const label = 'Start it anew';
      const text = \`Mend it, \${label}, till it works\`;
      const title = <p>Nothing starts anew</p>;
    `;
    expect(said(wordsIn('a.tsx', textsOfModule(module, 'a.tsx')))).toEqual([
      '5: "anew": write again.',
      '6: "Mend": write fix, or correct.',
      '6: "till": write until.',
      '7: "anew": write again.',
    ]);
  });

  it('is read in the READMEs and modules of a repository, without fixtures and tests', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
    const read = ['.github/PULL_REQUEST_TEMPLATE.md', 'README.md', 'deploy/README.md'];
    read.push('scripts/a.mjs', 'src/components/plans.ts', 'tests/README.md');
    const others = ['src/style.css', 'tests/a.test.ts', 'tests/build/fixtures/README.md'];
    for (const file of [...read, ...others]) {
      mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(root, file), '');
    }
    expect([...readOtherTexts(root).keys()]).toEqual(read);
    rmSync(root, {recursive: true});
  });
});

it('a page about an API has a sample', () => {
  const file = 'docs/server/routers.mdx';
  expect(check(head, file)).toEqual(['1: is about an API and has no sample.']);
  expect(check(`${head}\n- \`\`\`ts\n  1;\n  \`\`\`\n`, file)).toEqual([]);
});

describe('a link to a page of the same version', () => {
  const texts = {
    'docs/index.mdx': '',
    'docs/server/routers.mdx': '',
    'docs/client/index.mdx': '',
    'docs/client/other.mdx': '---\nslug: /moved\n---\n',
    'docs/client/third.mdx': '---\nslug: beside\n---\n',
    'versioned_docs/version-10.x/server/routers.mdx': '',
    'blog/2023-01-01-first.mdx': '',
  };
  const places = Object.entries(texts).map(([file, text]) => placeOf(file, text));
  const links = (source: string, file = 'docs/server/context.mdx') => {
    const page = readPage(source, file);
    return said(linkFindings(page, linksOf(page.tree), places));
  };

  it.each([
    ['[a](/docs/server/routers?b#c)', './routers.mdx?b#c'],
    ['[a](/docs/server/routers/)', './routers.mdx'],
    ['[a](../client)', '../client/index.mdx'],
    ['[a](/docs)', '../index.mdx'],
    ['[a]\n\n[a]: /docs/client "A"', '../client/index.mdx'],
    ['# [a](/docs/client) b {#c}', '../client/index.mdx'],
    ['[a](/docs/moved)', '../client/other.mdx'],
    ['[a](/docs/client/beside)', '../client/third.mdx'],
  ])('%j has to name the file %s', (source, file) => {
    expect(
      links(source).map((message) => message.replace(/^.* of the same version; /, '')),
    ).toEqual([`link its file, ${file}.`]);
  });

  it('is a Markdown link, because Docusaurus resolves no file in JSX', () => {
    expect(links('\n<a href="/docs/client#b">a</a>')).toEqual([
      '2: /docs/client#b is a page of the same version; write a Markdown link to its file, ../client/index.mdx#b.',
    ]);
  });

  it('is one in an older version, too', () => {
    expect(links('[a](/docs/v10/server/routers)', 'versioned_docs/version-10.x/a.mdx')).toEqual([
      '1: /docs/v10/server/routers is a page of the same version; link its file, ./server/routers.mdx.',
    ]);
  });

  it.each([
    ['a file', '[a](./routers.mdx#b)'],
    ['an anchor of the page', '[a](#b)'],
    ['another version', '[a](/docs/v10/server/routers)'],
    ['a generated page', '[a](/docs/typedoc/server)'],
    ['a post', '[a](/blog/first)'],
    ['another site', '[a](https://example.com/docs)'],
  ])('is none to %s', (_, source) => {
    expect(links(source)).toEqual([]);
  });

  it('may be in a post', () => {
    expect(links('[a](/blog/first)', 'blog/2023-01-02-second.mdx')).toEqual([]);
  });
});

describe('a file that a page names', () => {
  const files = (source: string, file = 'docs/server/context.mdx') => {
    const page = readPage(source, file);
    const pages = new Set(['docs/index.mdx', 'docs/server/routers.mdx']);
    return said(fileFindings('.', page, linksOf(page.tree), pages));
  };

  it.each([
    ['a page beside it', '[a](./routers.mdx#b)'],
    ['a page below the root of the version', '[a](server/routers.mdx)'],
    ['a page in another folder', '[a]\n\n[a]: ../index.mdx?b'],
    ['an image of the site', '![a](/img/logo.svg)'],
    ['a page by its path in the project', '[a](@site/docs/index.mdx)'],
    ['an image elsewhere', '![a](https://example.com/a.png)'],
  ])('may be %s', (_, source) => {
    expect(files(source)).toEqual([]);
  });

  it.each([
    ['[a](./gone.mdx#b)', '3: ./gone.mdx#b leads to no page: there is no such file.'],
    ['[a](/docs/gone.md)', '3: /docs/gone.md leads to no page: there is no such file.'],
    ['![a](./gone.png)', '3: ./gone.png leads to no image: there is no such file.'],
    ['![a](/img/gone.svg)', '3: /img/gone.svg leads to no image: there is no such file.'],
  ])('exists, unlike %s', (source, finding) => {
    expect(files(`# Title\n\n${source}`)).toEqual([finding]);
  });
});

it('an address belongs to one page, and both are named where the second gets it', () => {
  const places = [
    placeOf('docs/a.mdx', ''),
    placeOf('docs/b.mdx', '---\ntitle: B\nslug: /a\n---\n'),
    placeOf('docs/c.mdx', ''),
  ];
  expect(addressFindings(places).map(lineOf)).toEqual([
    'docs/b.mdx:3 - /docs/a is the address of docs/a.mdx, too: rename one of the files, or give it another slug.',
  ]);
});
