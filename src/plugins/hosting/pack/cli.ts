/**
 * Creates the files for one host from a build: `npm run pack:host -- cloudflare [--build build] [--to
 * folder] [--keep folder]`
 */
import {parseArgs} from 'node:util';

import {packBuild} from '.';
import {hosts, type Host} from './hosts';

const usage = `npm run pack:host -- ${Object.keys(hosts).join('|')} [--build build] [--to folder] [--keep folder]`;

function isHost(name: string | undefined): name is Host {
  return name !== undefined && Object.hasOwn(hosts, name);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      build: {type: 'string', default: 'build'},
      to: {type: 'string'},
      keep: {type: 'string'},
    },
  });
  const [host, ...others] = positionals;
  if (!isHost(host) || others.length > 0) {
    throw new Error(`Name the host that the build is for:\n  ${usage}`);
  }
  const {build, to, keep: kept} = values;
  const {folder, files, kept: earlier} = await packBuild({host, build, to, kept});
  const old = kept === undefined ? '' : `, and ${earlier} of earlier releases`;
  console.log(`[hosting] ${folder}: ${files} files for ${host}${old}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `[hosting] ${error.message}` : error);
  process.exitCode = 1;
});
