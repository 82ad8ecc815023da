/** The files of a finished build. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {build} from '../hosting/shown';

export function readBuilt(file: string): string {
  try {
    return readFileSync(path.join(build, file), 'utf8');
  } catch (error) {
    throw new Error(`${build}/${file} can't be read; run "npm run build" first.`, {cause: error});
  }
}

/** Files of the build below its folder, such as `docs/quickstart.html`, sorted. */
export function builtFiles(extension: `.${string}`): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
