/**
 * A disk cache that is shared between builds. The key of a value covers everything that computes it:
 * its input, and {@link codeOf} the modules that turn the input into the value.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {buildSync, type Metafile} from 'esbuild';

import {packageOf} from './packages';

/** Root of the project that this code belongs to, regardless of the site that it builds. */
const projectDir = path.resolve(__dirname, '../..');

/** First 24 hexadecimal digits of the SHA-256 of the parts. */
export function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** Where a site's caches are; one that deletes what the last build did not use is not shared. */
export const ownCacheFolder = (siteDir: string, name = ''): string =>
  path.join(siteDir, '.cache', name);

/** The directory of a cache that sites share whose packages are the same folder. */
export function cacheFolder(siteDir: string, name: string): string {
  const packages = path.join(siteDir, 'node_modules');
  const owner = fs.existsSync(packages) ? path.dirname(fs.realpathSync(packages)) : siteDir;
  return ownCacheFolder(owner, name);
}

/** What a module depends on: files of this project, and packages with their versions. */
export interface CodeInputs {
  /** Absolute paths, sorted. */
  files: string[];
  /** `name@version`, sorted. */
  packages: string[];
}

function versionOf(name: string, importer: string): string {
  const manifest = (createRequire(importer).resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => fs.existsSync(file));
  if (!manifest) throw new Error(`${importer} imports ${name}, which is not installed.`);
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/**
 * Reads the import graph of modules, as the bundler sees it. Types are not part of it, and a module
 * that is started by its path rather than imported has to be listed as a separate entry.
 *
 * @param entries - absolute paths
 * @throws Error if a module cannot be found
 */
export function inputsOf(entries: readonly string[]): CodeInputs {
  const {metafile} = buildSync({
    entryPoints: [...entries],
    absWorkingDir: projectDir,
    alias: {'@site': projectDir},
    bundle: true,
    packages: 'external',
    platform: 'node',
    loader: {'.css': 'empty', '.mdx': 'empty', '.svg': 'empty'},
    metafile: true,
    write: false,
    outdir: projectDir,
    logLevel: 'silent',
    tsconfigRaw: {},
  }) as {metafile: Metafile};
  const inputs = Object.entries(metafile.inputs).map(([file, {imports}]) => ({
    file: path.resolve(projectDir, file),
    packages: imports
      .filter(({external, path: specifier}) => external && !isBuiltin(specifier))
      .map(({path: specifier}) => packageOf(specifier)),
  }));
  const packages = inputs.flatMap(({file, packages: names}) =>
    names.map((name) => `${name}@${versionOf(name, file)}`),
  );
  return {
    files: inputs.map(({file}) => file).sort(),
    packages: [...new Set(packages)].sort(),
  };
}

/**
 * Hashes modules and everything they import.
 *
 * @param entries - absolute paths
 */
export function codeOf(...entries: string[]): string {
  const {files, packages} = inputsOf(entries);
  return digest(process.version, ...packages, ...files.map((file) => fs.readFileSync(file)));
}

const told = new Set<string>();

/** Says once that the next run has to do the work again. */
function tellUnkept(folder: string, error: unknown): void {
  if (told.has(folder)) return;
  told.add(folder);
  console.warn(`Nothing is kept in ${folder} for the next run: ${String(error)}`);
}

/** Of a value, in front of it in its file: what was cut off or changed is not found. */
const checksum = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
const checksumBytes = 32;

/**
 * Files by key; safe to delete. One that is damaged counts as missing, and a folder that can't be
 * written costs time only.
 */
export class FileCache {
  constructor(
    private readonly folder: string,
    private readonly ending: string,
  ) {}

  get(key: string): Buffer | undefined {
    try {
      const stored = fs.readFileSync(this.fileOf(key));
      const content = stored.subarray(checksumBytes);
      return checksum(content).equals(stored.subarray(0, checksumBytes)) ? content : undefined;
    } catch {
      return undefined;
    }
  }

  set(key: string, content: Buffer): void {
    const draft = `${this.fileOf(key)}.${process.pid}`;
    try {
      fs.mkdirSync(this.folder, {recursive: true});
      fs.writeFileSync(draft, Buffer.concat([checksum(content), content]));
      fs.renameSync(draft, this.fileOf(key));
    } catch (error) {
      tellUnkept(this.folder, error);
      if (fs.existsSync(draft)) fs.rmSync(draft);
    }
  }

  private fileOf(key: string): string {
    return path.join(this.folder, key + this.ending);
  }
}

/** JSON values by key, in such files. */
export class DiskCache<Value> {
  private readonly files: FileCache;

  constructor(folder: string) {
    this.files = new FileCache(folder, '.json');
  }

  get(key: string): Value | undefined {
    const text = this.files.get(key);
    return text && (JSON.parse(text.toString()) as Value);
  }

  set(key: string, value: Value): void {
    this.files.set(key, Buffer.from(JSON.stringify(value)));
  }
}

/** @returns a cache's folder for a program that writes into it, or one for this run alone */
export function writableFolder(folder: string): string {
  const probe = path.join(folder, `probe.${process.pid}`);
  try {
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(probe, checksum(Buffer.from(folder)));
    fs.rmSync(probe);
    return folder;
  } catch (error) {
    tellUnkept(folder, error);
    return fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  }
}
