import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {RUNNER_FOLDER} from './project-folder';
import type {EntryResult} from './types';

/** The way from the file system's root to a package, as a path or a file: URL, in a stack frame. */
const WAY_TO_PACKAGES = /(?:file:\/\/)?\/[^\s'"()]{0,300}?\/(?=node_modules\/)/g;

/**
 * Takes this machine and the runner out of a log: paths relative to the project or starting at
 * node_modules, no frames of the preload, no color codes (tRPC's loggerLink writes them regardless
 * of NO_COLOR).
 */
export function cleanLog(log: string, root: string): string {
  return stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => !(line.trimStart().startsWith('at ') && line.includes(RUNNER_FOLDER)))
    .join('\n')
    .replaceAll(`${pathToFileURL(root).href}/`, '')
    .replaceAll(`${root}/`, '')
    .replaceAll(root, '.')
    .replaceAll(WAY_TO_PACKAGES, '');
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
