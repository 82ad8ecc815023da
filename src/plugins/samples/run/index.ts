import {bundleEntries, bundlePreload} from './bundle';
import {judge, type StartedEntry} from './judge';
import {cleanLog, describeFailure} from './logs';
import {createProjectFolder, type ProjectFolder, removeProjectFolder} from './project-folder';
import {SampleProcess} from './sample-process';
import type {EntryResult, RunEntry, RunRequest, RunResult} from './types';

export {type MatchResult, matchOutput} from './match-output';
export type {EntryResult, RunEntry, RunFile, RunRequest, RunResult} from './types';

/**
 * For entries that never end or never listen; starting a database takes 8 s, and longer next to other
 * samples.
 */
const DEFAULT_TIMEOUT_MS = 60_000;

function snapshot({path, role}: RunEntry, process: SampleProcess, root: string): EntryResult {
  return {
    path,
    role,
    stdout: cleanLog(process.stdout, root),
    stderr: cleanLog(process.stderr, root),
    exitCode: process.exitCode,
    timedOut: process.timedOut,
  };
}

/** Starts the entries in order, stops at the first failure and leaves no process behind. */
async function runEntries(
  entries: RunEntry[],
  modules: Map<string, string>,
  folder: ProjectFolder,
  timeoutMs: number,
): Promise<RunResult> {
  const running: {entry: RunEntry; process: SampleProcess}[] = [];
  const started = (): StartedEntry[] =>
    running.map(({entry, process}) => ({process, result: snapshot(entry, process, folder.root)}));
  const findFailure = () => {
    const all = started();
    for (const entry of all) {
      const failure = judge(entry, all, timeoutMs);
      if (failure) return failure;
    }
    return undefined;
  };

  let reason: string | undefined;
  for (const entry of entries) {
    const process = new SampleProcess(modules.get(entry.path) ?? entry.path, folder);
    running.push({entry, process});
    await process.wait(entry.role === 'serve' ? 'listening' : 'ended', timeoutMs);
    reason = findFailure();
    if (reason) break;
  }
  await Promise.all(running.map(({process}) => process.stop()));
  reason ??= findFailure();

  const results = started().map(({result}) => result);
  if (!reason) return {ok: true, entries: results};
  return {ok: false, entries: results, failure: describeFailure(reason, results)};
}

function buildFailure(error: unknown, root: string): RunResult {
  const message = error instanceof Error ? error.message : String(error);
  return {ok: false, entries: [], failure: cleanLog(message, root)};
}

/**
 * Actually runs a page's project: servers first, until they listen, then each run to its end. Ports
 * in the files are mapped to free ones, so any number of projects may run at the same time. The
 * project's directory and processes are gone when the promise settles.
 * @returns never rejects because of a sample; `failure` describes what went wrong
 * @throws if a file's path leads out of the project, or an entry is none of the files
 */
export async function runProject(request: RunRequest): Promise<RunResult> {
  const {toolkit, name, files, entries, timeoutMs = DEFAULT_TIMEOUT_MS} = request;
  const missing = entries.find((entry) => !files.some(({path}) => path === entry.path));
  if (missing) throw new Error(`The entry "${missing.path}" is none of the files of "${name}"`);

  const folder = await createProjectFolder(toolkit, name, files, await bundlePreload());
  try {
    const paths = [...new Set(entries.map(({path}) => path))];
    const built = await bundleEntries(folder.root, paths).catch((error: unknown) =>
      buildFailure(error, folder.root),
    );
    return built instanceof Map ? await runEntries(entries, built, folder, timeoutMs) : built;
  } finally {
    await removeProjectFolder(folder.root);
  }
}
