/** The modules that the site's bundle is made of, as files. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

const folders = [
  'src',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-common/lib',
  'node_modules/@docusaurus/plugin-content-docs/lib/client',
  'node_modules/@mdx-js/react',
  'node_modules/@docsearch/css/dist',
];

/** Absolute paths, with the system's own separators, as the bundler has them. */
export const tree: readonly string[] = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
    path.resolve(folder, file),
  ),
);
