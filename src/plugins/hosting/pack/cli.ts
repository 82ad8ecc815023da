/**
 * Creates the files for one host from a build: `npm run pack:host -- cloudflare [--build build] [--to
 * folder]`
 */
import {parseArgs} from 'node:util';

import {packBuild} from '.';
import {hosts, type Host} from './hosts';

const usage = `npm run pack:host -- ${Object.keys(hosts).join('|')} [--build build] [--to folder]`;

function isHost(name: string | undefined): name is Host {
  return name !== undefined && Object.hasOwn(hosts, name);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      build: {type: 'string', default: 'build'},
      to: {type: 'string'},
    },
  });
  const [host, ...others] = positionals;
  if (!isHost(host) || others.length > 0) {
    throw new Error(`Name the host that the build is for:\n  ${usage}`);
  }
  const {folder, files} = await packBuild({host, ...values});
  console.log(`[hosting] ${folder}: ${files} files for ${host}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `[hosting] ${error.message}` : error);
  process.exitCode = 1;
});
