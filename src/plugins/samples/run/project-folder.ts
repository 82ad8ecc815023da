import fs from 'node:fs/promises';
import path from 'node:path';
import {bundlePreload} from './bundle';

/** Prefix of the runner's own files in a project, which also identifies its stack frames. */
export const RUNNER_FOLDER = '.sample-runner';

export interface ProjectFolder {
  root: string;
  /** Preloaded into each process. */
  preload: string;
}

function fileIn(root: string, file: string): string {
  const target = path.resolve(root, file);
  if (!target.startsWith(root + path.sep)) {
    throw new Error(`A sample's file must be inside its project, but its path is "${file}"`);
  }
  return target;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes what killed runners (Ctrl-C) left behind. */
async function sweep(parent: string): Promise<void> {
  const names = await fs.readdir(parent);
  const stale = names.filter((name) => !isAlive(Number(name.split('-').at(-2))));
  await Promise.all(stale.map((name) => removeProjectFolder(path.join(parent, name))));
}

/**
 * Writes a project to a new directory inside the toolkit, where its imports resolve to the toolkit's
 * packages.
 * @throws if a file's path leads out of the project
 */
export async function createProjectFolder(
  toolkit: string,
  name: string,
  files: readonly {path: string; text: string}[],
): Promise<ProjectFolder> {
  const parent = path.join(toolkit, '.samples', 'run');
  await fs.mkdir(parent, {recursive: true});
  await sweep(parent);
  // `<name>-<process id of the runner>-<random>`: the id tells `sweep` which runner it belongs to.
  const prefix = path.join(parent, `${name}-${process.pid}-`);
  const root = await fs.realpath(await fs.mkdtemp(prefix));
  const preload = path.join(root, RUNNER_FOLDER, 'preload.cjs');
  const write = async (file: string, text: string) => {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  };
  try {
    const targets = files.map((file) => ({...file, target: fileIn(root, file.path)}));
    await write(preload, await bundlePreload());
    await write(path.join(root, 'package.json'), '{"type": "module"}\n');
    for (const {target, text} of targets) await write(target, text);
  } catch (error) {
    await removeProjectFolder(root);
    throw error;
  }
  return {root, preload};
}

export async function removeProjectFolder(root: string): Promise<void> {
  await fs.rm(root, {recursive: true, force: true, maxRetries: 3});
}
