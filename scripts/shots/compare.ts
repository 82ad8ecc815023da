/** Compares the pictures of two runs, pixel by pixel. */
import fs from 'node:fs';
import path from 'node:path';

import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

export interface Difference {
  /** Name of the picture in both directories. */
  file: string;
  /** The difference, in one line. */
  how: string;
  /**
   * Both pictures on top of each other, with the differing pixels in red; absent if the sizes differ.
   */
  marked?: Buffer;
}

const picturesOf = (folder: string) =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.png'));

const sizeOf = ({width, height}: PNG) => `${width} x ${height}`;

/** @returns undefined if all pixels are equal */
function compareFiles(file: string, before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (one.width !== other.width || one.height !== other.height) {
    return {file, how: `${sizeOf(one)} before, ${sizeOf(other)} now`};
  }
  const {width, height} = one;
  const marked = new PNG({width, height});
  // Every pixel counts, even differences in antialiasing.
  const options = {threshold: 0, includeAA: true};
  const count = pixelmatch(one.data, other.data, marked.data, width, height, options);
  return count === 0
    ? undefined
    : {file, how: `${count} of ${width * height} pixels`, marked: PNG.sync.write(marked)};
}

/**
 * @param before - directory of an earlier run
 * @param after - directory of this run
 * @returns the differences, sorted by file; empty if there are none
 */
export function comparePictures(before: string, after: string): Difference[] {
  const [ours, theirs] = [picturesOf(before), picturesOf(after)];
  return [...new Set([...ours, ...theirs])].sort().flatMap((file): Difference[] => {
    if (!theirs.includes(file)) return [{file, how: 'only in the earlier run'}];
    if (!ours.includes(file)) return [{file, how: 'only in this run'}];
    const read = (folder: string) => fs.readFileSync(path.join(folder, file));
    const difference = compareFiles(file, read(before), read(after));
    return difference ? [difference] : [];
  });
}
