import path from 'node:path';
import {runProject, type RunResult} from '../../../../src/plugins/samples/run';

export const toolkits = path.resolve(__dirname, '../../../../toolkit');

/** Runs files given by path: those below server/ are served, those below client/ run, in order. */
export function run(texts: Record<string, string>, timeoutMs?: number): Promise<RunResult> {
  const roleOf = (file: string) =>
    file.startsWith('server/') ? 'serve' : file.startsWith('client/') ? 'run' : undefined;
  return runProject({
    toolkit: path.join(toolkits, 'v11'),
    name: 'unit-test',
    files: Object.entries(texts).map(([file, text]) => ({path: file, text, role: roleOf(file)})),
    timeoutMs,
  });
}

/** What each entry printed, by path; fails with the runner's own words when the run failed. */
export async function outputs(running: Promise<RunResult>): Promise<Record<string, string>> {
  const {failure, entries} = await running;
  if (failure) throw new Error(failure);
  return Object.fromEntries(entries.map(({path: file, stdout}) => [file, stdout]));
}
