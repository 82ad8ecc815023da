/** Caches conversions between builds, because parsing all pages takes most of this plugin's time. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {cacheFolder, codeOf, digest, DiskCache} from '../../content/cache';
import type {LinkSite} from './links';
import {writePage} from './page';
import type {TwinPage} from './site';
import {filesOf, readSourceFile, type SourceReader} from './source';

interface Entry {
  text: string;
  /** The partials that the page includes, with their hashes. */
  partials: [file: string, state: string][];
}

/** What a twin depends on, besides its page and the result of checking the page's samples. */
export const convertingCode = [path.join(__dirname, 'page.ts'), path.join(__dirname, 'source.ts')];

/** What the result depends on in a file: its text, and the result of checking its samples. */
async function stateOf(file: string, {siteDir, pageOf}: SourceReader): Promise<string> {
  const checked = await pageOf(file);
  return digest(
    await readFile(path.join(siteDir, file), 'utf8'),
    JSON.stringify([checked?.releases, checked?.result.notes, checked?.result.tables]),
  );
}

/**
 * Converts pages, reusing unchanged ones from `.cache/markdown-pages`.
 *
 * @returns a page's Markdown; rejects like {@link writePage}
 */
export function cachedPages(
  reader: SourceReader,
  site: LinkSite,
): (page: TwinPage) => Promise<string> {
  const {siteDir} = reader;
  const cache = new DiskCache<Entry>(cacheFolder(siteDir, 'markdown-pages'));
  const fixed = digest(codeOf(...convertingCode), JSON.stringify(site));

  return async (page) => {
    const {permalinks, ...rest} = page;
    const key = digest(
      fixed,
      await stateOf(page.file, reader),
      JSON.stringify([rest, [...permalinks]]),
    );
    const known = cache.get(key);
    const states = await Promise.all(
      (known?.partials ?? []).map(async ([file, state]) => state === (await stateOf(file, reader))),
    );
    if (known && states.every(Boolean)) return known.text;

    const source = await readSourceFile(page.file, reader);
    const text = writePage(page, source, site);
    const partials = filesOf(source).slice(1);
    cache.set(key, {
      text,
      partials: await Promise.all(
        partials.map(async (file): Promise<[string, string]> => [
          file,
          await stateOf(file, reader),
        ]),
      ),
    });
    return text;
  };
}
