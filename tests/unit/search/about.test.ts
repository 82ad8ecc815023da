import {describe, expect, test} from 'vitest';

import {textsOfLinks} from '@site/src/plugins/search/build/terms';
import {extractPage} from '@site/src/plugins/search/build/extract';
import type {Corpus} from '@site/src/plugins/search/engine/corpus';
import {parseQuery} from '@site/src/plugins/search/engine/query';
import {rank} from '@site/src/plugins/search/engine/rank';
import {sharesOfPages} from '@site/src/plugins/search/engine/score';
import {corporaOf as open, page} from './fixture';

/** How much each page is about the words of a query, by its path. */
function shares(query: string, corpora: Corpus[]): Record<string, number> {
  const found = sharesOfPages(parseQuery(query, corpora), corpora);
  return Object.fromEntries([...found].map(([{path}, share]) => [path, share]));
}

const first = (query: string, corpora: Corpus[]) => rank(query, corpora).ranked[0]?.doc.page.path;

describe('what a page is about', () => {
  const uploads = page('/uploads', {
    title: 'Large files',
    below: {
      'Show progress': ['A bar fills while parts of the upload arrive.'],
      'Resume an upload': ['After a lost connection, send the missing parts.'],
    },
  });
  const tips = page('/tips', {
    title: 'Assorted advice',
    text: ['Whoever lost an upload can look here, and read about progress, too.'],
  });
  const corpora = open(uploads, tips, page('/other', {title: 'Something else'}));

  test('is told by its title and headings more than by what a paragraph mentions', () => {
    const found = shares('lost upload progress', corpora);
    expect(found['/uploads']).toBeGreaterThan(found['/tips'] ?? 0);
    expect(first('lost upload progress', corpora)).toBe('/uploads');
  });

  test('is a share of the words of the query', () => {
    for (const share of Object.values(shares('lost upload progress nowhere', corpora))) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  });

  test('is not asked for by a query of two words, which names a thing', () => {
    expect(shares('upload progress', corpora)).toEqual({});
  });

  test('is told by the words of the pages that link to it', () => {
    const to = '/retry';
    const linking = (path: string) =>
      page(path, {title: 'Guide', links: [{to, text: 'Repeat calls after a flaky network'}]});
    const target = page(to, {title: 'Backoff', text: ['It waits.']});
    const query = 'repeat flaky network';
    expect(shares(query, open(target, page('/a', {title: 'Guide'})))).toEqual({});
    const one = shares(query, open(target, linking('/a')))[to] ?? 0;
    const two = shares(query, open(target, linking('/a'), linking('/b')))[to] ?? 0;
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
  });

  test('counts no more with more than three pages that link to it', () => {
    const linking = (count: number) =>
      Array.from({length: 6}, (_, i) =>
        page(`/${i}`, {
          title: 'Guide',
          links: i < count ? [{to: '/retry', text: 'Repeat flaky calls'}] : [],
        }),
      );
    const share = (count: number) =>
      shares('repeat flaky calls', open(page('/retry', {title: 'Backoff'}), ...linking(count)))[
        '/retry'
      ];
    expect(share(3)).toBeGreaterThan(share(2) ?? 0);
    expect(share(6)).toBe(share(3));
  });
});

test('a declared question, asked word for word, finds its page before one that is all about its words', () => {
  const declaring = page('/asked', {
    title: 'Small print',
    questions: ['Can tRPC resume large uploads?'],
  });
  const about = page('/uploads', {
    title: 'Files',
    text: Array.from({length: 11}, () => 'Large: resume uploads.'),
  });
  const corpora = open(declaring, about);
  expect(first('can trpc resume large uploads', corpora)).toBe('/asked');
  expect(first('resume large uploads later', corpora)).toBe('/uploads');
});

test('a section with all of four words in their order comes before a page that is about them', () => {
  const corpora = open(
    page('/about', {title: 'Missing headers', text: ['In a batch, each link.']}),
    page('/quoting', {title: 'Advice', text: ['It says: missing headers batch link.', 'Other.']}),
    page('/o1', {title: 'Other', text: ['A link to a router.']}),
    page('/o2', {title: 'More', text: ['Headers of a request.']}),
  );
  expect(first('missing headers batch link', corpora)).toBe('/quoting');
  expect(first('missing headers link batch', corpora)).toBe('/about');
});

test('the reference counts less for four words, which ask for an explanation', () => {
  const text = ['Abort a slow batch request.'];
  const corpora = open(
    page('/api/stop', {kind: 'api', title: 'Notes', text: [...text, 'Slow: abort, batch.']}),
    page('/api/other', {kind: 'api', title: 'Other'}),
    page('/blog/stop', {kind: 'blog', title: 'Notes', text}),
    page('/blog/other', {kind: 'blog', title: 'Other'}),
  );
  expect(first('abort slow batch', corpora)).toBe('/api/stop');
  expect(first('abort slow batch request', corpora)).toBe('/blog/stop');
});

describe('a link to another page', () => {
  const html = `<main><article><h1>Links</h1>
    <nav><a href="/docs/breadcrumb">Client</a></nav>
    <p>To repeat a call, use <a href="/docs/retry/#use">the retry link</a>, or <a href="../retry">read on</a>.</p>
    <table><tbody><tr><td>Slow</td><td><a href="/docs/batch">Batch</a></td></tr></tbody></table>
    <a href="/docs/alone">Alone</a>
    <a href="#here">Here</a> <a href="https://example.com/docs/retry">Elsewhere</a> <a href="http://[">Broken</a>
  </article></main>`;
  const found = extractPage(html, {
    path: '/docs/links/all',
    kind: 'guide',
    category: 'Client',
    questions: [],
  });

  test('has the text that contains it; links to the page itself, to other sites and in controls are ignored', () => {
    const text = 'To repeat a call, use the retry link, or read on.';
    expect(found?.links).toEqual([
      {to: '/docs/retry', text},
      {to: '/docs/retry', text},
      {to: '/docs/batch', text: expect.stringContaining('Slow') as string},
      {to: '/docs/alone', text: 'Alone'},
    ]);
  });

  test('counts once per page, however often the page contains it', () => {
    if (!found) throw new Error('There is a page.');
    expect(textsOfLinks([found]).get('/docs/retry')).toHaveLength(1);
    expect(textsOfLinks([found, found]).get('/docs/retry')).toHaveLength(2);
  });
});
