import fs from 'node:fs';
import path from 'node:path';

import {codeOf, digest} from '../../../content/cache';
import {versions} from '../../../versions/list';
import {packageFolder} from '../../../content/packages';
import {toolkitsOf, type Toolkit} from '../../../versions/toolkits';

/** What the result of a check depends on, besides the page's text. */
export const checkingCode = [path.join(__dirname, 'worker.ts'), path.join(__dirname, 'samples.ts')];

/** What the result of a run depends on, besides the project's files. */
export const runningCode = [
  path.join(__dirname, 'runs.ts'),
  path.join(__dirname, '../run/preload/index.ts'),
];

/**
 * What the result of a page depends on, besides its text: code, and the packages of every toolkit.
 */
export function fingerprint(siteDir: string, code: readonly string[]): string {
  const toolkits = versions.flatMap(({name}) => toolkitsOf(siteDir, name));
  return digest(codeOf(...code), ...toolkits.flatMap((toolkit) => installed(siteDir, toolkit)));
}

/** The packages of a workspace with the versions that are actually installed. */
function installed(siteDir: string, {folder, packages}: Toolkit): string[] {
  return [...packages.keys()].map((name) => {
    const manifest = path.join(packageFolder(siteDir, folder, name), 'package.json');
    const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
    return `${name}@${version}`;
  });
}
