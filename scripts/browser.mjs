// @ts-check
/**
 * Finds the Chromium that the browser tests run in:
 *
 * 1. the program that `CHROME_PATH` names,
 * 2. a Chromium or Chrome on `PATH`,
 * 3. the one `npx playwright install chromium` downloaded,
 * 4. as root on Debian or Ubuntu, the system's package, installed now.
 *
 * `node scripts/browser.mjs` prints the path.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, join} from 'node:path';
import {pathToFileURL} from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const THREE_WAYS = `The browser tests need Chromium or Chrome. There are three ways to get one:
  1. set CHROME_PATH to the program:  CHROME_PATH=/path/to/chrome npm test
  2. install Chromium or Chrome so that it is on PATH (Debian, Ubuntu: apt-get install chromium)
  3. let Playwright download its own:  npx playwright install chromium`;

/**
 * What the search needs to know of the machine; tests pass a made-up one.
 *
 * @typedef {object} Machine
 * @property {string | undefined} chromePath value of CHROME_PATH
 * @property {string[]} searchPath folders of PATH
 * @property {string | undefined} bundled where Playwright keeps its own Chromium
 * @property {boolean} canInstall whether this is root on a system with apt-get
 * @property {(path: string) => boolean} isProgram
 * @property {() => void} install installs the system's Chromium; throws if that fails
 */

/** @param {Machine} machine */
function onPath({searchPath, isProgram}) {
  return searchPath
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => isProgram(path));
}

/**
 * @param {Machine} machine
 * @returns {string} absolute path of a Chromium or Chrome
 * @throws Error naming the three ways to get one
 */
export function findBrowser(machine) {
  const {chromePath, bundled, isProgram} = machine;
  if (chromePath) {
    if (isProgram(chromePath)) {
      return chromePath;
    }
    throw new Error(`CHROME_PATH is ${chromePath}, which is not a program.\n${THREE_WAYS}`);
  }
  const present = onPath(machine) ?? (bundled && isProgram(bundled) ? bundled : undefined);
  if (present) {
    return present;
  }
  if (!machine.canInstall) {
    throw new Error(THREE_WAYS);
  }
  try {
    machine.install();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Chromium could not be installed: ${reason}\n${THREE_WAYS}`, {cause});
  }
  const installed = onPath(machine);
  if (!installed) {
    throw new Error(`apt-get installed chromium, but it is not on PATH.\n${THREE_WAYS}`);
  }
  return installed;
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

function installWithApt() {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    console.error(`No browser found: apt-get ${args.join(' ')}`);
    // What apt-get says goes to stderr, so that stdout holds the path alone.
    const {status, error} = spawnSync('apt-get', args, {env, stdio: ['ignore', 2, 2]});
    if (status !== 0) {
      throw error ?? new Error(`apt-get ${args[0]} ended with exit code ${status}`);
    }
  }
}

/** @returns {Machine} the machine this runs on */
export function thisMachine() {
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  return {
    chromePath: process.env.CHROME_PATH,
    searchPath: (process.env.PATH ?? '').split(delimiter).filter(Boolean),
    bundled: chromium.executablePath(),
    canInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    isProgram,
    install: installWithApt,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findBrowser(thisMachine()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
