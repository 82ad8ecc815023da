import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';

import config from '@site/docusaurus.config';
import searchPlugin from '@site/src/plugins/search';
import {findMisledQuestions, toIndexFiles} from '@site/src/plugins/search/build/shards';
import {page, pages} from './fixture';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const folders = {api: 'typedoc', lesson: 'learn', recipe: 'recipes'};

/** Removed when the test ends. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** What the plugin tells the page and the preview's server, for a site whose last build is in `outDir`. */
async function start(outDir: string) {
  const context = {outDir, baseUrl: '/', siteConfig: {url: 'https://example.com'}} as LoadContext;
  const plugin = searchPlugin(context, {mode: 'embedded', folders});
  const setGlobalData = vi.fn();
  const actions = {setGlobalData} as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: undefined, actions});
  const bundler = {instance: {NormalModuleReplacementPlugin: class {}}};
  const webpack = plugin.configureWebpack?.(
    {},
    false,
    {currentBundler: bundler} as never,
    undefined,
  ) as {devServer?: {static: unknown}};
  return {globalData: setGlobalData.mock.calls[0]?.[0], served: webpack.devServer?.static};
}

describe('npm start', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
  afterEach(() => vi.unstubAllEnvs());

  test('answers from the index of the last build', async () => {
    const outDir = newFolder();
    mkdirSync(path.join(outDir, 'search-index'));
    writeFileSync(path.join(outDir, 'search-index/manifest.json'), '{}');
    expect(await start(outDir)).toEqual({
      globalData: {mode: 'embedded', hasIndex: true},
      served: [{directory: path.join(outDir, 'search-index'), publicPath: '/search-index'}],
    });
  });

  test('before any build tells the modal that there is no index', async () => {
    const outDir = newFolder();
    expect(await start(outDir)).toEqual({
      globalData: {mode: 'embedded', hasIndex: false},
      served: undefined,
    });
  });
});

test('a build has an index, and its options stay out of what readers get', async () => {
  expect((await start(tmpdir())).globalData).toEqual({mode: 'embedded', hasIndex: true});
  expect(JSON.stringify(config.plugins)).not.toContain('folders');
});

describe('the end of a build', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Builds the index of two posts, of which the second declares the given question. */
  async function warningsFor(question: string): Promise<unknown[]> {
    const outDir = newFolder();
    const posts = [
      {
        permalink: '/blog/caching',
        title: 'Faster queries',
        text: 'A cache makes slow queries fast.',
        question: 'How do I make slow queries fast?',
      },
      {permalink: '/blog/planted', title: 'Planted', text: 'This post is about trees.', question},
    ];
    mkdirSync(path.join(outDir, 'blog'));
    for (const {permalink, title, text} of posts) {
      const html = `<main><article><h1>${title}</h1><p>${text}</p></article></main>`;
      writeFileSync(path.join(outDir, `${permalink}.html`), html);
    }
    const blogPosts = posts.map(({permalink, title, question: asked}) => ({
      metadata: {
        permalink,
        title,
        description: '',
        source: `@site${permalink}.mdx`,
        frontMatter: {questions: [asked]},
        unlisted: false,
        authors: [],
      },
    }));
    const props = {
      outDir,
      baseUrl: '/',
      siteConfig: {url: 'https://example.com'},
      plugins: [{name: 'docusaurus-plugin-content-blog', content: {blogPosts}}],
    } as unknown as PostBuild;
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    const plugin = searchPlugin({outDir} as LoadContext, {mode: 'embedded', folders});
    await plugin.postBuild?.(props);
    return warn.mock.calls.flat();
  }

  test('warns about a declared question that finds another page', async () => {
    expect(await warningsFor('How do I make slow queries fast?')).toEqual([
      expect.stringMatching(
        /^\[search\] \/blog\/planted says .*“How do I make slow queries fast\?”, which finds \/blog\/caching first/,
      ),
    ]);
  });

  test('says nothing about one that finds its page', async () => {
    expect(await warningsFor('What are trees?')).toEqual([]);
  });

  test('asks no questions of other versions', () => {
    const questions = ['How do I make slow queries faster?'];
    const misled = (tag: string) => {
      const planted = page('/docs/v10/server/errors', {title: 'Errors', tag, questions});
      const all = [...pages, planted];
      return findMisledQuestions(all, toIndexFiles(all, ''));
    };
    expect(misled('docs-default-current')).toHaveLength(1);
    expect(misled('docs-default-10.x')).toEqual([]);
  });
});
