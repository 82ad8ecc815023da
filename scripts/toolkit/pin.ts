/** Writes newer releases into the `package.json` of a toolkit, and installs them. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {Raise} from './releases';

/** @param siteDir - the site's root, or a copy of it */
export function pin(siteDir: string, all: readonly Raise[]): void {
  for (const {toolkit, packages, to} of all) {
    const file = path.join(siteDir, toolkit.folder, 'package.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of packages) manifest.dependencies[name] = to;
    fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {cwd: siteDir, stdio: 'ignore'});
}
