import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {contentOf, loadedIn} from '../../content/pages';
import {isPreview, type PreviewServer} from '../../content/preview';
import {allCheckedWith} from '../samples/releaseParts';
import {cachedPages} from './cache';
import {markdownFiles, type MarkdownFiles} from './files';
import {toTwinSite, type TwinVersion} from './site';
import type {SourceReader} from './source';

export type MarkdownPagesOptions = Pick<SourceReader, 'pageOf'>;

/** Renders the files by URL path. Sequential, so that the first error is also the first in order. */
async function writeAll(files: MarkdownFiles): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  for (const [url, write] of files) written.set(url, await write());
  return written;
}

/** The sentence that says which releases a version's pages were checked with. */
async function checkedWith(
  {pages}: TwinVersion,
  samples: MarkdownPagesOptions,
): Promise<string | undefined> {
  const checked = await Promise.all(pages.map(({file}) => samples.pageOf(file)));
  return allCheckedWith(checked.filter((page) => page !== undefined));
}

/** Gives each doc and post a Markdown twin and lists them; see `README.md` next to this file. */
export default function markdownPagesPlugin(
  context: LoadContext,
  samples: MarkdownPagesOptions,
): Plugin {
  let files: MarkdownFiles = new Map();
  let built = new Map<string, string>();

  return {
    name: 'markdown-pages',

    async allContentLoaded({allContent}) {
      const {siteDir, baseUrl, siteConfig} = context;
      const siteUrl = siteConfig.url;
      const {trailingSlash} = siteConfig;
      const content = contentOf(loadedIn(allContent), {baseUrl, trailingSlash});
      files = markdownFiles(
        toTwinSite(content, siteDir),
        {siteUrl, baseUrl, title: siteConfig.title, tagline: siteConfig.tagline},
        cachedPages({siteDir, pageOf: (file) => samples.pageOf(file)}, {siteDir, siteUrl, baseUrl}),
        (version) => checkedWith(version, samples),
      );
      // Fails the build on a page that can't be converted before it spends time on anything else.
      if (!isPreview()) built = await writeAll(files);
    },

    configureWebpack(_config, isServer) {
      if (!isPreview() || isServer) return {};
      return {
        devServer: {
          setupMiddlewares(_middlewares: unknown[], server: PreviewServer) {
            server.app?.get(/\.(?:md|txt)$/, (request, response, next) => {
              const write = files.get(request.path);
              if (!write) return next();
              return write().then((text) => {
                const type = request.path.endsWith('.md') ? 'text/markdown' : 'text/plain';
                response.type(`${type}; charset=utf-8`).send(text);
              }, next);
            });
            // Docusaurus merges the arrays that these functions return, so this one is added to the
            // server's own.
            return [];
          },
        },
      } as object;
    },

    async postBuild({outDir, baseUrl}) {
      for (const [url, text] of built) {
        const file = path.join(outDir, url.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
