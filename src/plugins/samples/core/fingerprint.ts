import fs from 'node:fs';
import path from 'node:path';

import {codeOf, digest} from '../../../content/cache';
import {versions, type VersionName} from '../../../versions/list';
import {versionNamed} from './versions';

/** What the result of a check follows from, besides the page's text. */
export const checkingCode = [path.join(__dirname, 'worker.ts'), path.join(__dirname, 'samples.ts')];

/** What the result of a run follows from, besides the project's files. */
export const runningCode = [
  path.join(__dirname, 'runs.ts'),
  path.join(__dirname, '../run/preload/index.ts'),
];

/** What, besides its text, decides the result of a page: code, and the packages of every toolkit. */
export function fingerprint(siteDir: string, code: readonly string[]): string {
  return digest(codeOf(...code), ...versions.flatMap(({name}) => installed(siteDir, name)));
}

/** The packages of a version's toolkit with the versions that are really installed. */
function installed(siteDir: string, version: VersionName): string[] {
  const toolkit = path.join(siteDir, versionNamed(version).toolkit);
  const manifest = JSON.parse(fs.readFileSync(path.join(toolkit, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {}).map((name) => {
    const found = [toolkit, siteDir]
      .map((folder) => path.join(folder, 'node_modules', name, 'package.json'))
      .find((file) => fs.existsSync(file));
    if (!found)
      throw new Error(`${name} of ${versionNamed(version).toolkit} is not installed; run npm ci.`);
    return `${name}@${(JSON.parse(fs.readFileSync(found, 'utf8')) as {version: string}).version}`;
  });
}
