import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Directories of packages, in addition to what git tracks. */
const packageFolders = (siteDir: string): string[] => [
  'node_modules',
  ...fs.readdirSync(path.join(siteDir, 'toolkit')).map((name) => `toolkit/${name}/node_modules`),
];

/**
 * Copies a directory with hard links if possible: packages are never modified, so no data is copied.
 */
function linkFolder(from: string, to: string, skip: readonly string[] = []): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    if (skip.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    fs.copyFileSync(source, target); // A different disk.
  }
}

/** Whether there are uncommitted changes, which a copy would lack. */
export function isDirty(siteDir: string): boolean {
  return execFileSync('git', ['status', '--porcelain'], {cwd: siteDir}).length > 0;
}

/** Creates a second copy of the site's last commit, with its packages but without any cache. */
export function copySite(siteDir: string, to: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', siteDir, to]);
  for (const folder of packageFolders(siteDir)) {
    const source = path.join(siteDir, folder);
    if (fs.existsSync(source)) linkFolder(source, path.join(to, folder), ['.cache']);
  }
}
