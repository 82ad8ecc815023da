/** Writes compressed copies next to the files, so that no server compresses them on each request. */
import {copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {codeOf, digest} from '../../content/cache';
import {isForHosts, listFiles} from './files';

const compressible = new Set(
  ['css', 'html', 'js', 'json', 'md', 'svg', 'txt', 'wasm', 'webmanifest', 'xhtml', 'xml'].map(
    (extension) => `.${extension}`,
  ),
);

/** A file with fewer bytes fits into one network packet uncompressed. */
const smallest = 1024;

/** The number of concurrent files: the size of Node's thread pool, which does the compressing. */
const lanes = 4;

export type Compressed = {
  /** The number of files that got compressed copies. */
  files: number;
  /** The total bytes of these files: uncompressed, with gzip level 9, with brotli level 11. */
  plain: number;
  gzip: number;
  brotli: number;
};

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Both outputs are deterministic, because zlib writes neither time nor name into them. */
const compressors: Record<'.gz' | '.br', (content: Buffer) => Promise<Buffer>> = {
  '.gz': (content) => toGzip(content, {level: constants.Z_BEST_COMPRESSION}),
  '.br': (content) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({size}) => size,
    () => undefined,
  );
}

/** What a compressed copy depends on, besides the file. */
export const compressingCode = [__filename];

/** Compressed copies by content hash, so that the next build can reuse them. */
class Known {
  private readonly used = new Set<string>();
  private drafts = 0;

  private readonly code = codeOf(...compressingCode);

  constructor(private readonly folder: string) {}

  /**
   * Writes a compressed copy beside a file.
   *
   * @returns the copy's size in bytes
   */
  async compress(file: string, content: Buffer, ending: '.gz' | '.br'): Promise<number> {
    const name = `${digest(this.code, content)}${ending}`;
    this.used.add(name);
    const known = path.join(this.folder, name);
    const size = await sizeOf(known);
    if (size !== undefined) {
      await copyFile(known, `${file}${ending}`);
      return size;
    }
    const compressed = await compressors[ending](content);
    await writeFile(`${file}${ending}`, compressed);
    // Written atomically, in case the build is killed now.
    this.drafts += 1;
    const draft = `${known}.${this.drafts}`;
    await copyFile(`${file}${ending}`, draft);
    await rename(draft, known);
    return compressed.length;
  }

  /** Deletes entries that this build has not used. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!this.used.has(name)) await rm(path.join(this.folder, name));
    }
  }
}

async function compressFile(file: string, known: Known): Promise<Compressed | undefined> {
  const content = await readFile(file);
  if (content.length < smallest) {
    return undefined;
  }
  const [gzip, brotli] = await Promise.all([
    known.compress(file, content, '.gz'),
    known.compress(file, content, '.br'),
  ]);
  return {files: 1, plain: content.length, gzip, brotli};
}

/**
 * Writes `.gz` and `.br` files next to each text file of the build, after deleting those of an
 * earlier run.
 *
 * @param cache - directory that keeps them for the next run; safe to delete
 */
export async function compressBuild(directory: string, cache: string): Promise<Compressed> {
  const files = await listFiles(directory);
  const stale = files.filter((file) => ['.gz', '.br'].includes(path.extname(file)));
  await Promise.all(stale.map((file) => rm(path.join(directory, file))));

  await mkdir(cache, {recursive: true});
  const known = new Known(cache);
  const queue = files.filter((file) => compressible.has(path.extname(file)) && !isForHosts(file));
  const total: Compressed = {files: 0, plain: 0, gzip: 0, brotli: 0};
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const sizes = await compressFile(path.join(directory, file), known);
      if (sizes) {
        total.files += sizes.files;
        total.plain += sizes.plain;
        total.gzip += sizes.gzip;
        total.brotli += sizes.brotli;
      }
    }
  };
  await Promise.all(Array.from({length: lanes}, work));
  await known.prune();
  return total;
}
