import fs from 'node:fs/promises';
import path from 'node:path';
import type {RunFile} from './types';

/** The runner's own files in a project: its name is also how its stack frames are recognized. */
export const RUNNER_FOLDER = '.sample-runner';

export interface ProjectFolder {
  root: string;
  /** Loaded into each process. */
  preload: string;
  /** See PortRegistry. */
  ports: string;
}

function fileIn(root: string, file: string): string {
  const target = path.resolve(root, file);
  if (!target.startsWith(root + path.sep)) {
    throw new Error(`A sample's file must be inside its project, but its path is "${file}"`);
  }
  return target;
}

/**
 * Writes a project to a fresh folder below the toolkit, where its imports find the toolkit's packages.
 * @throws when a file's path leads out of the project
 */
export async function createProjectFolder(
  toolkit: string,
  name: string,
  files: RunFile[],
  preloadText: string,
): Promise<ProjectFolder> {
  const parent = path.join(toolkit, '.samples', 'run');
  await fs.mkdir(parent, {recursive: true});
  const root = await fs.realpath(await fs.mkdtemp(path.join(parent, `${name}-`)));
  const preload = path.join(root, RUNNER_FOLDER, 'preload.cjs');
  const ports = path.join(root, RUNNER_FOLDER, 'ports');
  const write = async (file: string, text: string) => {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  };
  try {
    const targets = files.map((file) => ({...file, target: fileIn(root, file.path)}));
    await fs.mkdir(ports, {recursive: true});
    await write(preload, preloadText);
    await write(path.join(root, 'package.json'), '{"type": "module"}\n');
    for (const {target, text} of targets) await write(target, text);
  } catch (error) {
    await removeProjectFolder(root);
    throw error;
  }
  return {root, preload, ports};
}

export async function removeProjectFolder(root: string): Promise<void> {
  await fs.rm(root, {recursive: true, force: true, maxRetries: 3});
}
