/** Writes compressed copies next to the files, so that no server compresses them on each request. */
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {codeOf, digest, FileCache} from '../../content/cache';
import {isCompressed, listFiles, siteDataFile} from './files';

const compressible = /\.(?:css|html|js|json|md|svg|txt|wasm|webmanifest|xhtml|xml)$/;

/** A file with fewer bytes fits into one network packet uncompressed. */
const smallest = 1024;

/** The number of concurrent files: the size of Node's thread pool, which does the compressing. */
const lanes = 4;

/** Both outputs are deterministic, because zlib writes neither time nor name into them. */
const compressors = {
  '.gz': (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

type Ending = keyof typeof compressors;

/** What a compressed copy depends on, besides the file. */
export const compressingCode = [__filename];

/** Compressed copies by content hash, so that the next build can reuse them. */
class Known {
  private readonly used = new Set<string>();
  private readonly code = codeOf(...compressingCode);
  private readonly caches: Record<Ending, FileCache>;

  constructor(private readonly folder: string) {
    this.caches = {'.gz': new FileCache(folder, '.gz'), '.br': new FileCache(folder, '.br')};
  }

  /**
   * Writes a compressed copy beside a file.
   *
   * @returns the copy's size in bytes
   */
  async compress(file: string, content: Buffer, ending: Ending): Promise<number> {
    const key = digest(this.code, content);
    this.used.add(key + ending);
    let copy = this.caches[ending].get(key);
    if (!copy) {
      copy = await compressors[ending](content);
      this.caches[ending].set(key, copy);
    }
    await writeFile(file + ending, copy);
    return copy.length;
  }

  /** Deletes entries that this build has not used. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const unused = names.filter((name) => !this.used.has(name));
    // What can't be deleted is in nobody's way.
    await Promise.allSettled(unused.map((name) => rm(path.join(this.folder, name))));
  }
}

export type Compressed = {
  /** The number of files that got compressed copies. */
  files: number;
  /** The total bytes of these files: uncompressed, and with brotli level 11. */
  plain: number;
  brotli: number;
};

/**
 * Writes `.gz` and `.br` files next to each text file of the build, after deleting those of an
 * earlier run.
 *
 * @param cache - directory that keeps them for the next run; safe to delete
 */
export async function compressBuild(directory: string, cache: string): Promise<Compressed> {
  const files = await listFiles(directory);
  await Promise.all(files.filter(isCompressed).map((file) => rm(path.join(directory, file))));
  const known = new Known(cache);
  const queue = files.filter((file) => compressible.test(file) && file !== siteDataFile);
  const total: Compressed = {files: 0, plain: 0, brotli: 0};
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(directory, name);
      const content = await readFile(file);
      if (content.length < smallest) continue;
      const [brotli] = await Promise.all([
        known.compress(file, content, '.br'),
        known.compress(file, content, '.gz'),
      ]);
      total.files += 1;
      total.plain += content.length;
      total.brotli += brotli;
    }
  };
  await Promise.all(Array.from({length: lanes}, work));
  await known.prune();
  return total;
}
