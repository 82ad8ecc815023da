/** Keeps what was converted between builds: parsing all pages takes most of this plugin's time. */
import fs from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {digest, DiskCache} from '../samples/core/cache';
import type {LinkSite} from './links';
import {writePage} from './page';
import type {TwinPage} from './site';
import {filesOf, readSourceFile, type SourceReader} from './source';

interface Entry {
  text: string;
  /** The partials that the page is made of, with their states. */
  partials: [file: string, state: string][];
}

/** Folders and files, from the site's root, whose code decides how a page is written. */
const code = [
  'src/plugins/markdown-pages',
  'src/components/Diagram',
  'src/plugins/samples/core/source.ts',
  'src/plugins/samples/npm-tabs',
  'src/plugins/samples/optionList.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const files = code.flatMap((name) => {
    const full = path.resolve(__dirname, '../../..', name);
    if (!fs.statSync(full).isDirectory()) return [full];
    return (fs.readdirSync(full, {recursive: true}) as string[])
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => path.join(full, file));
  });
  return digest(...files.map((file) => fs.readFileSync(file, 'utf8')));
}

/** What of a file the result follows from: its text, and what checking its samples yielded. */
async function stateOf(file: string, {siteDir, pageOf}: SourceReader): Promise<string> {
  const checked = await pageOf(file);
  return digest(
    await readFile(path.join(siteDir, file), 'utf8'),
    JSON.stringify([checked?.result.notes, checked?.result.tables]),
  );
}

/**
 * Converts pages, those that are unchanged from `node_modules/.cache/markdown-pages`.
 *
 * @returns a page's Markdown; the promise fails as {@link writePage} does
 */
export function cachedPages(
  reader: SourceReader,
  site: LinkSite,
): (page: TwinPage) => Promise<string> {
  const {siteDir} = reader;
  const cache = new DiskCache<Entry>(path.join(siteDir, 'node_modules/.cache/markdown-pages'));
  const fixed = digest(fingerprint(), JSON.stringify(site));

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
