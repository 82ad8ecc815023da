import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

/** Files that loaders and plugins read without declaring them to the bundler. */
const files = [
  'package-lock.json',
  // The versions that are actually installed.
  'node_modules/.package-lock.json',
  '*.{json,ts}',
  'src/**',
  'static/**',
  'toolkit/*/package.json',
  'versioned_sidebars/**',
  // Images, whose dimensions are written into the page; authors; and the symbol index of the API
  // reference.
  '{docs,versioned_docs,blog}/**',
];

/** The bundler tracks these itself. */
const ignore = ['{docs,versioned_docs,blog}/**/*.{md,mdx}'];

/**
 * Hashes everything that a compiled page depends on, except its own text and the modules it
 * imports.
 *
 * @param siteDir - the site's root
 * @param rest - other inputs, such as the URLs that links between files resolve to
 */
export async function keyOf(siteDir: string, rest: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, rest]));
  const names = await Globby(files, {cwd: siteDir, ignore});
  for (const name of names.sort()) {
    hash.update(`\0${name}\0`).update(fs.readFileSync(path.join(siteDir, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
