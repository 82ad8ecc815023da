import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readBuiltPage, type BuiltSite} from '../../content/html';
import {contentOf, type DocsVersion, type SiteContent} from '../../content/pages';
import type {CheckedPage} from '../samples/core/samples';
import {describedReleases} from '../samples/releaseParts';
import {toMarkdown} from './convert';
import {llmsFullPath, llmsPath, writeLlms, writeLlmsFull} from './llms';
import {docsOf, writePage, type TwinPage} from './page';
import {twinOf} from './url';

export interface MarkdownPagesOptions {
  /** The result of checking a file's samples; undefined for files that are not checked. */
  pageOf: (file: string) => Promise<CheckedPage | undefined>;
}

/** @throws Error naming the page if the build has no content for it */
async function readTwin(
  page: TwinPage,
  {label}: DocsVersion,
  list: string,
  site: BuiltSite,
  linkOf: (url: string) => string,
): Promise<string> {
  const html = await readBuiltPage(site, page.permalink);
  const address = new URL(page.permalink, list).href;
  const content = html === undefined ? undefined : toMarkdown(html, address, linkOf);
  if (!content) throw new Error(`${page.file}: the build has no article at ${page.permalink}.`);
  return writePage(page, {content, label, address, list});
}

/** Leads from a text to the twins of pages that have one. */
function twinLinks({versions, posts}: SiteContent, siteUrl: string): (url: string) => string {
  const pages = [...versions.flatMap(docsOf), ...posts];
  const paths = new Set(pages.map(({permalink}) => permalink));
  return (url) => {
    const {origin, pathname, search, hash} = new URL(url);
    const hasTwin = origin === siteUrl && paths.has(pathname) && search === '';
    return hasTwin ? origin + twinOf(pathname) + hash : url;
  };
}

/** The sentence that says which releases a version's pages are about. */
async function releasesIn(
  version: DocsVersion,
  samples: MarkdownPagesOptions,
): Promise<string | undefined> {
  const checked = await Promise.all(docsOf(version).map(({file}) => samples.pageOf(file)));
  return describedReleases(checked.filter((page) => page !== undefined));
}

/** Gives each doc and post a Markdown twin and lists them; see `README.md` next to this file. */
export default function markdownPagesPlugin(
  _context: LoadContext,
  samples: MarkdownPagesOptions,
): Plugin {
  return {
    name: 'markdown-pages',

    async postBuild({outDir, baseUrl, siteConfig, plugins}) {
      const {url: siteUrl, title, tagline} = siteConfig;
      const context = {siteUrl, baseUrl, title, tagline};
      const site = contentOf(plugins, baseUrl);
      const write = async (url: string, text: string) => {
        const file = path.join(outDir, url.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      };

      const twins = new Map<TwinPage, string>();
      const linkOf = twinLinks(site, siteUrl);
      for (const version of site.versions) {
        const list = siteUrl + llmsPath(version, baseUrl);
        const posts = version.isNewest ? site.posts : [];
        for (const page of [...docsOf(version), ...posts]) {
          const twin = await readTwin(page, version, list, {outDir, baseUrl}, linkOf);
          twins.set(page, twin);
          await write(twinOf(page.permalink), twin);
        }
      }
      for (const version of site.versions) {
        const releases = await releasesIn(version, samples);
        await write(llmsPath(version, baseUrl), writeLlms(version, site, context, releases));
        if (!version.isNewest) continue;
        const listed = docsOf(version).filter(({unlisted}) => !unlisted);
        const whole = listed.map((page) => twins.get(page) ?? '');
        await write(llmsFullPath(baseUrl), writeLlmsFull(version, whole, context, releases));
      }
    },
  };
}
