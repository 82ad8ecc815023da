import {bundleEntries} from './bundle';
import {describeFailure, judge} from './judge';
import {cleanLog} from './logs';
import {createProjectFolder, type ProjectFolder, removeProjectFolder} from './project-folder';
import {SampleProcess} from './sample-process';
import type {RunRole} from '../core/model';

export {type MatchResult, matchOutput} from './match-output';

/**
 * For entries that never end or never listen; starting a database takes 8 s, and longer next to other
 * samples.
 */
const DEFAULT_TIMEOUT_MS = 60_000;

/** A file of a page's project; `path` is relative to the project, e.g. `server/index.ts`. */
export interface RunFile {
  path: string;
  text: string;
  /** `serve`: keeps running until the project's runs have finished. `run`: runs to its end. */
  role?: RunRole;
}

interface RunRequest {
  /** Absolute path of the toolkit whose packages the project imports, e.g. `…/toolkit/v11`. */
  toolkit: string;
  /** Slug of page and project, which names the temporary directory. */
  name: string;
  /** Those with a role start in this order, servers first. */
  files: readonly RunFile[];
  /** For each entry to listen or to end. */
  timeoutMs?: number;
}

export interface RunResult {
  /** The entries that were started, in start order; ends with the one that failed. */
  entries: SampleProcess[];
  /** What went wrong, in words and with the logs of every started entry. */
  failure?: string;
}

/** Starts the entries in order, stops at the first failure and leaves no process behind. */
async function runEntries(
  programs: readonly Required<RunFile>[],
  folder: ProjectFolder,
  timeoutMs: number,
): Promise<RunResult> {
  const entries: SampleProcess[] = [];
  const findFailure = () => {
    for (const entry of entries) {
      const failure = judge(entry, entries, timeoutMs);
      if (failure) return failure;
    }
    return undefined;
  };

  let reason: string | undefined;
  for (const program of programs) {
    const entry = new SampleProcess(program, folder);
    entries.push(entry);
    await entry.wait(timeoutMs);
    reason = findFailure();
    if (reason) break;
  }
  await Promise.all(entries.map((entry) => entry.stop()));
  reason ??= findFailure();
  return {entries, failure: reason && describeFailure(reason, entries)};
}

/**
 * Actually runs a page's project: servers first, until they listen, then each run to its end. Ports
 * in the files are mapped to free ones, so any number of projects may run at the same time. The
 * project's directory and processes are gone when the promise settles.
 *
 * @returns never rejects because of a sample; `failure` describes what went wrong
 * @throws if a file's path leads out of the project
 */
export async function runProject(request: RunRequest): Promise<RunResult> {
  const {toolkit, name, files, timeoutMs = DEFAULT_TIMEOUT_MS} = request;
  const programs = (['serve', 'run'] as const).flatMap((role) =>
    files.filter((file) => file.role === role).map((file) => ({...file, role})),
  );
  const folder = await createProjectFolder(toolkit, name, files);
  try {
    const paths = programs.map(({path}) => path);
    const broken = await bundleEntries(folder.root, paths).catch(({message}: Error) => message);
    if (broken) return {entries: [], failure: cleanLog(broken, folder.root)};
    return await runEntries(programs, folder, timeoutMs);
  } finally {
    await removeProjectFolder(folder.root);
  }
}
