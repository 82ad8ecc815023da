/** Which packages the code that a reader's browser runs imports, transitively. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {transformSync} from 'esbuild';
import ts from 'typescript';

/** Files that the bundle begins with, or that Markdown and Docusaurus' themes import. */
const roots = [
  /^src\/(?:clientModules|components|pages|theme)\//,
  /^src\/client\/\w+\/browser\//,
  /^src\/plugins\/\w+\/client\//,
  /^src\/plugins\/.*\.tsx$/,
];

const isCode = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file);

function resolve(request: string, importer: string): string | undefined {
  const base = request.startsWith('@site/')
    ? request.slice('@site/'.length)
    : path.join(path.dirname(importer), request);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** @returns what is left of a file's imports once the types are gone */
function importsOf(file: string): string[] {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'preserve',
  });
  return (
    ts
      .preProcessFile(code)
      // `!!` asks the bundler for a file without its usual loaders.
      .importedFiles.map(({fileName}) => fileName.replace(/^!!/, ''))
  );
}

/** @returns the package that a request leads to; undefined for what the build writes */
function packageOf(request: string): string | undefined {
  if (request.startsWith('@generated/')) return undefined;
  if (/^@theme(?:-original|-init)?\//.test(request)) return '@docusaurus/theme-classic';
  const [, name = request] = /^((?:@[^/]+\/)?[^/]+)/.exec(request) ?? [];
  if (name === 'react-loadable') return '@docusaurus/core';
  // `@docusaurus/Link` and the like are modules of the core.
  return name.startsWith('@docusaurus/') && !existsSync(`node_modules/${name}`)
    ? '@docusaurus/core'
    : name;
}

/** @returns from the name of a package to the first file that imports it */
export function packagesOfBrowser(): Map<string, string> {
  const packages = new Map<string, string>();
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .filter((file) => isCode(file) && roots.some((root) => root.test(file)));
  const seen = new Set(files);
  // A set may grow while it is walked.
  for (const file of seen) {
    for (const request of importsOf(file)) {
      if (request.startsWith('.') || request.startsWith('@site/')) {
        const target = resolve(request, file);
        if (target && isCode(target)) seen.add(target);
      } else {
        const name = packageOf(request);
        if (name && !packages.has(name)) packages.set(name, file);
      }
    }
  }
  return packages;
}
