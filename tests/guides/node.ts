/** The Node.js that runs a page which asks for a newer one than runs this. */
import path from 'node:path';
import process from 'node:process';

import install from '../runtimes/install';
import {binaryOf} from '../runtimes/platforms';

/** The lines of Node.js among the platforms, oldest first. */
const lines = [22, 24] as const;

const running = Number(process.versions.node.split('.')[0]);

/**
 * @param needed - the line of Node.js that a page asks for, such as 22
 * @returns the folder of the `node` to put first; `undefined` where the one that runs this will do
 * @throws when the platforms have none that is new enough
 */
export async function nodeFolderFor(needed = 0): Promise<string | undefined> {
  if (needed <= running) return undefined;
  const line = lines.find((candidate) => candidate >= needed);
  if (!line) throw new Error(`No Node.js ${needed} among the platforms in tests/runtimes.`);
  await install();
  return path.dirname(binaryOf(`node${line}`));
}
