import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {versions, type VersionName} from '../../../versions/list';
import {versionNamed} from './versions';

/** First 24 hexadecimal digits of the SHA-256 of the parts. */
export function digest(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** What, besides a page's text, decides its result: this plugin, TypeScript, and the installed packages. */
export function fingerprint(siteDir: string): string {
  const sources = fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));
  return digest(ts.version, ...sources, ...versions.flatMap(({name}) => installed(siteDir, name)));
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

/** JSON values on disk by key. Losing it costs time only. */
export class DiskCache<Value> {
  constructor(private readonly folder: string) {}

  get(key: string): Value | undefined {
    try {
      return JSON.parse(fs.readFileSync(path.join(this.folder, `${key}.json`), 'utf8')) as Value;
    } catch {
      return undefined;
    }
  }

  set(key: string, value: Value) {
    fs.mkdirSync(this.folder, {recursive: true});
    const file = path.join(this.folder, `${key}.json`);
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, JSON.stringify(value));
    fs.renameSync(temporary, file);
  }
}
