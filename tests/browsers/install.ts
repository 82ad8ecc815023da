/** Finds the two browsers, and installs them as root on Debian, as `scripts/browser` does Chromium. */
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Programs by the Debian package that has them; any of them will do. */
export const programs = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
} as const satisfies Record<string, readonly string[]>;

/** @returns the absolute path of the first of some programs that is on PATH */
export function programPath(
  names: readonly string[],
  searchPath = process.env.PATH ?? '',
): string | undefined {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** @returns Debian packages of programs that are not on a path */
export function missingPackages(searchPath?: string): string[] {
  return Object.entries(programs)
    .filter(([, names]) => programPath(names, searchPath) === undefined)
    .map(([name]) => name);
}

function aptGet(...args: string[]): void {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  console.error(`apt-get ${args.join(' ')}`);
  const {status, error} = spawnSync('apt-get', args, {env, stdio: ['ignore', 2, 2]});
  if (status !== 0) throw error ?? new Error(`apt-get ${args[0]} ended with exit code ${status}`);
}

/** For people without root, or on another system. */
export function howToInstall(missing: readonly string[]): string {
  return (
    `npm run test:browsers needs Firefox and WebKitGTK, and ${missing.join(', ')} is missing.\n` +
    `On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')} fonts-liberation`
  );
}

/** Vitest calls this once before the tests. */
export default function install(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !programPath(['apt-get'])) throw new Error(howToInstall(missing));
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...missing, 'fonts-liberation');
  const still = missingPackages();
  if (still.length > 0) throw new Error(howToInstall(still));
}
