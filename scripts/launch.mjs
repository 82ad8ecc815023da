// @ts-check
/**
 * Runs a Docusaurus command. `start` and `serve` run only if their port is free, because Docusaurus
 * itself prompts if the port is taken and, in a non-interactive shell, exits with code 0.
 *
 * `build` also runs the last step of a build, in Docusaurus' output directory.
 *
 *   node scripts/launch.mjs start [--port N] [--host NAME] ...
 *   node scripts/launch.mjs build [--out-dir FOLDER] ...
 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

const DEFAULT_PORT = 3000;

/**
 * @param {string[]} args the arguments of the command
 * @returns {number} the port that Docusaurus will use
 * @throws Error if the port is not an integer from 1 to 65535
 */
export function portOf(args) {
  const {values} = parseArgs({
    args,
    options: {port: {type: 'string', short: 'p'}},
    strict: false,
  });
  const given = values.port ?? process.env.PORT ?? String(DEFAULT_PORT);
  const port = Number(given);
  if (typeof given !== 'string' || !Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port needs a number from 1 to 65535, such as --port ${DEFAULT_PORT + 1}.`);
  }
  return port;
}

/**
 * @param {number} port
 * @param {string} [host] default: all addresses
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(true)));
  });
}

/**
 * Tries the addresses one after the other: on some systems, a server that listens on one of them does
 * not prevent a second one from listening on another.
 *
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of [undefined, '0.0.0.0', '127.0.0.1', 'localhost']) {
    if (!(await canListen(port, host))) {
      return false;
    }
  }
  return true;
}

/**
 * @param {string[]} args the arguments of `build`
 * @returns {string} Docusaurus' output directory
 */
export function outDirOf(args) {
  const {values} = parseArgs({args, options: {'out-dir': {type: 'string'}}, strict: false});
  const given = values['out-dir'] ?? 'build';
  if (typeof given !== 'string')
    throw new Error('--out-dir needs a folder, such as --out-dir next.');
  return given;
}

/**
 * @param {string[]} args for Node
 * @returns {Promise<number>} exit code
 */
function runNode(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {stdio: 'inherit'});
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Docusaurus runs the last step of all plugins concurrently, so the build is only complete
 * afterwards.
 *
 * @param {string[]} args the arguments of `build`
 * @returns {Promise<number>} exit code
 */
async function build(args) {
  const outDir = outDirOf(args);
  const code = await runNode([
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
    ...args,
  ]);
  const isHelp = args.includes('--help') || args.includes('-h');
  if (code !== 0 || isHelp) return code;
  return runNode(['--import', 'tsx', 'src/plugins/hosting/finish.ts', outDir]);
}

/** @param {string[]} args the Docusaurus command and its options */
async function main([command = 'start', ...args]) {
  // The update notifier asks to install the latest version, which needs changes to this site first;
  // src/client/UPGRADE.md describes them.
  process.env.NO_UPDATE_NOTIFIER = '1';
  if (command === 'build') {
    process.exitCode = await build(args);
    return;
  }
  const port = portOf(args);
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is in use or not allowed. Stop the program that uses it, or choose another port:\n` +
        `  npm ${command === 'start' ? 'start' : `run ${command}`} -- --port ${port + 1}`,
    );
  }
  // @ts-expect-error: the CLI has no types; importing it runs it on process.argv
  await import('@docusaurus/core/bin/docusaurus.mjs');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
