import {pathToFileURL} from 'node:url';
import {RUNNER_FOLDER} from './project-folder';
import type {EntryResult} from './types';

/** Takes this machine and the runner out of a log: paths relative to the project, no frames of the preload. */
export function cleanLog(log: string, root: string): string {
  return log
    .split('\n')
    .filter((line) => !(line.trimStart().startsWith('at ') && line.includes(RUNNER_FOLDER)))
    .join('\n')
    .replaceAll(`${pathToFileURL(root).href}/`, '')
    .replaceAll(`${root}/`, '')
    .replaceAll(root, '.');
}

function section(title: string, text: string): string[] {
  const trimmed = text.trimEnd();
  if (trimmed === '') return [];
  return [`${title}:`, ...trimmed.split('\n').map((line) => `  ${line}`)];
}

/** The reason first, then what each process printed. */
export function describeFailure(reason: string, entries: EntryResult[]): string {
  return [
    reason,
    ...entries.flatMap(({path, stdout, stderr}) => [
      ...section(`stderr of ${path}`, stderr),
      ...section(`stdout of ${path}`, stdout),
    ]),
  ].join('\n');
}
