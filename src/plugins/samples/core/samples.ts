import fs from 'node:fs';
import path from 'node:path';

import {digest, DiskCache, fingerprint} from './cache';
import {parsePage} from './page';
import {projectsOf} from './projects';
import {contentFolders} from './versions';
import {Workers} from './workers';
import type {Page, PageResult, VersionName} from './model';

export interface CheckedPage {
  page: Page;
  result: PageResult;
}

/** Checks pages by their files, through a cache on disk and one process a version. */
export class Samples {
  private readonly workers: Workers;
  private readonly cache: DiskCache<CheckedPage>;
  private readonly fingerprint: string;
  /** Results of this run, by file; a page that changes gets a new key and so a new entry. */
  private readonly memory = new Map<string, {key: string; checked: Promise<CheckedPage>}>();

  /**
   * @param siteDir - the site's root
   * @param options.force - checks pages again even if they are known
   */
  constructor(
    private readonly siteDir: string,
    private readonly options: {force?: boolean} = {},
  ) {
    this.workers = new Workers(siteDir);
    this.cache = new DiskCache(path.join(siteDir, 'node_modules', '.cache', 'samples'));
    this.fingerprint = fingerprint(siteDir);
  }

  /** All pages of the site that may hold samples, relative to its root, sorted. */
  allFiles(): string[] {
    return contentFolders.flatMap((folder) => {
      const root = path.join(this.siteDir, folder);
      if (!fs.existsSync(root)) return [];
      return (fs.readdirSync(root, {recursive: true}) as string[])
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .sort();
    });
  }

  /** Checks files (relative to the site's root) that are not known yet; results in the order of the files. */
  async check(files: readonly string[]): Promise<CheckedPage[]> {
    const fresh: {page: Page; settle: (checked: CheckedPage) => void; fail: (error: unknown) => void}[] = [];
    const results = files.map((file) => {
      const source = fs.readFileSync(path.join(this.siteDir, file), 'utf8');
      const key = digest(this.fingerprint, file, source);
      const known = this.memory.get(file);
      if (known?.key === key) return known.checked;
      const cached = this.options.force ? undefined : this.cache.get(key);
      const checked = cached
        ? Promise.resolve(cached)
        : new Promise<CheckedPage>((resolve, reject) => {
            const settle = (value: CheckedPage) => {
              this.cache.set(key, value);
              resolve(value);
            };
            fresh.push({page: parsePage(source, file), settle, fail: reject});
          });
      this.memory.set(file, {key, checked});
      return checked;
    });
    await this.checkFresh(fresh);
    return Promise.all(results);
  }

  close() {
    this.workers.close();
  }

  private async checkFresh(
    fresh: {page: Page; settle: (checked: CheckedPage) => void; fail: (error: unknown) => void}[],
  ) {
    const parts = new Map<Page, PageResult[]>(fresh.map(({page}) => [page, []]));
    const names = new Set(fresh.flatMap(({page}) => versionsOf(page)));
    try {
      await Promise.all(
        [...names].map(async (version) => {
          const pages = fresh.map(({page}) => page).filter((page) => versionsOf(page).includes(version));
          const results = await this.workers.check(version, pages);
          results.forEach((result, index) => parts.get(pages[index] as Page)?.push(result));
        }),
      );
    } catch (error) {
      for (const {fail} of fresh) fail(error);
      return;
    }
    for (const {page, settle} of fresh) settle({page, result: merge(page, parts.get(page) ?? [])});
  }
}

/** The versions that a page's fences and tables are written for. */
function versionsOf(page: Page): VersionName[] {
  const compiled = projectsOf(page).projects.map((project) => project.version);
  return [...new Set([...compiled, ...page.tables.map((table) => table.version)])].sort();
}

function merge(page: Page, parts: PageResult[]): PageResult {
  const merged: PageResult = {
    problems: [...page.problems, ...projectsOf(page).problems],
    notes: {},
    tables: {},
    types: {texts: [], blocks: {}},
  };
  for (const part of parts) {
    const offset = merged.types.texts.length;
    merged.problems.push(...part.problems);
    Object.assign(merged.notes, part.notes);
    Object.assign(merged.tables, part.tables);
    merged.types.texts.push(...part.types.texts);
    for (const [block, {spans}] of Object.entries(part.types.blocks)) {
      merged.types.blocks[block] = {
        spans: spans.map(([line, column, length, text]) => [line, column, length, text + offset]),
      };
    }
  }
  merged.problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return merged;
}
