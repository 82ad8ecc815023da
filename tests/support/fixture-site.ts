import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const root = process.cwd();

export interface FixtureBuild {
  /** Exit code of the Docusaurus CLI. */
  code: number;
  /** What it printed, without colors. */
  output: string;
  /** Folder of the built site. */
  directory: string;
}

export interface FixtureOptions {
  shareSource?: boolean;
}

/**
 * Builds a small site from `tests/build/fixtures`, copied to a folder outside of
 * the repository.
 *
 * @param names - fixtures, each one copied over those before it
 * @param options - `shareSource`: its `src`, `static` and `toolkit` are this site's, so that
 *   swizzled components and plugins are the very same. Its own pages are in `pages`.
 */
export async function buildFixtureSite(
  names: string[],
  {shareSource = false}: FixtureOptions = {},
): Promise<FixtureBuild> {
  const site = mkdtempSync(join(tmpdir(), `site-${names.join('-')}-`));
  for (const name of names) {
    cpSync(join(root, 'tests/build/fixtures', name), site, {recursive: true});
  }
  const shared = ['node_modules', 'package.json', 'tsconfig.json'];
  for (const path of shareSource ? [...shared, 'src', 'static', 'toolkit'] : shared) {
    symlinkSync(join(root, path), join(site, path));
  }
  return new Promise((resolve, reject) => {
    const cli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [cli, 'build', '--no-minify'], {
      cwd: site,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        NO_UPDATE_NOTIFIER: '1',
        NODE_ENV: 'production',
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output, directory: join(site, 'build')}));
  });
}
