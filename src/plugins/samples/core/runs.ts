import path from 'node:path';

import {cacheFolder, digest, DiskCache} from '../../../content/cache';
import {matchOutput, runProject} from '../run';
import {expectationsOf, type Expectation} from './expectations';
import {fingerprint, runningCode} from './fingerprint';
import {projectsOf, type Project} from './projects';
import {newestOf, toolkitsFor} from './toolkits';
import type {Toolkit} from '../../../versions/toolkits';
import type {CheckedPage} from './samples';
import type {Page, Problem} from './model';

export interface Runs {
  problems: Problem[];
  /**
   * The number of projects that ran now, of projects known to pass because they are unchanged, and of
   * pages that have any.
   */
  ran: number;
  cached: number;
  pages: number;
}

/** The number of projects that run concurrently: each mostly waits for its own processes. */
const atOnce = 3;

export interface RunOptions {
  /** Also runs projects that are known to pass. */
  force?: boolean;
  /**
   * Only runs with the newest release that a page is checked with, unless the page describes
   * differences.
   */
  newest?: boolean;
}

/** Runs every project that has an entry to run and compares what it prints with what the page shows. */
export async function runPages(
  siteDir: string,
  checked: readonly CheckedPage[],
  {force = false, newest = false}: RunOptions = {},
): Promise<Runs> {
  const cache = new DiskCache<true>(cacheFolder(siteDir, 'samples-run'));
  const base = fingerprint(siteDir, runningCode);
  const runs: Runs = {problems: [], ran: 0, cached: 0, pages: 0};
  const jobs: (() => Promise<void>)[] = [];
  const pages = new Set<Page>();
  const jobsOf = (page: Page, toolkit: Toolkit) => {
    const {projects} = projectsOf(page, toolkit);
    const {byProject, problems} = expectationsOf(page, projects, toolkit);
    runs.problems.push(...problems);
    const toRun = projects.filter(
      (project) =>
        [...project.files.values()].some((file) => file.role === 'run') || byProject.has(project),
    );
    if (toRun.length > 0) pages.add(page);
    for (const project of toRun) {
      const expected = byProject.get(project) ?? [];
      const texts = [...project.files.values()].flatMap(({path: file, text, role}) => [
        file,
        text,
        role ?? '',
      ]);
      const key = digest(
        base,
        toolkit.folder,
        page.file,
        project.name,
        ...texts,
        ...expected.flatMap(({fence, path: file}) => [fence.value, file]),
      );
      if (!force && cache.get(key)) {
        runs.cached += 1;
        continue;
      }
      jobs.push(async () => {
        const found = await runOne(siteDir, {page, project, toolkit, expected});
        runs.ran += 1;
        runs.problems.push(...found);
        if (found.length === 0) cache.set(key, true);
      });
    }
  };
  for (const {page} of checked) {
    const toolkits = toolkitsFor(siteDir, page);
    for (const toolkit of newest && page.bounds.length === 0 ? newestOf(toolkits) : toolkits)
      jobsOf(page, toolkit);
  }
  runs.pages = pages.size;
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job();
    }),
  );
  runs.problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return runs;
}

/** A project of a page with the packages to run it with. */
interface Job {
  page: Page;
  project: Project;
  toolkit: Toolkit;
  expected: Expectation[];
}

async function runOne(
  siteDir: string,
  {page, project, toolkit, expected}: Job,
): Promise<Problem[]> {
  const files = [...project.files.values()].sort((a, b) => a.fence - b.fence);
  const {entries, failure} = await runProject({
    toolkit: path.join(siteDir, toolkit.folder),
    name: `${page.file}-${project.name}`.replace(/[^\w-]+/g, '_'),
    files,
  });
  if (failure !== undefined) {
    const failed = entries.at(-1)?.path;
    const file = files.find(({path: name, role}) => (failed ? name === failed : role));
    return [
      {
        file: page.file,
        line: page.fences[file?.fence ?? 0]?.line ?? 1,
        column: 1,
        message: `running this page's samples with ${toolkit.release} failed. ${failure}`,
      },
    ];
  }
  return expected.flatMap(({fence, path: file}): Problem[] => {
    const entry = entries.find((candidate) => candidate.path === file);
    const match = matchOutput(fence.value, entry?.stdout ?? '');
    if (match.ok) return [];
    const message = `the output of ${file} with ${toolkit.release} differs from what this fence shows:\n${match.diff}`;
    return [{file: page.file, line: fence.line + match.line, column: 1, message}];
  });
}
