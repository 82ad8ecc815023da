/** What must hold before a version is cut. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {newestVersion, olderVersions} from '../../src/versions/list';

const usage = `npm run version:cut -- ${newestVersion.name}`;

/** How many changed files a message names. */
const namedChanges = 5;

function checkName(args: readonly string[]): void {
  const [name] = args;
  if (name === undefined || args.length > 1 || !/^\d+\.x$/.test(name)) {
    const given = args.length === 0 ? 'No version was' : `"${args.join(' ')}" was`;
    throw new Error(`${given} given. Give the one that docs/ describes: ${usage}`);
  }
  const older = olderVersions.find((version) => version.name === name);
  if (older !== undefined) {
    throw new Error(`${name} is cut already: its pages are in ${older.docs}.`);
  }
  if (name !== newestVersion.name) {
    throw new Error(
      `docs/ describes ${newestVersion.name}, not ${name}. To freeze it as it is: ${usage}`,
    );
  }
}

function checkClean(root: string): void {
  // Changes are told apart from those of the cut by `git diff`, and undone by `git`.
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((line) => line !== '');
  if (changed.length > 0) {
    const more =
      changed.length > namedChanges ? `\n  and ${changed.length - namedChanges} more` : '';
    throw new Error(
      'There are changes that are not committed; commit them first, so that the cut is a change ' +
        `of its own:\n${changed
          .slice(0, namedChanges)
          .map((line) => `  ${line}`)
          .join('\n')}${more}`,
    );
  }
}

/**
 * @param root - the site's root, a clean git working tree
 * @param args - of the command line
 * @param targets - files and folders that the cut makes, relative to the root
 * @throws Error saying what is in the way and what to do
 */
export function checkCut(root: string, args: readonly string[], targets: readonly string[]): void {
  checkName(args);
  checkClean(root);
  const existing = targets.find((target) => existsSync(path.join(root, target)));
  if (existing !== undefined) {
    throw new Error(`${existing} exists already; the cut would write it. Move or remove it first.`);
  }
}
