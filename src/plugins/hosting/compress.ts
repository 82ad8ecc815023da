/** Compressed copies beside the files, so that no server spends time on it for each request. */
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {listFiles} from './files';

const compressible = new Set(
  ['css', 'html', 'js', 'json', 'md', 'svg', 'txt', 'wasm', 'webmanifest', 'xml'].map(
    (extension) => `.${extension}`,
  ),
);

/** Below this many bytes a file fits into one network packet as it is. */
const smallest = 1024;

/** Files at work at once: the size of Node's thread pool, which does the compressing. */
const lanes = 4;

export type Compressed = {
  /** Files that got compressed copies. */
  files: number;
  /** Bytes of these files: as they are, under gzip level 9, under brotli level 11. */
  plain: number;
  gzip: number;
  brotli: number;
};

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Both outputs depend on the input alone: zlib writes no time and no name into them. */
async function compressFile(file: string): Promise<Compressed | undefined> {
  const content = await readFile(file);
  if (content.length < smallest) {
    return undefined;
  }
  const [gzipped, brotlied] = await Promise.all([
    toGzip(content, {level: constants.Z_BEST_COMPRESSION}),
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotlied)]);
  return {files: 1, plain: content.length, gzip: gzipped.length, brotli: brotlied.length};
}

/** Writes `.gz` and `.br` beside each text file of the build; copies of an earlier run go first. */
export async function compressBuild(directory: string): Promise<Compressed> {
  const files = await listFiles(directory);
  const stale = files.filter((file) => ['.gz', '.br'].includes(path.extname(file)));
  await Promise.all(stale.map((file) => rm(path.join(directory, file))));

  const queue = files.filter((file) => compressible.has(path.extname(file)));
  const total: Compressed = {files: 0, plain: 0, gzip: 0, brotli: 0};
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const sizes = await compressFile(path.join(directory, file));
      if (sizes) {
        total.files += sizes.files;
        total.plain += sizes.plain;
        total.gzip += sizes.gzip;
        total.brotli += sizes.brotli;
      }
    }
  };
  await Promise.all(Array.from({length: lanes}, work));
  return total;
}
