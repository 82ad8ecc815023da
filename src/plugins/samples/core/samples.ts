import fs from 'node:fs';
import path from 'node:path';

import {cacheFolder, digest, DiskCache} from '../../../content/cache';
import {contentFolders, filesIn} from '../../../versions/places';
import {checkingCode, fingerprint} from './fingerprint';
import {parsePage} from './page';
import {isAbout} from './releases';
import {toolkitsFor} from './toolkits';
import type {Toolkit} from '../../../versions/toolkits';
import {Workers} from './workers';
import type {Page, PageResult, Problem, TableRequest, TableRow} from './model';

/** Samples in components count as pages. */
const checkedFolders = [...contentFolders, 'src/components'];

export interface CheckedPage {
  page: Page;
  /** The tRPC releases that the page was checked with, newest first. */
  releases: string[];
  result: PageResult;
}

interface Job {
  page: Page;
  settle: (checked: CheckedPage) => void;
  fail: (error: unknown) => void;
}

/** Checks pages by file, with a cache on disk and one process per core. */
export class Samples {
  private readonly workers: Workers;
  private readonly cache: DiskCache<CheckedPage>;
  private fingerprint: string | undefined;
  /** The results of this run, by file; a page that changes gets a new key. */
  private readonly memory = new Map<string, {key: string; checked: Promise<CheckedPage>}>();

  /**
   * @param siteDir - the site's root
   * @param options.force - checks pages again even if their result is cached
   * @param options.read - which part of a page is checked; the whole file by default
   */
  constructor(
    private readonly siteDir: string,
    private readonly options: {force?: boolean; read?: (file: string) => Page} = {},
  ) {
    this.workers = new Workers(siteDir);
    this.cache = new DiskCache(cacheFolder(siteDir, 'samples'));
  }

  /** All pages of the site that may contain samples, relative to its root, sorted. */
  allFiles(): string[] {
    return checkedFolders.flatMap((folder) => filesIn(this.siteDir, folder));
  }

  /** Whether a file is a page whose samples are checked. */
  covers(file: string): boolean {
    return checkedFolders.some((folder) => file.startsWith(`${folder}/`));
  }

  /**
   * Checks files (relative to the site's root) that have no cached result; results are in the order
   * of the files.
   */
  async check(files: readonly string[]): Promise<CheckedPage[]> {
    const jobs: Job[] = [];
    const results = files.map((file) => this.resultOf(file, jobs));
    await this.run(jobs);
    return Promise.all(results);
  }

  /** Builds the programs that the next check of a page needs, unless a process already has them. */
  async buildPrograms({page}: CheckedPage) {
    for (const toolkit of toolkitsFor(this.siteDir, page)) {
      if (!this.workers.has(toolkit)) await this.workers.check(toolkit, [page]);
    }
  }

  close() {
    this.workers.close();
  }

  /** The result of this run or of the cache, or of a job that is added to the others. */
  private resultOf(file: string, jobs: Job[]): Promise<CheckedPage> {
    const {force, read} = this.options;
    this.fingerprint ??= fingerprint(this.siteDir, checkingCode);
    const given = read?.(file);
    const source = given
      ? JSON.stringify(given)
      : fs.readFileSync(path.join(this.siteDir, file), 'utf8');
    const key = digest(this.fingerprint, file, source);
    const known = this.memory.get(file);
    if (known?.key === key) return known.checked;
    const cached = force ? undefined : this.cache.get(key);
    const checked = cached
      ? Promise.resolve(cached)
      : new Promise<CheckedPage>((resolve, fail) => {
          const settle = (value: CheckedPage) => {
            this.cache.set(key, value);
            resolve(value);
          };
          jobs.push({page: given ?? parsePage(source, file), settle, fail});
        });
    this.memory.set(file, {key, checked});
    return checked;
  }

  private async run(jobs: readonly Job[]) {
    const toolkits = new Map(jobs.map(({page}) => [page, toolkitsFor(this.siteDir, page)]));
    const all = new Set([...toolkits.values()].flat());
    const results = new Map<Toolkit, Map<Page, PageResult>>();
    try {
      await Promise.all(
        [...all].map(async (toolkit) => {
          const pages = [...toolkits.keys()].filter((page) =>
            toolkits.get(page)?.includes(toolkit),
          );
          results.set(toolkit, await this.workers.check(toolkit, pages));
        }),
      );
    } catch (error) {
      for (const {fail} of jobs) fail(error);
      return;
    }
    for (const {page, settle} of jobs) {
      const own = toolkits.get(page) ?? [];
      // In this order, whichever answered first, so that builds are reproducible.
      const parts = own.map((toolkit): Part => ({
        toolkit,
        result: results.get(toolkit)?.get(page) as PageResult,
      }));
      const result = merge(page, parts, boundProblems(page, own));
      settle({page, releases: own.map(({release}) => release), result});
    }
  }
}

/** Reports version bounds that do not separate any two of the page's workspaces. */
function boundProblems({file, bounds, version}: Page, toolkits: readonly Toolkit[]): Problem[] {
  const releases = toolkits.filter((toolkit) => toolkit.version === version);
  return bounds.flatMap(({line, name, version: bound}) => {
    const sides = new Set(
      releases.map(({release}) => bound !== undefined && isAbout({since: bound}, release)),
    );
    if (sides.size === 2) return [];
    const checked = releases.map(({release}) => release).join(' and ') || 'no release';
    const message = bound
      ? `<${name} version="${bound}">: this page is checked with ${checked}, which are all on one side of that.`
      : `<${name}> needs the release as a plain string, such as version="11.22".`;
    return [{file, line, column: 1, message}];
  });
}

/** One workspace's result for a page. */
interface Part {
  toolkit: Toolkit;
  result: PageResult;
}

/** Deduplicates problems; one that only some of a page's workspaces have names the release. */
function problemsOf(page: Page, parts: readonly Part[]): Problem[] {
  const found = new Map<string, {problem: Problem; releases: string[]}>();
  for (const {toolkit, result} of parts) {
    for (const problem of result.problems) {
      const key = `${problem.line}:${problem.column}:${problem.message}`;
      const known = found.get(key) ?? {problem, releases: []};
      found.set(key, {problem, releases: [...known.releases, toolkit.release]});
    }
  }
  const several = parts.length > 1;
  const checked = [...found.values()].map(({problem, releases}) =>
    several && releases.length < parts.length
      ? {...problem, message: `${problem.message} (with ${releases.join(' and ')})`}
      : problem,
  );
  return [...page.problems, ...checked];
}

/**
 * The members of a type in the newest release, with the release that brought one.
 *
 * @param complain - told of a member that some release lacks, and of a wrong release
 */
function rowsOf(
  {index, late}: TableRequest,
  parts: readonly Part[],
  complain: (message: string) => void,
): TableRow[] | undefined {
  const lists = parts.flatMap(({toolkit, result}) => {
    const rows = result.tables[index];
    return rows ? [{release: toolkit.release, names: rows.map(({name}) => name), rows}] : [];
  });
  return lists[0]?.rows.map((row) => {
    const since = late?.names.includes(row.name) ? late.bound : undefined;
    const wrong = lists.find(
      ({release, names}) => names.includes(row.name) !== isAbout({since}, release),
    );
    if (wrong) {
      const has = wrong.names.includes(row.name) ? 'has' : 'lacks';
      complain(
        `${wrong.release} ${has} '${row.name}'; say which release brought it, as in since="11.25 ${row.name}".`,
      );
    }
    return since === undefined ? row : {...row, since};
  });
}

function merge(page: Page, parts: readonly Part[], bounds: readonly Problem[]): PageResult {
  const merged: PageResult = {
    problems: [...problemsOf(page, parts), ...bounds],
    notes: {},
    tables: {},
    types: {texts: [], blocks: {}},
  };
  for (const {result: part} of parts) {
    const offset = merged.types.texts.length;
    Object.assign(merged.notes, part.notes);
    merged.types.texts.push(...part.types.texts);
    for (const [block, {spans}] of Object.entries(part.types.blocks)) {
      merged.types.blocks[block] = {
        spans: spans.map(([line, column, length, text]) => [line, column, length, text + offset]),
      };
    }
  }
  for (const table of page.tables) {
    const {line} = table;
    const rows = rowsOf(table, parts, (message) => {
      merged.problems.push({file: page.file, line, column: 1, message});
    });
    if (rows) merged.tables[table.index] = rows;
  }
  merged.problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return merged;
}
