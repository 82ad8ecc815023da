import path from 'node:path';

import {describe, expect, test} from 'vitest';

import type {PageResult} from '../../../src/plugins/samples/core/model';
import {convert, fixtures, pageOf, readerOf, siteWith} from './site';

const expected = (name: string) => path.join(fixtures, name);

const checked: Partial<PageResult> = {
  notes: {
    0: [
      {line: 0, kind: 'type', column: 6, length: 5, text: 'const shown: {\n    a: 1;\n}'},
      {line: 1, kind: 'error', column: 0, length: 13, text: 'No such property.', code: 2339},
    ],
  },
  tables: {
    0: [
      {
        name: 'url',
        optional: false,
        type: 'string | URL',
        description:
          'Where the server is,\nas a URL.\n\n- or a path\n\n```ts\nf({\n  url,\n});\n```',
      },
      {name: 'old', optional: true, type: 'A<B>', description: '', deprecated: 'Use `url`.'},
    ],
  },
};

describe('a page as plain Markdown', () => {
  test('has the content of every construct, and no JSX', async () => {
    const reader = readerOf(fixtures, {'docs/guide/input.mdx': checked});
    const text = await convert(pageOf(fixtures, 'docs/guide/input.mdx'), reader);
    await expect(text).toMatchFileSnapshot(expected('expected.md'));
    expect(await convert(pageOf(fixtures, 'docs/guide/input.mdx'), reader)).toBe(text);
  });

  test('has signatures, options and links of the API reference', async () => {
    const page = pageOf(fixtures, 'docs/guide/api.mdx', {
      title: 'Links (@trpc/client)',
      description: 'Every link.',
    });
    const text = await convert(page, readerOf(fixtures));
    await expect(text).toMatchFileSnapshot(expected('expected-api.md'));
  });
});

describe('what has no form in Markdown stops the build with its place and what to do', () => {
  const failing: [string, string, RegExp][] = [
    [
      'an unknown component',
      '# A\n\ntext\n\n<Chart points={[1]} />\n',
      /^docs\/page\.mdx:5:1: <Chart> has no form in Markdown\. Say in src\/plugins\/markdown-pages\/components\.ts/,
    ],
    [
      'an unknown component within a sentence',
      'See <Badge>new</Badge> things.\n',
      /^docs\/page\.mdx:1:5: <Badge> has no form/,
    ],
    [
      'a name that every object has',
      '<constructor />\n',
      /^docs\/page\.mdx:1:1: <constructor> has no form/,
    ],
    [
      'a value that is computed',
      'Version {version} is out.\n',
      /^docs\/page\.mdx:1:9: \{version\} is only known when the page runs/,
    ],
    [
      'an unknown callout',
      '\n:::hint\n\nText.\n\n:::\n',
      /^docs\/page\.mdx:2:1: there is no callout :::hint; use one of note, tip/,
    ],
    ['an unknown directive', '::video\n', /^docs\/page\.mdx:1:1: there is no directive ::video/],
    [
      'a link to no page',
      'A [link](./gone.mdx).\n',
      /^docs\/page\.mdx:1:3: the link \.\/gone\.mdx leads to no page/,
    ],
    [
      'a download beside the page',
      'A [file](./data.zip).\n',
      /^docs\/page\.mdx:1:3: the link \.\/data\.zip leads to no page/,
    ],
    [
      'an attribute that is computed',
      '<TabItem value={name} />\n',
      /^docs\/page\.mdx:1:1: value of <TabItem> must be a string or JSON/,
    ],
    ['an attribute that is missing', '<ApiHtml />\n', /^docs\/page\.mdx:1:1: of of <ApiHtml>: /],
    [
      'spread attributes',
      '<TabItem {...props} />\n',
      /^docs\/page\.mdx:1:1: <TabItem> has \{\.\.\.\} among its attributes/,
    ],
  ];

  test.each(failing)('%s', async (_name, text, message) => {
    const siteDir = await siteWith({'page.mdx': text});
    await expect(convert(pageOf(siteDir, 'docs/page.mdx'), readerOf(siteDir))).rejects.toThrow(
      message,
    );
  });

  test('in a partial, with the place there', async () => {
    const siteDir = await siteWith({
      'page.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
      '_part.mdx': 'Text.\n\n<Chart />\n',
    });
    await expect(convert(pageOf(siteDir, 'docs/page.mdx'), readerOf(siteDir))).rejects.toThrow(
      /^docs\/_part\.mdx:3:1: <Chart>/,
    );
  });

  test('a page that is part of itself', async () => {
    const siteDir = await siteWith({'page.mdx': "import Page from './page.mdx';\n\n<Page />\n"});
    await expect(convert(pageOf(siteDir, 'docs/page.mdx'), readerOf(siteDir))).rejects.toThrow(
      'docs/page.mdx imports docs/page.mdx',
    );
  });

  test('a code block that is not the one that was checked', async () => {
    const siteDir = await siteWith({'page.mdx': '```ts\nconst a = 1;\n```\n'});
    const other = await siteWith({'page.mdx': '```ts\nconst a = 2;\n```\n'});
    const reader = {siteDir, pageOf: readerOf(other).pageOf};
    await expect(convert(pageOf(siteDir, 'docs/page.mdx'), reader)).rejects.toThrow(
      /^docs\/page\.mdx:1: this code block is not the one/,
    );
  });
});
