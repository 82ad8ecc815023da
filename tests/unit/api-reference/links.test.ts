import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, describe, expect, it} from 'vitest';

import {parsePage} from '../../../src/content/mdx';
import {readGuide} from '../../../src/plugins/api-reference/links/guides';
import remarkApiLinks, {
  linkApiNames,
} from '../../../src/plugins/api-reference/links/remark-api-links';
import {symbolsFileOf} from '../../../src/plugins/api-reference/options';
import {
  createSymbolIndex,
  findUsages,
  type Named,
} from '../../../src/plugins/api-reference/links/mentions';
import {newestReference} from './newest';

const entry = (overrides: Partial<Named>): Named => ({
  id: 'client/links#httpLink',
  name: 'httpLink',
  from: '@trpc/client',
  alsoFrom: [],
  ...overrides,
});

const urlOf = (id: string) => `/docs/typedoc/${id}`;
const symbols = {httpLink: '/docs/typedoc/client/links#httpLink'};

function linksIn(source: string): string[] {
  const {tree} = structuredClone(parsePage(source));
  linkApiNames(tree, symbols);
  const urls: string[] = [];
  const collect = (node: Root | Root['children'][number]): void => {
    if (node.type === 'link') urls.push(node.url);
    if ('children' in node)
      for (const child of node.children) collect(child as Root['children'][number]);
  };
  collect(tree);
  return urls;
}

describe('linkApiNames', () => {
  it.each([
    'Use `httpLink`.',
    'Call `httpLink()`.',
    '| a |\n| - |\n| `httpLink` |',
    '- **`httpLink`**',
  ])('links the name in %j', (source) => {
    expect(linksIn(source)).toEqual(['/docs/typedoc/client/links#httpLink']);
  });

  it.each([
    '## `httpLink`',
    '`httpLink({url})`',
    '`my.httpLink`',
    '`constructor`',
    'httpLink',
    '```ts\nhttpLink\n```',
  ])('leaves %j alone', (source) => {
    expect(linksIn(source)).toEqual([]);
  });

  it('keeps a link that the author made', () => {
    expect(linksIn('[`httpLink`](/docs/client/links/httpLink)')).toEqual([
      '/docs/client/links/httpLink',
    ]);
  });
});

describe('createSymbolIndex', () => {
  it('leaves out a name of two symbols, and common words', () => {
    const entries = [
      entry({}),
      entry({id: 'client/links#jsonEncoder', name: 'jsonEncoder'}),
      entry({
        id: 'server/adapters#jsonEncoder',
        name: 'jsonEncoder',
        from: '@trpc/server/adapters/ws',
      }),
      entry({id: 'server/observable#map', name: 'map', from: '@trpc/server/observable'}),
    ];
    expect(createSymbolIndex(entries, urlOf, ['map'])).toEqual(symbols);
  });
});

describe('findUsages', () => {
  const map = entry({id: 'server/observable#map', name: 'map', from: '@trpc/server/observable'});
  const guides = [
    readGuide('# Links\n\nUse `httpLink()`.\n', 'docs/client/links.mdx'),
    readGuide(
      "# Operators\n\n```ts\nimport {map} from '@trpc/server/observable';\n```\n",
      'docs/operators.mdx',
    ),
    readGuide('# Arrays\n\n`map` over it.\n', 'docs/arrays.mdx'),
  ];
  const titles = (of: Named) =>
    findUsages([of], guides, symbols)
      .get(of.id)
      ?.map(({title}) => title);

  it('takes mentions of an unambiguous name', () => {
    expect(titles(entry({}))).toEqual(['Links']);
  });

  it('takes a common word only where a sample imports it', () => {
    expect(titles(map)).toEqual(['Operators']);
  });
});

describe('readGuide', () => {
  it('knows its path and title from the front matter', () => {
    expect(readGuide('---\ntitle: Start\nslug: /\n---\n', 'docs/index.mdx')).toMatchObject({
      title: 'Start',
      path: '',
    });
    expect(readGuide('# Set up\n', 'docs/client/react/setup.mdx')).toMatchObject({
      title: 'Set up',
      path: '/client/react/setup',
    });
  });
});

describe('remarkApiLinks', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'api-links-'));
  afterAll(() => fs.rmSync(directory, {recursive: true}));
  const reference = {...newestReference, siteDir: directory};
  const countLinks = (file: string): number => {
    const {tree} = structuredClone(parsePage('Use `httpLink`.'));
    remarkApiLinks([reference])(tree, new VFile({path: path.join(directory, file)}));
    const [paragraph] = tree.children;
    return paragraph?.type === 'paragraph'
      ? paragraph.children.filter(({type}) => type === 'link').length
      : 0;
  };

  it('links no names before there is an index', () => {
    expect(countLinks('docs/a.mdx')).toBe(0);
  });

  it('changes guides of 11.x only', () => {
    fs.mkdirSync(path.join(directory, 'docs/typedoc'), {recursive: true});
    fs.writeFileSync(symbolsFileOf(reference), JSON.stringify(symbols));
    expect(countLinks('docs/client/a.mdx')).toBe(1);
    expect(countLinks('docs/typedoc/client/links.mdx')).toBe(0);
    expect(countLinks('versioned_docs/version-10.x/a.mdx')).toBe(0);
  });
});
