import {describe, expect, it} from 'vitest';

import {orphanRule, orphans, pageLinks} from '../../../src/plugins/page-checks/links';
import {readPage} from '../../../src/plugins/page-checks/page';

const routers = readPage(
  '# Routers\n\n## Nested {#b}\n\n<a id="old" />\n',
  'docs/server/routers.mdx',
);
const site = [
  readPage('# Introduction\n', 'docs/index.mdx'),
  routers,
  readPage('# Client\n', 'docs/client/index.mdx'),
  readPage('# Step 1\n', 'docs/landing-intro/Step1.mdx'),
  readPage('# Routers\n', 'versioned_docs/version-10.x/server/routers.mdx'),
  readPage('# Routers\n', 'versioned_docs/version-9.x/routers.mdx'),
  readPage('A post.\n', 'blog/2023-01-01-first.mdx'),
];

/** What the rule says about a page, as `line: message`. */
function said(source: string, file = 'docs/server/context.mdx'): string[] {
  const page = readPage(source, file);
  return pageLinks([...site, page]).map(({line, message}) => `${line}: ${message}`);
}

describe('a link to a page of the same version', () => {
  it.each([
    ['[a](/docs/server/routers)', './routers.mdx'],
    ['[a](/docs/server/routers?b#c)', './routers.mdx?b#c'],
    ['[a](/docs/server/routers/)', './routers.mdx'],
    ['[a](/docs/client)', '../client/index.mdx'],
    ['[a](../client)', '../client/index.mdx'],
    ['[a](/docs)', '../index.mdx'],
    ['[a](/docs/server/context#b)', './context.mdx#b'],
    ['[a]\n\n[a]: /docs/client "A"', '../client/index.mdx'],
    ['# [a](/docs/client) b {#c}', '../client/index.mdx'],
  ])('%j has to name the file %s', (source, file) => {
    expect(said(source).map((message) => message.replace(/^.* of the same version; /, ''))).toEqual(
      [`link its file, ${file}.`],
    );
  });

  it('is one in an older version and in a partial, too', () => {
    expect(said('\n[a](/docs/v10/server/routers)', 'versioned_docs/version-10.x/a.mdx')).toEqual([
      '2: /docs/v10/server/routers is a page of the same version; link its file, ./server/routers.mdx.',
    ]);
    expect(said('[a](/docs)', 'docs/landing-intro/Step2.mdx')).toEqual([
      '1: /docs is a page of the same version; link its file, ../index.mdx.',
    ]);
  });

  it('cannot be in JSX, where Docusaurus resolves no file', () => {
    expect(said('<a href="/docs/client#b">a</a>')).toEqual([
      '1: /docs/client#b is a page of the same version; write a Markdown link to its file, ../client/index.mdx#b.',
    ]);
    expect(said('\n<Card to="./routers.mdx" />')).toEqual([
      '2: ./routers.mdx is not resolved in JSX; write a Markdown link.',
    ]);
  });
});

describe('a link to a file', () => {
  it('has to lead to a page', () => {
    expect(said('\n\n[a](./router.mdx#b)')).toEqual([
      expect.stringMatching(
        /^3: \.\/router\.mdx#b is not a page; close matches: \.\/routers\.mdx, /,
      ),
    ]);
    expect(said('[a](./second.mdx)', 'blog/2023-01-02-third.mdx')).toEqual([
      expect.stringMatching(/^1: \.\/second\.mdx is not a page;.* \.\/2023-01-01-first\.mdx/),
    ]);
  });

  it('stays within its version', () => {
    expect(said('[a](../../versioned_docs/version-10.x/server/routers.mdx#b)')).toEqual([
      '1: ../../versioned_docs/version-10.x/server/routers.mdx#b leads out of docs; link the address, /docs/v10/server/routers#b.',
    ]);
    expect(said('[a](../docs/index.mdx)', 'blog/2023-01-02-second.mdx')).toEqual([
      '1: ../docs/index.mdx leads out of blog; link the address, /docs.',
    ]);
  });
});

describe('a link to an address', () => {
  it('has to lead to a page, where only written pages can be', () => {
    expect(said('[a](/docs/v10/server/router#b) [b](/blog/frist)')).toEqual([
      expect.stringMatching(
        /^1: \/docs\/v10\/server\/router#b is not a page; close matches: \/docs\/v10\/server\/routers, /,
      ),
      expect.stringMatching(/^1: \/blog\/frist is not a page; close matches: \/blog\/first, /),
    ]);
  });

  it('finds a page by the slug of its front matter', () => {
    const moved = readPage('---\nslug: /moved\n---\n\n# Moved\n', 'docs/server/other.mdx');
    const beside = readPage('---\nslug: beside\n---\n\n# Beside\n', 'docs/server/third.mdx');
    const post = readPage('---\nslug: short\n---\n', 'blog/2023-01-02-a-long-name.mdx');
    expect([moved, beside, post].map(({route}) => route)).toEqual([
      '/docs/moved',
      '/docs/server/beside',
      '/blog/short',
    ]);
  });
});

it('a link has to lead to an anchor that the page has', () => {
  expect(said('## Context\n\n[a](./routers.mdx#c) [b](/docs/v9/routers#x) [c](#contxt)')).toEqual([
    '3: docs/server/routers.mdx has no anchor #c; close matches: b, old, routers.',
    '3: versioned_docs/version-9.x/routers.mdx has no anchor #x; close matches: routers.',
    '3: docs/server/context.mdx has no anchor #contxt; close matches: context.',
  ]);
});

it.each([
  '[a](./routers.mdx#b), [b](./routers.mdx#routers), [c](./routers.mdx#old) and [d](../client/index.mdx)',
  '[a](/docs/v10/server/routers) and <a href="/docs/v9/routers">b</a>',
  '[a](/docs/typedoc/server#b)',
  '[a](/blog/first)',
  '# B\n\n## B\n\n[a](#b), [b](#b-1) and [c](https://example.com/docs/server/routers.mdx)',
  '[a](/blog/tags/release), [b](/blog/rss.xml), [c](/pricing) and [d](/docs/v10/typedoc/server)',
  '[a](mailto:a@example.com)',
  '`[a](/docs)`',
  '```md\n[a](/docs)\n```',
  '<Card title="/docs" />',
])('%j is as it should be', (source) => {
  expect(said(source)).toEqual([]);
});

it('leaves the addresses in posts alone', () => {
  const post = '[a](/docs/client), [b](/blog/first) and <a href="/blog/first">c</a>';
  expect(said(post, 'blog/2023-01-02-second.mdx')).toEqual([]);
});

it('finds a page that no other page links', () => {
  const concepts = readPage('[Routers](./server/routers.mdx#nested)', 'docs/concepts.mdx');
  const lonely = readPage('[Itself](./lonely.mdx)', 'docs/server/lonely.mdx');
  const post = readPage('<a href="/docs/concepts">Concepts</a>', 'blog/2023-01-01-first.mdx');
  expect(orphans([concepts, lonely, routers, post])).toEqual([
    {
      file: 'docs/server/lonely.mdx',
      line: 1,
      message: 'no other page links /docs/server/lonely; link it where its subject comes up.',
    },
  ]);
});

it('finds by itself that no other page links a page, and reads only pages that name it', () => {
  const sources: Record<string, string> = {
    'docs/concepts.mdx': '[Lonely](./server/lonely.mdx)',
    'docs/other.mdx': 'lonely.mdx is only mentioned.',
    'docs/server/lonely.mdx': '# Lonely\n',
  };
  const lookedAt = (without = '') => {
    const read: string[] = [];
    const files = Object.keys(sources).filter((file) => file !== without);
    const places = files.map((file) => readPage(sources[file] ?? '', file));
    const findings = orphanRule(
      places,
      ({file}) => sources[file] ?? '',
      ({file}) => {
        read.push(file);
        return readPage(sources[file] ?? '', file);
      },
    )(readPage(sources['docs/server/lonely.mdx'] ?? '', 'docs/server/lonely.mdx'));
    return {read, messages: findings.map(({message}) => message)};
  };
  expect(lookedAt()).toEqual({read: ['docs/concepts.mdx'], messages: []});
  expect(lookedAt('docs/concepts.mdx')).toEqual({
    read: ['docs/other.mdx'],
    messages: ['no other page links /docs/server/lonely; link it where its subject comes up.'],
  });
});

it('names the file that is not valid MDX', () => {
  expect(() => readPage('# A\n\n<a href="/docs">\n', 'docs/a.mdx')).toThrow(/^docs\/a\.mdx: .*<a>/);
});
