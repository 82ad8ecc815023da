import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, describe, expect, test, vi} from 'vitest';

import markdownPagesPlugin, {type MarkdownPagesOptions} from '../../../src/plugins/markdown-pages';
import {readerOf, siteWith} from './site';

afterEach(() => {
  vi.unstubAllEnvs();
});

function contentOf(siteDir: string): AllContent {
  const contentPath = path.join(siteDir, 'docs');
  const doc = {
    id: 'page',
    permalink: '/base/docs/page',
    title: 'Page',
    description: '',
    frontMatter: {questions: ['What is on this page?']},
    source: '@site/docs/page.mdx',
    unlisted: false,
  };
  const version = {
    contentPath,
    contentPathLocalized: contentPath,
    label: '11.x',
    path: '/base/docs',
    isLast: true,
    docs: [doc],
    sidebars: {docs: [{type: 'doc', id: 'page'}]},
  };
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
}

/** As the checks of a site, an object whose methods need it. */
class Checks {
  private readonly reader: ReturnType<typeof readerOf>;

  constructor(siteDir: string) {
    this.reader = readerOf(siteDir);
  }

  pageOf(file: string) {
    return this.reader.pageOf(file);
  }
}

/** The plugin with the content of a site that has one page. */
async function loaded(text: string): Promise<{plugin: Plugin; siteDir: string}> {
  const siteDir = await siteWith({'page.mdx': text});
  const plugin = markdownPagesPlugin(
    {
      siteDir,
      baseUrl: '/base/',
      siteConfig: {url: 'https://example.com', title: 'tRPC', tagline: 'Typed calls.'},
    } as LoadContext,
    new Checks(siteDir) as MarkdownPagesOptions,
  );
  type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];
  await plugin.allContentLoaded?.({allContent: contentOf(siteDir)} as Loaded);
  return {plugin, siteDir};
}

describe('a build', () => {
  test('writes every file below its folder, without the base URL', async () => {
    const {plugin, siteDir} = await loaded('# Page\n\nText.\n');
    const outDir = path.join(siteDir, 'build');
    type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];
    await plugin.postBuild?.({outDir, baseUrl: '/base/'} as Props);
    expect(await readFile(path.join(outDir, 'docs/page.md'), 'utf8')).toBe(
      '# Page\n\nDocumentation of tRPC 11.x. Source: <https://example.com/base/docs/page>\n\nIt answers: What is on this page?\n\nText.\n',
    );
    expect(await readFile(path.join(outDir, 'llms.txt'), 'utf8')).toContain('# tRPC 11.x\n');
  });

  test('stops before it compiles anything at what has no form in Markdown', async () => {
    await expect(loaded('# Page\n\n<Chart />\n')).rejects.toThrow(
      'docs/page.mdx:3:1: <Chart> has no form in Markdown.',
    );
  });
});

describe('the preview', () => {
  type Handler = (request: object, response: object, next: (error?: unknown) => void) => unknown;

  async function handlerOf(text: string): Promise<Handler> {
    vi.stubEnv('NODE_ENV', 'development');
    const {plugin} = await loaded(text);
    const get = vi.fn<(path: RegExp, handler: Handler) => void>();
    const config = plugin.configureWebpack?.({}, false, {} as never, {}) as {
      devServer: {setupMiddlewares: (middlewares: unknown[], server: object) => unknown[]};
    };
    // The server's own list has the middlewares already.
    expect(config.devServer.setupMiddlewares(['theirs'], {app: {get}})).toEqual([]);
    expect(plugin.configureWebpack?.({}, true, {} as never, {})).toEqual({});
    const [pattern, handler] = get.mock.calls[0] ?? [];
    expect(pattern?.test('/base/docs/page.md')).toBe(true);
    if (!handler) throw new Error('Nothing was registered.');
    return handler;
  }

  async function ask(handler: Handler, url: string) {
    const next = vi.fn();
    const send = vi.fn();
    const type = vi.fn(() => ({send}));
    await handler({path: url}, {type, send}, next);
    return {next, send, type};
  }

  test('converts a page when its twin is requested, and passes on what it does not know', async () => {
    const handler = await handlerOf('# Page\n\nText.\n');
    const known = await ask(handler, '/base/docs/page.md');
    expect(known.type).toHaveBeenCalledWith('text/markdown; charset=utf-8');
    expect(known.send).toHaveBeenCalledWith(expect.stringContaining('# Page\n'));
    expect((await ask(handler, '/base/llms.txt')).type).toHaveBeenCalledWith(
      'text/plain; charset=utf-8',
    );
    const unknown = await ask(handler, '/base/robots.txt');
    expect(unknown.next).toHaveBeenCalledWith();
    expect(unknown.send).not.toHaveBeenCalled();
  });

  test('opens with a page that has no form in Markdown, and says so when it is requested', async () => {
    const handler = await handlerOf('# Page\n\n<Chart />\n');
    const {next} = await ask(handler, '/base/docs/page.md');
    expect(next).toHaveBeenCalledWith(
      expect.objectContaining({message: expect.stringContaining('<Chart>') as string}),
    );
  });
});
