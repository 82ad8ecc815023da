import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';

import {contentOf, loadedIn} from '../../../src/content/pages';
import {cachedPages} from '../../../src/plugins/markdown-pages/cache';
import {markdownFiles} from '../../../src/plugins/markdown-pages/files';
import {toTwinSite} from '../../../src/plugins/markdown-pages/site';
import {twinOf} from '../../../src/plugins/markdown-pages/url';
import {readerOf, siteWith} from './site';

const texts = {
  'index.mdx': '# Introduction\n\nSee [links](./links.mdx).\n',
  'links.mdx': '# Links\n',
  'step.mdx': '# Step\n',
  'hidden.mdx': '# Hidden\n',
  'old.mdx': '# Old\n',
  'post.mdx': '# Post\n',
};

interface Doc {
  id: string;
  permalink: string;
  description?: string;
  unlisted?: boolean;
}

const docOf = ({id, permalink, description = '', unlisted = false}: Doc) => ({
  id,
  permalink,
  description,
  unlisted,
  frontMatter: id === 'links' ? {questions: ['What is a link?', 'How do I write one?']} : {},
  title: id,
  source: `@site/docs/${id}.mdx`,
});

function allContent(siteDir: string): AllContent {
  const contentPath = path.join(siteDir, 'docs');
  const paths = {contentPath, contentPathLocalized: contentPath};
  const versions = [
    {
      ...paths,
      label: '11.x',
      path: '/base/docs',
      isLast: true,
      docs: [
        docOf({id: 'step', permalink: '/base/docs/step'}),
        docOf({id: 'links', permalink: '/base/docs/links', description: 'How requests\ntravel.'}),
        docOf({id: 'index', permalink: '/base/docs/'}),
        docOf({id: 'hidden', permalink: '/base/docs/hidden', unlisted: true}),
      ],
      sidebars: {
        docs: [
          {type: 'doc', id: 'index'},
          {
            type: 'category',
            label: 'Client',
            link: {type: 'doc', id: 'links'},
            items: [{type: 'link', href: 'https://example.com', label: 'Elsewhere'}],
          },
          {type: 'category', label: 'Empty', items: []},
        ],
      },
    },
    {
      ...paths,
      label: '10.x',
      path: '/base/docs/v10',
      isLast: false,
      docs: [docOf({id: 'old', permalink: '/base/docs/v10'})],
      sidebars: {docs: [{type: 'doc', id: 'old'}]},
    },
  ];
  const post = {
    source: '@site/docs/post.mdx',
    permalink: '/base/blog/post',
    title: 'A post',
    description: 'What it says.',
    frontMatter: {},
    date: new Date('2023-01-17T00:00:00Z'),
    authors: [{name: 'The team'}],
    unlisted: false,
  };
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: versions}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: post}]}},
  };
}

const siteOf = (siteDir: string) =>
  toTwinSite(
    contentOf(loadedIn(allContent(siteDir)), {baseUrl: '/base/', trailingSlash: false}),
    siteDir,
  );

const context = {
  siteUrl: 'https://example.com',
  baseUrl: '/base/',
  title: 'tRPC',
  tagline: 'Typed calls.',
};

async function filesOf(siteDir: string) {
  const files = markdownFiles(
    siteOf(siteDir),
    context,
    async (page) => `# ${page.title}\n`,
    async ({label}) => (label === '11.x' ? 'Checked with 11.19.0.' : undefined),
  );
  return new Map(
    await Promise.all([...files].map(async ([url, write]) => [url, await write()] as const)),
  );
}

/** Sections of a list, as a tool of llmstxt.org reads them: titles and links, and nothing else. */
function sectionsOf(text: string): Record<string, {title: string; url: string; notes: string}[]> {
  const [, ...sections] = text.split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n').filter((line) => line !== '');
      const links = lines.map((line) => {
        const match = /^- \[(?<title>[^\]]+)\]\((?<url>[^)]+)\)(?:: (?<notes>.*))?$/.exec(line);
        if (!match?.groups) throw new Error(`No link: ${line}`);
        const {title: name = '', url = '', notes = ''} = match.groups;
        return {title: name, url, notes};
      });
      return [title, links];
    }),
  );
}

describe('the files of a site', () => {
  test('are a twin for each page, a list for each version, and the newest version as a whole', async () => {
    const files = await filesOf(await siteWith(texts));
    expect([...files.keys()].sort()).toEqual([
      '/base/blog/post.md',
      '/base/docs.md',
      '/base/docs/hidden.md',
      '/base/docs/links.md',
      '/base/docs/step.md',
      '/base/docs/v10.md',
      '/base/docs/v10/llms.txt',
      '/base/llms-full.txt',
      '/base/llms.txt',
    ]);
  });

  test('list the pages in the order of the sidebar, without the unlisted ones', async () => {
    const files = await filesOf(await siteWith(texts));
    const list = files.get('/base/llms.txt') ?? '';
    expect(list).toMatch(/^# tRPC 11\.x\n\n> Typed calls\.\n\n\S/);
    const at = (file: string) => `https://example.com/base/${file}`;
    expect(sectionsOf(list)).toEqual({
      Start: [{title: 'index', url: at('docs.md'), notes: ''}],
      Client: [
        {
          title: 'links',
          url: at('docs/links.md'),
          notes: 'How requests travel. It answers: What is a link? How do I write one?',
        },
      ],
      More: [{title: 'step', url: at('docs/step.md'), notes: ''}],
      Blog: [{title: 'A post', url: at('blog/post.md'), notes: 'What it says.'}],
      Whole: [expect.objectContaining({url: at('llms-full.txt')})],
      'Older versions': [expect.objectContaining({url: at('docs/v10/llms.txt')})],
    });
    expect(sectionsOf(files.get('/base/docs/v10/llms.txt') ?? '')).toEqual({
      Start: [{title: 'old', url: at('docs/v10.md'), notes: ''}],
      'Other versions': [expect.objectContaining({url: at('llms.txt')})],
    });
  });

  test('say which releases the pages were checked with, if they have samples', async () => {
    const files = await filesOf(await siteWith(texts));
    expect(files.get('/base/llms.txt')).toMatch(
      /leads to the page itself\.\n\nChecked with 11\.19\.0\.\n\n## Start/,
    );
    expect(files.get('/base/llms-full.txt')).toMatch(/\n\nChecked with 11\.19\.0\.\n/);
    expect(files.get('/base/docs/v10/llms.txt')).not.toContain('Checked with');
  });

  test('hold every page of the newest version once, in the same order', async () => {
    const files = await filesOf(await siteWith(texts));
    const titles = (files.get('/base/llms-full.txt') ?? '').match(/^# .*$/gm);
    expect(titles).toEqual(['# tRPC 11.x', '# index', '# links', '# step']);
  });

  test('name the authors and the day of a post', async () => {
    const {posts} = siteOf(await siteWith(texts));
    expect(posts.map(({about}) => about)).toEqual(['Blog post by The team, 2023-01-17.']);
  });
});

describe('the cache', () => {
  test('returns what is unchanged, but not what has a changed text or partial', async () => {
    const name = `cached-${process.pid}.mdx`;
    const siteDir = await siteWith({
      [name]: "import Part from './_part.mdx';\n\n# Cached\n\n<Part />\n",
      '_part.mdx': 'First.\n',
    });
    const contentPath = path.join(siteDir, 'docs');
    const page = {
      file: `docs/${name}`,
      permalink: '/docs/cached',
      title: 'Cached',
      description: '',
      questions: [],
      about: 'About.',
      unlisted: false,
      contentPaths: {contentPath, contentPathLocalized: contentPath},
      permalinks: new Map<string, string>(),
    };
    const convert = (releases: string[] = []) =>
      cachedPages(readerOf(siteDir, {}, releases), {...context, siteDir})(page);
    const first = await convert();
    expect(first).toContain('First.');
    expect(await convert()).toBe(first);
    const part = path.join(contentPath, '_part.mdx');
    await writeFile(part, (await readFile(part, 'utf8')).replace('First', 'Second'));
    expect(await convert()).toContain('Second.');
    await writeFile(path.join(contentPath, name), '# Cached\n\nThird.\n');
    expect(await convert()).toContain('Third.');
    // Nothing of the page changes when its samples are checked with another release.
    expect(await convert(['11.19.0'])).toContain('are checked with tRPC 11.19.0.');
    expect(await convert(['11.25.2'])).toContain('are checked with tRPC 11.25.2.');
  });
});

test('the address of a twin is that of the page with .md, even at the root of the docs', () => {
  expect(['/docs/', '/docs', '/docs/client/links'].map(twinOf)).toEqual([
    '/docs.md',
    '/docs.md',
    '/docs/client/links.md',
  ]);
});
