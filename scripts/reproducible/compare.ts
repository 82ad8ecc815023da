import fs from 'node:fs';
import path from 'node:path';

/** The number of bytes before and after the first difference that a report shows. */
const CONTEXT = 60;

export interface Difference {
  /** Path in both folders, with `/`. */
  file: string;
  /** The difference, in one line. */
  how: string;
}

function filesOf(folder: string): string[] {
  return (fs.readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Offset of the first byte that differs, and its surroundings on both sides. */
function describe(first: Buffer, second: Buffer): string {
  let offset = 0;
  while (offset < first.length && first[offset] === second[offset]) offset += 1;
  const around = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, offset - CONTEXT), offset + CONTEXT).toString());
  return `from byte ${offset} of ${first.length} and ${second.length}:\n    ${around(first)}\n    ${around(second)}`;
}

/**
 * Compares two directories byte by byte.
 *
 * @returns the differences, sorted by file; empty if there are none
 */
export function compareFolders(first: string, second: string): Difference[] {
  const [ours, theirs] = [filesOf(first), filesOf(second)];
  const all = [...new Set([...ours, ...theirs])].sort();
  return all.flatMap((file): Difference[] => {
    if (!theirs.includes(file)) return [{file, how: 'only the first build has it'}];
    if (!ours.includes(file)) return [{file, how: 'only the second build has it'}];
    const [one, other] = [first, second].map((folder) =>
      fs.readFileSync(path.join(folder, file)),
    ) as [Buffer, Buffer];
    return one.equals(other) ? [] : [{file, how: describe(one, other)}];
  });
}
