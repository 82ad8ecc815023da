/**
 * Finds the Chromium that the browser tests run in:
 *
 * 1. the program that `CHROME_PATH` names,
 * 2. Chromium's headless shell, in which the tests take half the time: on `PATH`, or downloaded by
 *    Playwright,
 * 3. a Chromium or Chrome on `PATH`,
 * 4. the one `npx playwright install chromium` downloaded,
 * 5. as root on Debian or Ubuntu, the shell from the system's packages, installed now, or Chromium
 *    where there is no such package; for others, the shell that Playwright downloads now.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {chromium} from '@playwright/test';

const SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const THREE_WAYS = `The browser tests need Chromium or Chrome. There are three ways to get one:
  1. set CHROME_PATH to the program:  CHROME_PATH=/path/to/chrome npm run test:e2e
  2. install Chromium or Chrome so that it is on PATH (Debian: apt-get install chromium-headless-shell)
  3. let Playwright download its own:  npx playwright install chromium`;

/** What the search needs to know about the machine; tests pass a fake. */
export interface Machine {
  /** Value of CHROME_PATH. */
  chromePath: string | undefined;
  /** Directories in PATH. */
  searchPath: string[];
  /** Where Playwright stores its own Chromium, and the shell of it. */
  bundled: string | undefined;
  bundledShell: string | undefined;
  /** Whether to install the shell even if there is another browser. */
  wantsShell: boolean;
  /** Whether this is root on a system with apt-get. */
  canInstall: boolean;
  isProgram(this: void, path: string): boolean;
  /** Installs a system package; throws if that fails. */
  install(this: void, name: string): void;
  /** Lets Playwright download the shell; throws if that fails. */
  download(this: void): void;
}

function onPath({searchPath, isProgram}: Machine, names: readonly string[]): string | undefined {
  return searchPath
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => isProgram(path));
}

const shellOf = (machine: Machine): string | undefined => {
  const {bundledShell, isProgram} = machine;
  return (
    onPath(machine, [SHELL]) ?? (bundledShell && isProgram(bundledShell) ? bundledShell : undefined)
  );
};

/**
 * Installs a package, as root, or lets anybody else's Playwright download the shell.
 *
 * @param name - of the package, and of the program in it
 * @returns why the program is missing after all; empty if it is there, or if nothing may be installed
 */
function whyNotInstalled(machine: Machine, name: string): string {
  const {canInstall, wantsShell} = machine;
  if (!canInstall && !(wantsShell && name === SHELL)) return '';
  try {
    if (!canInstall) machine.download();
    else machine.install(name);
    const found = name === SHELL ? shellOf(machine) : onPath(machine, [name]);
    return found ? '' : `apt-get installed ${name}, but it is not on PATH.`;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return `${name} could not be installed: ${reason}`;
  }
}

/**
 * @returns absolute path of a Chromium or Chrome
 * @throws Error naming the three ways to get one
 */
export function findBrowser(machine: Machine): string {
  const {chromePath, bundled, wantsShell, isProgram} = machine;
  if (chromePath) {
    if (isProgram(chromePath)) {
      return chromePath;
    }
    throw new Error(`CHROME_PATH is ${chromePath}, which is not a program.\n${THREE_WAYS}`);
  }
  const other = onPath(machine, NAMES) ?? (bundled && isProgram(bundled) ? bundled : undefined);
  const present = shellOf(machine) ?? (wantsShell ? undefined : other);
  if (present) {
    return present;
  }
  const reasons = [whyNotInstalled(machine, SHELL)];
  if (reasons[0] && !other) reasons.push(whyNotInstalled(machine, 'chromium'));
  const found = shellOf(machine) ?? other ?? onPath(machine, NAMES);
  if (!found) {
    throw new Error([...reasons, THREE_WAYS].filter(Boolean).join('\n'));
  }
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function installWithApt(name: string): void {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'],
  ]) {
    console.error(`No ${name} found: apt-get ${args.join(' ')}`);
    // apt-get's output goes to stderr, so that stdout contains only the path.
    const {status, error} = spawnSync('apt-get', args, {env, stdio: ['ignore', 2, 2]});
    if (status !== 0) {
      throw error ?? new Error(`apt-get ${args[0]} ended with exit code ${status}`);
    }
  }
}

function downloadShell(): void {
  console.error('No headless shell found: npx playwright install --only-shell chromium');
  const {status, error} = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw error ?? new Error(`Playwright ended with exit code ${status}`);
}

/** Playwright names the folder of its Chromium only; that of the shell is beside it. */
export function shellBeside(chromiumPath: string): string | undefined {
  const parts = /^(.*)chromium-(\d+)([\\/])chrome-([\w-]+)/.exec(chromiumPath);
  if (!parts) return undefined;
  const [, folder, revision, slash, platform] = parts;
  const name = `chrome-headless-shell${chromiumPath.endsWith('.exe') ? '.exe' : ''}`;
  return [
    `${folder}chromium_headless_shell-${revision}`,
    `chrome-headless-shell-${platform}`,
    name,
  ].join(slash);
}

/** The machine that this runs on. */
export function thisMachine({wantsShell = false} = {}): Machine {
  return {
    chromePath: process.env.CHROME_PATH,
    searchPath: (process.env.PATH ?? '').split(delimiter).filter(Boolean),
    bundled: chromium.executablePath(),
    bundledShell: shellBeside(chromium.executablePath()),
    wantsShell,
    canInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    isProgram,
    install: installWithApt,
    download: downloadShell,
  };
}
