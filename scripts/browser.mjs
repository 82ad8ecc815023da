// @ts-check
/**
 * Finds the Chromium that the browser tests run in:
 *
 * 1. the program that `CHROME_PATH` names,
 * 2. Chromium's headless shell on `PATH`, in which the tests take half the time,
 * 3. a Chromium or Chrome on `PATH`,
 * 4. the one `npx playwright install chromium` downloaded,
 * 5. as root on Debian or Ubuntu, the shell from the system's packages, installed now, or Chromium
 *    where there is no such package.
 *
 * `node scripts/browser.mjs` prints the path. It installs the shell also where there is another
 * browser, which it falls back to.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, join} from 'node:path';
import {pathToFileURL} from 'node:url';

const SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const THREE_WAYS = `The browser tests need Chromium or Chrome. There are three ways to get one:
  1. set CHROME_PATH to the program:  CHROME_PATH=/path/to/chrome npm test
  2. install Chromium or Chrome so that it is on PATH (Debian: apt-get install chromium-headless-shell)
  3. let Playwright download its own:  npx playwright install chromium`;

/**
 * What the search needs to know of the machine; tests pass a made-up one.
 *
 * @typedef {object} Machine
 * @property {string | undefined} chromePath value of CHROME_PATH
 * @property {string[]} searchPath folders of PATH
 * @property {string | undefined} bundled where Playwright keeps its own Chromium
 * @property {boolean} wantsShell whether the shell is installed also where there is another browser
 * @property {boolean} canInstall whether this is root on a system with apt-get
 * @property {(path: string) => boolean} isProgram
 * @property {(name: string) => void} install installs a package of the system; throws if that fails
 */

/**
 * @param {Machine} machine
 * @param {string[]} names
 */
function onPath({searchPath, isProgram}, names) {
  return searchPath
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => isProgram(path));
}

/**
 * @param {Machine} machine
 * @param {string} name of a package, and of the program in it
 * @returns {string} why the program is not there after all; empty if it is, or where nothing may be installed
 */
function whyNotInstalled(machine, name) {
  if (!machine.canInstall) return '';
  try {
    machine.install(name);
    return onPath(machine, [name]) ? '' : `apt-get installed ${name}, but it is not on PATH.`;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return `${name} could not be installed: ${reason}`;
  }
}

/**
 * @param {Machine} machine
 * @returns {string} absolute path of a Chromium or Chrome
 * @throws Error naming the three ways to get one
 */
export function findBrowser(machine) {
  const {chromePath, bundled, wantsShell, isProgram} = machine;
  if (chromePath) {
    if (isProgram(chromePath)) {
      return chromePath;
    }
    throw new Error(`CHROME_PATH is ${chromePath}, which is not a program.\n${THREE_WAYS}`);
  }
  const other = onPath(machine, NAMES) ?? (bundled && isProgram(bundled) ? bundled : undefined);
  const present = onPath(machine, [SHELL]) ?? (wantsShell ? undefined : other);
  if (present) {
    return present;
  }
  const reasons = [whyNotInstalled(machine, SHELL)];
  if (reasons[0] && !other) reasons.push(whyNotInstalled(machine, 'chromium'));
  const found = onPath(machine, [SHELL]) ?? other ?? onPath(machine, NAMES);
  if (!found) {
    throw new Error([...reasons, THREE_WAYS].filter(Boolean).join('\n'));
  }
  return found;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} name of the package */
function installWithApt(name) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'],
  ]) {
    console.error(`No ${name} found: apt-get ${args.join(' ')}`);
    // What apt-get says goes to stderr, so that stdout holds the path alone.
    const {status, error} = spawnSync('apt-get', args, {env, stdio: ['ignore', 2, 2]});
    if (status !== 0) {
      throw error ?? new Error(`apt-get ${args[0]} ended with exit code ${status}`);
    }
  }
}

/** @returns {Machine} the machine this runs on */
export function thisMachine({wantsShell = false} = {}) {
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  return {
    chromePath: process.env.CHROME_PATH,
    searchPath: (process.env.PATH ?? '').split(delimiter).filter(Boolean),
    bundled: chromium.executablePath(),
    wantsShell,
    canInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    isProgram,
    install: installWithApt,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findBrowser(thisMachine({wantsShell: true})));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
