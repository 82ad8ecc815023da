import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const root = process.cwd();

export interface FixtureBuild {
  /** Exit code of the Docusaurus CLI. */
  code: number;
  /** Its output, without colors. */
  output: string;
  /** Folder of the built site. */
  directory: string;
}

export interface FixtureOptions {
  shareSource?: boolean;
}

/** The command line of Docusaurus. */
export const cli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

function environment(mode: 'production' | 'development'): NodeJS.ProcessEnv {
  const quiet = {NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'};
  return {...process.env, ...quiet, NODE_ENV: mode};
}

/**
 * Copies a small site from `tests/build/fixtures` to a folder outside of the repository.
 *
 * @param names - fixtures, each one copied over the previous ones
 * @param options - `shareSource`: uses this site's `src` and `static` besides its packages and
 * toolkits, so that swizzled components and plugins are the real ones. Its own pages are in `pages`.
 */
export function copyFixtureSite(
  names: string[],
  {shareSource = false}: FixtureOptions = {},
): string {
  const site = mkdtempSync(join(tmpdir(), `site-${names.join('-')}-`));
  for (const name of shareSource ? ['own-theme', ...names] : names) {
    cpSync(join(root, 'tests/build/fixtures', name), site, {recursive: true});
  }
  const shared = ['node_modules', 'package.json', 'tsconfig.json', 'toolkit'];
  for (const path of shareSource ? [...shared, 'src', 'static'] : shared) {
    symlinkSync(join(root, path), join(site, path));
  }
  return site;
}

/**
 * @param site - folder of the site's sources
 * @param command - arguments for Node
 */
export async function buildSite(
  site: string,
  command: readonly string[] = [cli, 'build', '--no-minify'],
): Promise<FixtureBuild> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: site,
      env: environment('production'),
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output, directory: join(site, 'build')}));
  });
}

/** Builds a copy of a fixture; the parameters are those of `copyFixtureSite`. */
export async function buildFixtureSite(
  names: string[],
  options: FixtureOptions = {},
): Promise<FixtureBuild> {
  return buildSite(copyFixtureSite(names, options));
}

export interface FixturePreview {
  origin: string;
  /** Folder of the site, which tests may edit. */
  directory: string;
  /** Its output. */
  output: () => string;
  stop: () => void;
}

/**
 * Starts the preview of a copy of a fixture, and waits until it is ready.
 *
 * @throws Error with its output if it exits or does not compile
 */
export async function previewFixtureSite(names: string[], port: number): Promise<FixturePreview> {
  const directory = copyFixtureSite(names);
  const child = spawn(process.execPath, [cli, 'start', '--no-open', '--port', String(port)], {
    cwd: directory,
    env: environment('development'),
  });
  let output = '';
  const answers = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('compiled successfully')) resolve();
      if (/compiled with \d+ error/.test(output)) reject(new Error(output));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}:\n${output}`)));
  });
  await answers.catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    origin: `http://localhost:${port}`,
    directory,
    output: () => output,
    stop: () => child.kill(),
  };
}
