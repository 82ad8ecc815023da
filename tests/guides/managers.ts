/**
 * Readers who don't use npm: they pick the tab of their package manager, and otherwise do what the page
 * says.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import {packageManagerTabs} from '../../src/plugins/samples/npm-tabs';
import install, {platformsFolder} from '../runtimes/install';
import {binaryOf} from '../runtimes/platforms';
import type {Guide} from './model';
import type {Environment} from './processes';

/** Those that can ignore the releases after a date, like npm; Deno takes it as an argument only. */
export type Manager = 'npm' | 'yarn' | 'pnpm' | 'bun';

/** What installs from the lockfile that a page made. */
const reinstall: Readonly<Record<Manager, string>> = {
  npm: 'npm install',
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
};

/**
 * What shows whether the packages of a page fit together, and for the quickstarts, which all pages begin
 * with, whether they can be installed again.
 */
export const lastCommands = (manager: Manager, file: string): string[] => [
  ...(file.endsWith('/quickstart.mdx') ? [reinstall[manager]] : []),
  ...(manager === 'npm' ? ['npm ls'] : []),
];

/** A page as it is for readers who pick the tab of this package manager. */
export function withManager(guide: Guide, manager: Manager): Guide {
  const tabOf = (command: string) =>
    packageManagerTabs(command).find(({value}) => value === manager)?.command ?? command;
  const steps = guide.steps.map((step) =>
    step.kind === 'command' && step.inTabs ? {...step, command: tabOf(step.command)} : step,
  );
  return {...guide, steps};
}

/** Puts the commands of a package manager into a folder, as installing it does. */
async function programsOf(manager: Exclude<Manager, 'npm'>, folder: string) {
  const yarn = path.join(platformsFolder, 'node_modules/yarn/bin/yarn.js');
  const programs: Record<string, string[]> = {
    yarn: {yarn: [process.execPath, yarn]},
    pnpm: {pnpm: [binaryOf('pnpm')]},
    bun: {bun: [binaryOf('bun')], bunx: [binaryOf('bun'), 'x']},
  }[manager];
  for (const [name, words] of Object.entries(programs)) {
    const command = words.map((word) => `'${word}'`).join(' ');
    await fs.writeFile(path.join(folder, name), `#!/bin/sh\nexec ${command} "$@"\n`, {mode: 0o755});
  }
}

/** Settings with which a package manager ignores releases that are younger, and where it caches. */
const settings = (
  manager: Exclude<Manager, 'npm'>,
  cache: string,
  minutes: number,
): Record<string, string> =>
  ({
    yarn: {
      YARN_NPM_MINIMAL_AGE_GATE: `${minutes}m`,
      YARN_GLOBAL_FOLDER: cache,
      YARN_ENABLE_TELEMETRY: 'false',
    },
    pnpm: {pnpm_config_minimum_release_age: String(minutes), pnpm_config_store_dir: cache},
    bun: {BUN_INSTALL_CACHE_DIR: cache, XDG_CONFIG_HOME: cache},
  })[manager];

/**
 * @param environment - of a reader who uses npm
 * @returns the same with the package manager on `PATH`, which takes the registry as of the same date
 */
export async function prepareManager(
  manager: Manager,
  environment: Environment,
): Promise<Environment> {
  if (manager === 'npm') return environment;
  await install();
  const cache = path.join(environment.cache, manager);
  const folder = path.join(cache, 'programs');
  await fs.mkdir(folder, {recursive: true});
  await programsOf(manager, folder);
  const {before} = environment;
  const minutes = before ? Math.ceil((Date.now() - Date.parse(before)) / 60_000) : 0;
  await fs.writeFile(
    path.join(cache, '.bunfig.toml'),
    `[install]\nminimumReleaseAge = ${minutes * 60}\n`,
  );
  return {...environment, manager: {folder, variables: settings(manager, cache, minutes)}};
}
