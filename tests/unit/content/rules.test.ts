import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readPage} from '../../../src/plugins/page-checks/page';
import {
  frontMatter,
  headings,
  linkTexts,
  samples,
  wording,
  wordsIn,
} from '../../../src/plugins/page-checks/rules';
import type {Text} from '../../../src/plugins/page-checks/texts';
import {wordRules} from '../../../src/plugins/page-checks/words';
import {readOtherTexts, textsOfModule} from '../../../scripts/lint-content/texts';

const head = `---
title: Routers
description: A router groups procedures under names that clients call; this is how you define one.
keywords: [router, procedures, tRPC]
questions: [How do I define a router?, What is a router for?, How do I nest routers?]
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
      '---\ntitle: A\ndescription: Too short\nkeywords: [a, b, c]\nquestions: [What is it good for?, How does it work?, Why is it here?]\n---\n',
      'docs/a.mdx',
    );
    expect(said(frontMatter(short))).toEqual([
      '1: front matter description: at least 50 characters',
    ]);
  });

  it('needs keywords and accepts no misspelled field', () => {
    const wrong = readPage(
      `---\ntitle: A\ndescription: ${'x'.repeat(60)}\nkeyword: [a]\n---\n`,
      'docs/a.mdx',
    );
    expect(said(frontMatter(wrong)).join()).toMatch(/keywords.*keyword/s);
  });

  it('needs questions that a reader would ask, each one a question', () => {
    const wrong = (questions: string) =>
      said(frontMatter(readPage(head.replace(/questions: .*/, questions), 'docs/a.mdx')));
    expect(wrong('questions: [How do I nest routers?, What is a router for?]')).toEqual([
      '1: front matter questions: at least 3 questions that the page answers, in the words of a reader',
    ]);
    expect(
      wrong('questions: [What is a router?, How do I nest it?, Routers and how to nest]'),
    ).toEqual(['1: front matter questions.2: a question ends with its only question mark']);
    const questions = (count: number) =>
      wrong(`questions: [${Array.from({length: count}, (_, i) => `What is router ${i}?`).join()}]`);
    expect(questions(8)).toEqual([]);
    expect(questions(9)).toEqual(['1: front matter questions: at most 8']);
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
      '12: a level 4 heading follows a level 2 one; use level 3.',
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
    '10: the link text "here" does not say where it leads (/docs/concepts).',
  ]);
  expect(linkTexts(page('\nRead the [concepts](/docs/concepts).\n'))).toEqual([]);
});

describe('wording', () => {
  /** Sentences to which exactly one rule applies, with what that rule wants. */
  const planted = [
    ['The behaviour', 'behavior'],
    ['a colour', 'color'],
    ['It serialises', 'serialize'],
    ['We initialise', 'initialize'],
    ['Paths are normalised in', 'normalize'],
    ['An unauthorised call of', 'authorize'],
    ['Cancelled calls', 'canceled'],
    ['The licence of', 'license'],
    ['In the centre of', 'center'],
    ['Her favourite of', 'favorite'],
    ['A catalogue of', 'catalog'],
    ['With Typescript', 'TypeScript'],
    ['With Javascript', 'JavaScript'],
    ['In NextJS', 'Next.js'],
    ['In NodeJS', 'Node.js'],
    ['A Trpc client of', 'tRPC'],
    ['On Github', 'GitHub'],
    ['With NPM', 'npm'],
    ['Tanstack Query has', 'TanStack Query'],
    ['React-Query has', 'React Query'],
    ['An endpoint of', 'procedure'],
    ['A query handler returns', 'resolver'],
    ['An API object of', 'router'],
    ['An interceptor of', 'link'],
    ['An ending link sends', 'terminating link'],
    ['A request that a link receives with', 'operation'],
    ['A batched operation of', 'request'],
    ['The ctx object of', 'context'],
    ['A server-side client of', 'caller'],
    ['In the frontend of', 'client'],
    ['In the back-end of', 'server'],
    ['A web socket sends', 'WebSocket'],
    ['With server-side events', 'server-sent events'],
    ['The cure for', 'Fix'],
    ['It belongs into', 'belongs in, or belongs to'],
    ['Start anew with', 'again'],
    ['Read further on about', 'later, or from there on'],
    ['Something else than', 'other than'],
    ['You import it, and by that, load', 'what it does, as in "by importing it"'],
    ['Mend', 'fix, or correct'],
    ['That is the business of', 'who decides or does it'],
    ['The client knows better than', 'what is not known'],
    ['Usage tells more about', 'describes, or explains'],
    ['The line that stands in', 'is, or comes'],
    ['A file inside of', 'inside'],
    ['It is for good and for bad in', 'what is good and what is bad'],
    ['You need not call', "don't have to"],
    ['Wait till you see', 'until'],
    ['Close it, lest you lose', 'so that ... not, or in case'],
    ['Of the calls, the passing ones use', 'those that pass'],
    ['A router knows nothing of', 'nothing about'],
    ['It has to hear of', 'learn about'],
    ['While you develop', 'during development'],
    ['Nobody needs it any more, so leave', 'anymore'],
    ['Or the other way round for', 'the other way around'],
    ['Nothing listens at', 'nothing is listening'],
    ['Two calls of one batch fail', 'calls in a batch'],
    ['Nothing of the server is in', 'none of'],
    ['Report it in private, with', 'privately'],
    ['Wait some seconds for', 'a few seconds'],
    ['The user has typed on in', 'kept typing'],
    ['After a press of the button', 'after you press the button'],
    ['You simply call', '(nothing: it tells the reader nothing)'],
  ] as const;

  it.each(planted)('finds "%s"', (text, wanted) => {
    expect(said(wording(page(`\n${text} it.\n`)))).toEqual([
      expect.stringMatching(/^10: "[^"]+": write /),
    ]);
    expect(said(wording(page(`\n${text} it.\n`)))[0]).toContain(`write ${wanted}`);
  });

  it('has a planted sentence for every rule', () => {
    expect(planted.map(([, wanted]) => wanted)).toEqual(wordRules.map(([wanted]) => wanted));
  });

  it('allows words with a meaning of their own next to those that the table of terms avoids', () => {
    const other =
      'Serves REST endpoints by HTTP methods, in a request handler, an event handler and a ' +
      'Fastify plugin. Frontend Masters teaches `frontend`, and prints `backend router`.';
    expect(wording(page(`\n${other}\n`))).toEqual([]);
    for (const term of ['a remote method', "a procedure's handler", 'a link plugin']) {
      expect(wording(page(`\nIt is ${term} there.\n`))).toHaveLength(1);
    }
  });

  it('reads front matter and captions too, and names their line', () => {
    const captions = '\n<Diagram caption="Rendered anew" />\n\n| Cure |\n| --- |\n| Once |\n';
    expect(said(wording(page(captions)))).toEqual([
      '10: "anew": write again.',
      '12: "Cure": write Fix.',
    ]);
    const source = '---\ntitle: Links\ndescription: Mend it.\n---\n';
    expect(said(wording(readPage(source, 'docs/links.mdx')))).toEqual([
      '3: "Mend": write fix, or correct.',
    ]);
  });

  it('leaves American spelling, code and identifiers alone', () => {
    expect(
      wording(
        page('\nThe behavior, color and serialization of `behaviour` in typescript-eslint.\n'),
      ),
    ).toEqual([]);
  });
});

describe('words outside of pages', () => {
  const found = (texts: readonly Text[]) => said(wordsIn('a file', texts));

  it('are read in strings, templates and JSX, not in imports, names and comments', () => {
    const module = `
      import a from 'belongs into';
      // It starts anew.
      const anew = 'anew';
      const label = 'Start it anew';
      const text = \`Mend it, \${label}, till it works\`;
      const title = <p>Nothing stands in the way</p>;
    `;
    expect(found(textsOfModule(module, 'a.tsx'))).toEqual([
      '5: "anew": write again.',
      '6: "Mend": write fix, or correct.',
      '6: "till": write until.',
      '7: "stands": write is, or comes.',
    ]);
  });

  it('are read in the READMEs and modules of a repository, without fixtures and tests', () => {
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

it('wants a sample on a page about an API', () => {
  expect(said(samples(page('')))).toEqual(['1: is about an API and has no sample.']);
  expect(samples(page('\n```ts\n1;\n```\n'))).toEqual([]);
  expect(samples(page('', 'docs/community/love.mdx'))).toEqual([]);
});
