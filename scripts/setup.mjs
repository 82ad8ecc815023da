// @ts-check
/**
 * Installs the packages in `package-lock.json`, unless they are all installed. Runs before every
 * other script, and needs only Node.
 *
 * npm writes `node_modules/.package-lock.json` as its last step, so comparing the two lockfiles
 * distinguishes a complete installation from a missing, outdated or interrupted one without reading
 * the packages themselves.
 */
import {spawnSync} from 'child_process';
import {createHash} from 'crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import {dirname, join} from 'path';
import {fileURLToPath, pathToFileURL} from 'url';

/**
 * The oldest minor of each Node line that `engines` in package.json allows; newer lines are allowed
 * from their first release. Vitest and typescript-eslint need these.
 */
const OLDEST_MINOR = new Map([
  [20, 19],
  [22, 13],
]);

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] absent where it does not fit the platform
 * @property {boolean} [devOptional]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages by installation path
 */

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} what is wrong and what to do; undefined if nothing is
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewer = major > Math.max(...OLDEST_MINOR.keys());
  if (isNewer || minor >= (OLDEST_MINOR.get(major) ?? Infinity)) return undefined;
  const lines = [...OLDEST_MINOR].map((line) => line.join('.')).join(' or ');
  return (
    `This site needs Node ${lines} or newer; this is Node ${version}.\n` +
    'Install the newest LTS release from https://nodejs.org, or run `nvm install` in this folder.'
  );
}

/**
 * Compares the lockfile with npm's record of what it installed.
 *
 * @param {LockedPackages} locked packages of package-lock.json
 * @param {LockedPackages} installed packages of node_modules/.package-lock.json
 * @returns {string | undefined} the first package that differs
 */
export function firstDifference(locked, installed) {
  for (const [path, {version, integrity, optional, devOptional}] of Object.entries(locked)) {
    const found = installed[path];
    const isRoot = path === '';
    const mayBeAbsent = isRoot || optional || devOptional;
    if (found === undefined ? !mayBeAbsent : !isRoot && found.version !== version) {
      return path;
    }
    if (found?.integrity !== undefined && found.integrity !== integrity) {
      return path;
    }
  }
  return Object.keys(installed).find((path) => locked[path] === undefined);
}

/**
 * @param {string} root directory that contains package.json
 * @returns {boolean} whether node_modules matches package-lock.json
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) {
    return false;
  }
  /** @param {string} file @returns {LockedPackages} */
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return (
    firstDifference(packagesOf(join(root, 'package-lock.json')), packagesOf(record)) === undefined
  );
}

/** @param {string} root */
function install(root) {
  console.log('Installing packages (npm ci) ...');
  // Otherwise, NODE_ENV=production in the shell would skip the dev dependencies, and npm 10 would run
  // the install scripts that `allowScripts` refuses.
  const args = ['ci', '--include=dev', '--ignore-scripts'];
  const npm = process.env.npm_execpath;
  const {status, error} = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], {cwd: root, stdio: 'inherit'})
    : spawnSync('npm', args, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'});
  if (error) {
    console.error(`npm could not be started: ${error.message}`);
  }
  return status ?? 1;
}

/**
 * @param {string} root
 * @returns {string} the lock file that a command holds while it installs
 */
function lockOf(root) {
  return join(
    tmpdir(),
    `setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`,
  );
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} lock
 * @returns {boolean} whether this command may install now
 */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  // A command that was killed cannot release its lock.
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && !isRunning(holder)) rmSync(lock, {force: true});
  return false;
}

/**
 * Installs unless another command is doing so: two `npm ci` in the same directory delete each other's
 * packages.
 *
 * @param {string} root directory that contains package.json
 * @returns {Promise<number>} exit code
 */
export async function installOnce(root) {
  const lock = lockOf(root);
  let isTold = false;
  while (!isInstalled(root)) {
    if (take(lock)) {
      try {
        return install(root);
      } finally {
        rmSync(lock, {force: true});
      }
    }
    if (!isTold) console.log('Another command is installing the packages; waiting for it ...');
    isTold = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return 0;
}

async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  return installOnce(root);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().then((code) => {
    process.exitCode = code;
  });
}
