/** The Markdown twins of the built site, as a tool that follows `rel=alternate` and llms.txt meets them. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';

import {environment} from '../../src/config/environment';
import {listFiles, readBuildFile} from '../../src/plugins/hosting/files';
import {versions} from '../../src/versions/list';

import {build} from './shown';

const origin = environment.SITE_URL + environment.BASE_URL;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Paths of the sitemap, below the site's root. */
async function sitemap(): Promise<string[]> {
  const xml = await readBuildFile(build, 'sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length));
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

    // Tools read the whole list before they choose a page.
    expect((await readBuildFile(build, 'llms.txt')).length).toBeLessThan(50_000);

    const full = await readBuildFile(build, 'llms-full.txt');
    for (const file of ['docs.md', 'docs/quickstart.md', 'docs/typedoc/client/links.md']) {
      expect(full).toContain(await readBuildFile(build, file));
    }
    expect(full).not.toContain(`Source: <${origin}docs/v10`);
  });

  test('lead to one another, and to the list of their version', async () => {
    const twins = files.filter((file) => file.endsWith('.md'));
    const leaving: string[] = [];
    for (const file of twins) {
      const text = await readBuildFile(build, file);
      const folder = /^docs\/v\d+(?=[/.])/.exec(file)?.[0];
      expect(text, file).toContain(`All pages: <${origin}${folder ? `${folder}/` : ''}llms.txt>`);
      visit(parser.parse(text), 'link', ({url}) => {
        const page = url.startsWith(origin) ? url.slice(origin.length).replace(/#.*/, '') : '';
        if (twins.includes(`${page}.md`) && !text.includes(`Source: <${url}>`))
          leaving.push(`${file}: ${url}`);
      });
    }
    expect(leaving).toEqual([]);
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
