import {describe, expect, test} from 'vitest';

import {extractPage} from '@site/src/plugins/search/build/extract';
import type {PageEntry} from '@site/src/plugins/search/types';

const doc: PageEntry = {
  path: '/docs/client/links',
  kind: 'guide',
  category: 'Client',
  version: 'current',
  questions: [],
};

function docsPage(body: string): string {
  return `<!doctype html><html><head>
    <meta name="docsearch:language" content="en">
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <meta name="description" content="About links."><meta name="keywords" content="batch,http"></head>
    <body><main><article>
      <nav><ul><li>Client</li><li>Links</li></ul></nav>
      <div class="theme-doc-markdown">${body}</div>
      <footer>Edit this page</footer>
    </article></main></body></html>`;
}

describe('a docs page', () => {
  const found = extractPage(
    docsPage(`<header><h1>Links</h1></header>
      <p>A <code>link</code> is
         a step.<button>Copy</button></p>
      <h2 id="use-it">Use it<a class="hash-link" href="#use-it">\u200B</a></h2>
      <ul><li>One<ul><li>Nested</li></ul></li><li>Two</li></ul>
      <figure><figcaption>server.ts</figcaption><pre><code><span class="c">// notUsedHere</span>
const appRouter = initTRPC.create(); appRouter.link</code></pre></figure>
      <h3 id="options">Options</h3>
      <table><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody><tr><td>url</td><td>string</td></tr></tbody></table>
      <div class="theme-admonition alert"><div><svg></svg>warning</div><div>Do not.</div></div>
      <a href="/docs/client/links.md" data-search-skip>View as Markdown</a>
      <script>ignored()</script>`),
    doc,
  );

  test('is what the model says, with the facets and the summary of its head', () => {
    expect(found).toMatchObject({
      path: '/docs/client/links',
      kind: 'guide',
      category: 'Client',
      tag: 'docs-default-current',
      version: 'current',
      language: 'en',
      summary: 'About links. batch,http',
    });
  });

  test('has the title and the questions of the model', () => {
    const questions = ['What is a link?', 'How do I write one?'];
    const known = {...doc, title: 'Links Overview', questions};
    expect(extractPage(docsPage('<h1>Links</h1>'), known)).toMatchObject({
      questions,
      sections: [{title: 'Links Overview'}],
    });
  });

  test('has a section for each heading, with paragraphs, items and rows', () => {
    expect(found?.sections).toEqual([
      {level: 1, title: 'Links', blocks: ['A link is a step.'], identifiers: []},
      {
        anchor: 'use-it',
        level: 2,
        title: 'Use it',
        blocks: ['One', 'Nested', 'Two'],
        identifiers: ['appRouter', 'initTRPC'],
      },
      {
        anchor: 'options',
        level: 3,
        title: 'Options',
        blocks: ['url · string', 'Do not.'],
        identifiers: [],
      },
    ]);
  });
});

test('a post is read without its date and authors', () => {
  const html = `<html><body><main><article>
    <header><h1>Hello</h1><div>May 5, 2021</div></header><div><p>Text</p></div></article></main></body></html>`;
  expect(
    extractPage(html, {path: '/blog/hello', kind: 'blog', category: 'Blog', questions: []}),
  ).toMatchObject({
    kind: 'blog',
    category: 'Blog',
    tag: 'default',
    sections: [{title: 'Hello', blocks: ['Text']}],
  });
});

test.each([
  ['a page without a title', docsPage('<p>Text</p>')],
  ['what is not a page of the site', '<html><body>Redirect</body></html>'],
])('%s is not an answer', (_, html) => {
  expect(extractPage(html, doc)).toBeNull();
});

test('a list of pages has a title and a description; its cards are the pages they lead to', () => {
  const page = extractPage(
    `<html><body><main>
      <header><h1>Server</h1><p>Everything that runs on it.</p></header>
      <article><article><a href="/docs/server/routers"><h2>Routers</h2><p>Card.</p></a></article></article>
    </main></body></html>`,
    {...doc, kind: 'page'},
  );
  expect(page?.sections).toEqual([
    {level: 1, title: 'Server', blocks: ['Everything that runs on it.'], identifiers: []},
  ]);
});

test('a heading that no link reaches belongs to the section above it', () => {
  const page = extractPage(
    docsPage('<h1>Links</h1><p>One.</p><h2>Of no address</h2><p>Two.</p>'),
    doc,
  );
  expect(page?.sections).toEqual([
    {level: 1, title: 'Links', blocks: ['One.', 'Of no address', 'Two.'], identifiers: []},
  ]);
});

describe('a list of options', () => {
  const page = extractPage(
    docsPage(`<h1>Link</h1><h2 id="options">Options</h2>
      <dl><div id="Options-url"><dt><a href="#Options-url"><code>url</code></a></dt>
        <dd><code>string | URL</code> <em>required</em></dd></div></dl>
      <details><summary>1 more option</summary><dl><div id="Options-maxItems"><dt><code>maxItems</code></dt>
        <dd><code>number</code></dd><dd><p>Most calls of a request.</p></dd></div></dl></details>
      <p>What holds for all.</p><h2 id="next">Next</h2><p>More.</p>`),
    doc,
  );

  test('has a section for each option, folded or not, below the heading that it is under', () => {
    expect(
      page?.sections.map(({anchor, level, title, blocks}) => ({anchor, level, title, blocks})),
    ).toEqual([
      {anchor: undefined, level: 1, title: 'Link', blocks: []},
      {
        anchor: 'options',
        level: 2,
        title: 'Options',
        blocks: ['1 more option', 'What holds for all.'],
      },
      {anchor: 'Options-url', level: 3, title: 'url', blocks: ['string | URL required']},
      {
        anchor: 'Options-maxItems',
        level: 3,
        title: 'maxItems',
        blocks: ['number', 'Most calls of a request.'],
      },
      {anchor: 'next', level: 2, title: 'Next', blocks: ['More.']},
    ]);
  });
});
