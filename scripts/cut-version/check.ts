/** The preconditions of cutting a version. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {newestVersion} from '../../src/versions/list';
import {linkFindings, linksOf} from '../../src/plugins/page-checks/links';
import type {ContentPage} from '../../src/plugins/page-checks/page';
import {lineOf} from '../../src/plugins/page-checks/report';

/** The maximum number of lines of a list in a message. */
const shown = 5;

function listed(lines: readonly string[]): string {
  const more = lines.length > shown ? [`and ${lines.length - shown} more`] : [];
  return [...lines.slice(0, shown), ...more].map((line) => `\n  ${line}`).join('');
}

function checkName(args: readonly string[]): void {
  const {name} = newestVersion;
  if (args.length === 1 && args[0] === name) return;
  const given = args.length === 0 ? 'no version was' : `"${args.join(' ')}" was`;
  throw new Error(
    `docs/ describes ${name}, and ${given} given. To freeze it: npm run version:cut -- ${name}`,
  );
}

function checkClean(root: string): void {
  // `git diff` must show only the changes of the cut, and git must be able to undo them.
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((line) => line !== '');
  if (changed.length === 0) return;
  throw new Error(
    'There are uncommitted changes; commit them first, so that `git diff` shows only the cut:' +
      listed(changed),
  );
}

/**
 * @param root - the site's root, a clean git working tree
 * @param args - of the command line
 * @param targets - files and directories that the cut creates, relative to the root
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

/**
 * @param pages - of the whole site
 * @throws Error if an absolute link would lead from the copy of a page to the next version
 */
export function checkLinks(pages: readonly ContentPage[]): void {
  const findings = pages.flatMap((page) => linkFindings(page, linksOf(page.tree), pages));
  if (findings.length === 0) return;
  const lines = listed(findings.map(lineOf));
  throw new Error(`There are links that a copy of the pages would not keep:${lines}`);
}
