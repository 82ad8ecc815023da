import fs from 'node:fs';
import path from 'node:path';

import {cacheFolder, digest, DiskCache} from '../../../content/cache';
import type {VersionName} from '../../../versions/list';
import {checkingCode, fingerprint} from './fingerprint';
import {parsePage} from './page';
import {projectsOf} from './projects';
import {contentFolders} from './versions';
import {Workers} from './workers';
import type {Page, PageResult} from './model';

export interface CheckedPage {
  page: Page;
  result: PageResult;
}

interface CheckOptions {
  /** Also collects the types that show on hover, which takes longer than checking. Default true. */
  types?: boolean;
}

interface Job {
  page: Page;
  settle: (checked: CheckedPage) => void;
  fail: (error: unknown) => void;
}

/** Checks pages by their files, through a cache on disk and one process a version. */
export class Samples {
  private readonly workers: Workers;
  private readonly cache: DiskCache<CheckedPage>;
  private fingerprint: string | undefined;
  /** Results of this run, by key: a page that changes gets a new one. */
  private readonly memory = new Map<string, {key: string; checked: Promise<CheckedPage>}>();
  /** The last result of each page. */
  private readonly latest = new Map<string, CheckedPage>();

  /**
   * @param siteDir - the site's root
   * @param options.force - checks pages again even if they are known
   */
  constructor(
    private readonly siteDir: string,
    private readonly options: {force?: boolean} = {},
  ) {
    this.workers = new Workers(siteDir);
    this.cache = new DiskCache(cacheFolder(siteDir, 'samples'));
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

  /** Whether a file is a page whose samples are checked. */
  covers(file: string): boolean {
    return contentFolders.some((folder) => file.startsWith(`${folder}/`));
  }

  /** Checks files (relative to the site's root) that are not known yet; results in the order of the files. */
  async check(files: readonly string[], {types = true}: CheckOptions = {}): Promise<CheckedPage[]> {
    const jobs: Job[] = [];
    const results = files.map((file) => this.known(file, types) ?? this.enqueue(file, types, jobs));
    await this.run(jobs, types);
    return Promise.all(results);
  }

  /** Builds the programs that the next check of a page needs, unless a process has them. */
  async warm({page}: CheckedPage) {
    for (const version of versionsOf(page)) {
      if (!this.workers.has(version)) await this.workers.check(version, [page], false);
    }
  }

  close() {
    this.workers.close();
  }

  private keyOf(file: string, types: boolean): string {
    this.fingerprint ??= fingerprint(this.siteDir, checkingCode);
    const source = fs.readFileSync(path.join(this.siteDir, file), 'utf8');
    return digest(this.fingerprint, file, source, types ? 'types' : '');
  }

  /** A result of this run or of the cache; one with types serves those who ask for none. */
  private known(file: string, types: boolean): Promise<CheckedPage> | undefined {
    for (const withTypes of types ? [true] : [true, false]) {
      const key = this.keyOf(file, withTypes);
      const known = this.memory.get(`${file}:${withTypes}`);
      if (known?.key === key) return known.checked;
      const cached = this.options.force ? undefined : this.cache.get(key);
      if (cached) return this.remember(file, withTypes, key, Promise.resolve(cached));
    }
    return undefined;
  }

  private remember(file: string, types: boolean, key: string, checked: Promise<CheckedPage>) {
    const name = `${file}:${types}`;
    this.memory.set(name, {key, checked});
    checked.then(
      (settled) => this.latest.set(name, settled),
      () => undefined,
    );
    return checked;
  }

  private enqueue(file: string, types: boolean, jobs: Job[]): Promise<CheckedPage> {
    const key = this.keyOf(file, types);
    const page = parsePage(fs.readFileSync(path.join(this.siteDir, file), 'utf8'), file);
    // An edit of the text that leaves the samples where they were changes nothing about them.
    const before = this.latest.get(`${file}:${types}`);
    if (before && JSON.stringify(before.page) === JSON.stringify(page)) {
      this.cache.set(key, before);
      return this.remember(file, types, key, Promise.resolve(before));
    }
    const checked = new Promise<CheckedPage>((resolve, reject) => {
      const settle = (value: CheckedPage) => {
        this.cache.set(key, value);
        resolve(value);
      };
      jobs.push({page, settle, fail: reject});
    });
    return this.remember(file, types, key, checked);
  }

  private async run(jobs: Job[], types: boolean) {
    const parts = new Map<Page, PageResult[]>(jobs.map(({page}) => [page, []]));
    const names = new Set(jobs.flatMap(({page}) => versionsOf(page)));
    try {
      await Promise.all(
        [...names].map(async (version) => {
          const pages = jobs
            .map(({page}) => page)
            .filter((page) => versionsOf(page).includes(version));
          const results = await this.workers.check(version, pages, types);
          results.forEach((result, index) => parts.get(pages[index] as Page)?.push(result));
        }),
      );
    } catch (error) {
      for (const {fail} of jobs) fail(error);
      return;
    }
    for (const {page, settle} of jobs) settle({page, result: merge(page, parts.get(page) ?? [])});
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
