/**
 * `npm run toolkit:check`: asks the registry for releases of tRPC that are newer than those which
 * the docs are checked with, tries them in a copy of the last commit, follows the guides with what
 * npm gives today, and prints what differs. Changes nothing here.
 *
 * Exits with 0 when the docs hold, which means that the newest tRPC releases that go together are
 * pinned, and every page can be followed. An unpinned release of tRPC ends it with 1 even if nothing
 * differs, because lists for tools name the releases that pages are about; `npm run toolkit:raise` pins it.
 * The guides are followed with the newest TypeScript, React, Next.js and zod as well, so what these
 * break is reported as a page that can't be followed.
 *
 * --no-guides  leaves out the guides, which take a quarter of an hour
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {copySite} from './reproducible/workspace';
import {peerFromRegistry, staleCommunity} from './toolkit/community';
import {pin} from './toolkit/pin';
import {fromRegistry, raises, type Raise} from './toolkit/releases';
import {holds, withoutWorking, writeReport, type Report} from './toolkit/report';

const {values} = parseArgs({
  options: {guides: {type: 'boolean', default: true}},
  allowNegative: true,
});
const siteDir = path.resolve(__dirname, '..');

/** A program's output if it fails. */
function complaintsOf(cwd: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? '' : `${stderr}\n${stdout}`;
}

function tryOut(all: readonly Raise[]): Pick<Report, 'samples' | 'messages'> {
  if (all.length === 0) return {samples: '', messages: ''};
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-check-'));
  const copy = path.join(parent, 'site');
  tell('Checking samples and messages with the newest releases, in a copy.');
  try {
    copySite(siteDir, copy);
    pin(copy, all);
    return {
      samples: complaintsOf(copy, 'src/plugins/samples/cli.ts', '--run'),
      messages: complaintsOf(copy, 'scripts/lint-messages.ts'),
    };
  } finally {
    fs.rmSync(parent, {recursive: true, force: true, maxRetries: 3});
  }
}

/** What happens during the quarter of an hour until there is a report; beside it, which may be piped. */
const tell = (step: string) => console.error(`${new Date().toLocaleTimeString('en')}  ${step}`);

/** Lines of the guides that work are no complaint. */
function unfollowable(): string {
  tell('Following the guides with what npm installs today. This takes a quarter of an hour.');
  return withoutWorking(complaintsOf(siteDir, 'tests/guides/cli.ts', '--today'));
}

function main(): void {
  tell('Asking the registry for newer releases.');
  const all = raises(siteDir, fromRegistry);
  const report: Report = {
    raises: all,
    ...tryOut(all),
    community: staleCommunity(
      fs.readFileSync(path.join(siteDir, 'docs/community/awesome-trpc.mdx'), 'utf8'),
      peerFromRegistry,
    ).join('\n'),
    guides: values.guides ? unfollowable() : '',
  };
  console.log(writeReport(report));
  if (!holds(report)) process.exitCode = 1;
}

main();
