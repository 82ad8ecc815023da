/** A site of fixture files, whose samples count as checked with the results given here. */
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {onTestFinished} from 'vitest';

import type {PageResult} from '../../../src/plugins/samples/core/model';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {writePage} from '../../../src/plugins/markdown-pages/page';
import type {TwinPage} from '../../../src/plugins/markdown-pages/site';
import {readSourceFile, type SourceReader} from '../../../src/plugins/markdown-pages/source';

export const fixtures = path.join(import.meta.dirname, 'fixtures');

const empty: PageResult = {
  problems: [],
  notes: {},
  tables: {},
  types: {texts: [], blocks: {}},
};

/** Reads pages below `siteDir`, each with the result of its path, and as checked with these releases. */
export function readerOf(
  siteDir: string,
  results: Readonly<Record<string, Partial<PageResult>>> = {},
  releases: string[] = [],
): SourceReader {
  return {
    siteDir,
    pageOf: async (file) => ({
      page: parsePage(readFileSync(path.join(siteDir, file), 'utf8'), file),
      releases,
      result: {...empty, ...results[file]},
    }),
  };
}

export function pageOf(siteDir: string, file: string, about: Partial<TwinPage> = {}): TwinPage {
  const contentPath = path.join(siteDir, 'docs');
  return {
    file,
    permalink: '/base/docs/guide/input',
    title: 'Everything',
    description: 'Every construct that a page can hold.',
    questions: [],
    about: 'Documentation of tRPC 11.x.',
    unlisted: false,
    contentPaths: {contentPath, contentPathLocalized: contentPath},
    permalinks: new Map([['@site/docs/guide/other.mdx', '/base/docs/guide/other']]),
    ...about,
  };
}

export async function convert(page: TwinPage, reader: SourceReader): Promise<string> {
  return writePage(page, await readSourceFile(page.file, reader), {
    siteDir: reader.siteDir,
    siteUrl: 'https://example.com',
    baseUrl: '/base/',
  });
}

/** A new folder with the given files below `docs/`, which is removed when the test ends. */
export async function siteWith(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'markdown-pages-'));
  onTestFinished(() => rm(siteDir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, 'docs', name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  return siteDir;
}
