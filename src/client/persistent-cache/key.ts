import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

/** Read by loaders and plugins that the bundler knows nothing of, or decides what they do. */
const files = [
  'package-lock.json',
  // What is really installed.
  'node_modules/.package-lock.json',
  '*.{json,ts}',
  'src/**',
  'static/**',
  'toolkit/*/package.json',
  'versioned_sidebars/**',
  // Images, whose size a page writes down, authors, and the index of the reference's names.
  '{docs,versioned_docs,blog}/**',
];

/** The bundler itself sees when these change. */
const ignore = ['{docs,versioned_docs,blog}/**/*.{md,mdx}'];

/**
 * Hash over all that a compiled page follows from, besides its own text and the modules it imports.
 *
 * @param siteDir - the site's root
 * @param rest - values that decide as well, such as the addresses that links between files become
 */
export async function keyOf(siteDir: string, rest: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, rest]));
  const names = await Globby(files, {cwd: siteDir, ignore});
  for (const name of names.sort()) {
    hash.update(`\0${name}\0`).update(fs.readFileSync(path.join(siteDir, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
