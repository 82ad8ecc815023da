import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {RUNNER_FOLDER} from './project-folder';

/** The prefix of a package's location in a stack frame, as a path or a file: URL. */
const WAY_TO_PACKAGES = /(?:file:\/\/)?\/[^\s'"()]{0,300}?\/(?=node_modules\/)/g;

/**
 * Removes traces of this machine and of the runner from a log: paths become relative to the project
 * or start at node_modules, and preload frames and color codes disappear (tRPC's loggerLink prints
 * colors regardless of NO_COLOR).
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
