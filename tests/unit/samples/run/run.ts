import path from 'node:path';
import {type RunEntry, runProject, type RunResult} from '../../../../src/plugins/samples/run';

export const toolkits = path.resolve(__dirname, '../../../../toolkit');

/** Runs files given by path: those below server/ are served, those below client/ run, in order. */
export function run(
  version: 'v9' | 'v10' | 'v11',
  texts: Record<string, string>,
  timeoutMs?: number,
): Promise<RunResult> {
  const inFolder = (folder: string, role: RunEntry['role']) =>
    Object.keys(texts)
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file): RunEntry => ({path: file, role}));
  return runProject({
    toolkit: path.join(toolkits, version),
    name: 'unit-test',
    files: Object.entries(texts).map(([file, text]) => ({path: file, text})),
    entries: [...inFolder('server', 'serve'), ...inFolder('client', 'run')],
    timeoutMs,
  });
}

/** What each entry printed, by path; fails with the runner's own words when the run failed. */
export async function outputs(running: Promise<RunResult>): Promise<Record<string, string>> {
  const {failure, entries} = await running;
  if (failure) throw new Error(failure);
  return Object.fromEntries(entries.map(({path: file, stdout}) => [file, stdout]));
}
