// @ts-check
/** What has changed, as git knows it, for commands that take what changed instead of everything. */
import {spawnSync} from 'node:child_process';
import process from 'node:process';

/** How far back a change counts, in seconds before the newest commit, if nothing names a base. */
const WORKING_DAY = 8 * 60 * 60;

/**
 * @param {string} root folder of the repository
 * @param {string[]} args
 * @returns {string | undefined} what git prints; undefined if it fails
 */
function git(root, args) {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit that changes are counted from: `CHANGED_SINCE` names it; on a branch, it is where the
 * branch left `origin/main`; on that one itself, the newest commit that is working day (8 hours) older than the last.
 *
 * @param {string} root
 * @returns {string | undefined} undefined if there is none, as in a shallow clone
 */
function baseOf(root) {
  const given = process.env.CHANGED_SINCE;
  if (given) {
    const base = git(root, ['rev-parse', '--verify', '--quiet', `${given}^{commit}`]);
    if (!base) throw new Error(`CHANGED_SINCE is ${given}, which is no commit of this clone.`);
    return base;
  }
  const fork = git(root, ['merge-base', 'origin/main', 'HEAD']);
  if (fork && fork !== git(root, ['rev-parse', 'HEAD'])) return fork;
  const newest = Number(git(root, ['log', '-1', '--format=%ct']));
  return git(root, ['rev-list', '-1', `--before=${newest - WORKING_DAY}`, 'HEAD']) || undefined;
}

/**
 * @param {string} root folder of the repository
 * @returns {string[] | undefined} paths relative to it, those not committed yet included; undefined if
 *   git can't tell, in which case everything counts as changed
 * @throws Error if `CHANGED_SINCE` names no commit
 */
export function changedFiles(root) {
  const base = baseOf(root);
  if (!base) return undefined;
  const committed = git(root, ['diff', '--name-only', '--no-renames', base]);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard']);
  if (committed === undefined || untracked === undefined) return undefined;
  return [...committed.split('\n'), ...untracked.split('\n')].filter(Boolean);
}

/**
 * @param {string} root
 * @returns {number} a number that each commit raises by one; 0 if git can't tell
 */
export function commitCount(root) {
  return Number(git(root, ['rev-list', '--count', 'HEAD']) ?? 0);
}
