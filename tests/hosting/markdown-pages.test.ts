/** The Markdown twins of the built site, as a tool that follows `rel=alternate` and llms.txt meets them. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';

import {environment} from '../../src/config/environment';
import {listFiles, readBuildFile} from '../../src/plugins/hosting/files';
import {versions} from '../../src/versions/list';

/** The built site; SITE_DIRECTORY names another folder than `build`, as for the browser tests. */
const build = process.env.SITE_DIRECTORY ?? 'build';
const origin = environment.SITE_URL + environment.BASE_URL;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Paths of the sitemap, below the site's root. */
async function sitemap(): Promise<string[]> {
  const xml = await readBuildFile(build, 'sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length));
}

const isTag = ({type, value = ''}: {type: string; value?: string}) =>
  type === 'html' && value !== '<br>';

/** What is in a twin and should not be: JSX, imports, relative links, links that lead nowhere. */
class TwinCheck {
  private readonly pages = new Map<string, string | undefined>();

  async problems(tree: Root): Promise<string[]> {
    const found: string[] = [];
    const urls = new Set<string>();
    visit(tree, (node: Nodes) => {
      if (isTag(node as {type: string; value?: string}))
        found.push(`tag: ${'value' in node && node.value}`);
      if (node.type === 'text' && /^(?:import|export) .*from /m.test(node.value))
        found.push(`import: ${node.value}`);
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
        urls.add(node.url);
    });
    for (const url of urls) {
      if (!/^(?:https?|mailto):/.test(url)) found.push(`relative link: ${url}`);
      else if (url.startsWith(origin) && !(await this.resolves(url)))
        found.push(`dead link: ${url}`);
    }
    return found;
  }

  private async resolves(url: string): Promise<boolean> {
    const {pathname, hash} = new URL(url);
    const page = await this.read(decodeURI(pathname.slice(environment.BASE_URL.length)));
    const id = decodeURIComponent(hash.slice(1));
    if (page === undefined) return false;
    // A page that has moved redirects, but not to the anchor.
    if (id === '' || page.includes('http-equiv="refresh"')) return true;
    return [`"${id}"`, `${id} `, `${id}>`].some((text) => page.includes(`id=${text}`));
  }

  private async read(page: string): Promise<string | undefined> {
    if (!this.pages.has(page)) {
      const file = [page, `${page}.html`, `${page}index.html`]
        .map((name) => path.join(build, name))
        .find((name) => path.extname(name) !== '' && existsSync(name));
      this.pages.set(page, file && (await readFile(file, 'utf8')));
    }
    return this.pages.get(page);
  }
}

describe('the Markdown twins of the built site', () => {
  let files: string[];
  let pages: string[];

  beforeAll(async () => {
    files = await listFiles(build);
    pages = await sitemap();
  });

  test('exist for every doc and post, and are named in the head of exactly these', async () => {
    const named: string[] = [];
    for (const page of files.filter((file) => file.endsWith('.html'))) {
      const html = await readBuildFile(build, page);
      const twin = page.replace(/\.html$/, '.md');
      const head = /<link[^>]*type="?text\/markdown[^>]*>/.exec(html)?.[0];
      // An index that Docusaurus makes of a category holds links alone, and has no source.
      const isSource = /<html[^>]*\b(?:docs-doc-id-|blog-post-page)/.test(html);
      expect(files.includes(twin), page).toBe(isSource);
      expect(head?.includes(`${environment.BASE_URL}${twin}`) ?? false, page).toBe(isSource);
      if (isSource) named.push(twin);
    }
    expect(named).toEqual(files.filter((file) => file.endsWith('.md')));
    const inSitemap = pages.filter((page) => named.includes(`${page}.md`));
    expect(inSitemap.length).toBeGreaterThan(100);
    expect(inSitemap).toEqual(expect.arrayContaining(['docs', 'blog/tinyrpc-client']));
  });

  test('hold no JSX, and no link that leads nowhere', async () => {
    const check = new TwinCheck();
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const text = await readBuildFile(build, file);
      expect(text, file).toMatch(/^# \S/);
      expect(text, file).toContain(`Source: <${origin}${file.replace(/\.md$/, '')}>`);
      expect(await check.problems(parser.parse(text)), file).toEqual([]);
    }
  });

  test('the check finds what it is meant to find', async () => {
    const planted = parser.parse(
      `<TypeTable type="A" />\n\nimport A from './a'\n\n[a](./b.md) [c](${origin}docs/no-such-page) ` +
        `[d](${origin}docs#no-such-anchor) [e](${origin}docs) a <Badge>new</Badge>\n`,
    );
    expect(await new TwinCheck().problems(planted)).toEqual([
      'tag: <TypeTable type="A" />',
      "import: import A from './a'",
      'tag: <Badge>',
      'tag: </Badge>',
      'relative link: ./b.md',
      `dead link: ${origin}docs/no-such-page`,
      `dead link: ${origin}docs#no-such-anchor`,
    ]);
  });

  test('are listed once in the list of their version, and whole in llms-full.txt', async () => {
    const listed: string[] = [];
    for (const {path: folder, name} of versions) {
      const file = folder === '' ? 'llms.txt' : `docs/${folder}/llms.txt`;
      const text = await readBuildFile(build, file);
      expect(text).toContain(`# tRPC ${name}\n\n> `);
      visit(parser.parse(text), 'link', ({url}) => {
        expect(files, url).toContain(url.slice(origin.length));
        if (url.endsWith('.md')) listed.push(url.slice(origin.length));
      });
    }
    expect(listed.sort()).toEqual(files.filter((file) => file.endsWith('.md')));

    const full = await readBuildFile(build, 'llms-full.txt');
    for (const file of ['docs.md', 'docs/quickstart.md', 'docs/typedoc/client/links.md']) {
      expect(full).toContain(await readBuildFile(build, file));
    }
    expect(full).not.toContain(`Source: <${origin}docs/v10`);
  });

  test('are neither in the sitemap nor in the search index', async () => {
    expect(pages.filter((page) => /\.(?:md|txt)$/.test(page))).toEqual([]);
    const shards = files.filter((file) => /^search-index\/.*\.json$/.test(file));
    expect(shards.length).toBeGreaterThan(3);
    for (const shard of shards) {
      expect(await readBuildFile(build, shard)).not.toMatch(/"path":"[^"]*\.(?:md|txt)"/);
    }
  });
});
