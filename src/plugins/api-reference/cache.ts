/** Says whether what was generated still follows from what it was generated from. */
import fs from 'node:fs';
import path from 'node:path';

import {codeOf, digest} from '../../content/cache';
import {outputDirectory, packagesDirectory, referencePackages} from '../../config/apiReference';

/** What the model follows from, besides the packages that it describes. */
export const conversionCode = [path.join(__dirname, 'convert.ts')];

/** What the pages follow from, besides the model and the guides. */
export const renderingCode = [path.join(__dirname, 'generate.ts')];

export function readJson<T>(file: string): T | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

function read(file: string): Buffer {
  return fs.readFileSync(file);
}

/** Hash over what the model follows from: packages, tools, configuration, this plugin's sources. */
export function conversionHash(siteDirectory: string): string {
  const manifests = referencePackages.map(({directory}) =>
    read(path.join(siteDirectory, packagesDirectory, directory, 'package.json')),
  );
  return digest(codeOf(...conversionCode), JSON.stringify(referencePackages), ...manifests);
}

function filesBelow(directory: string, matches: (file: string) => boolean): string[] {
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter(matches)
    .sort();
}

/** Hash over what the pages follow from: the model, every guide, and the sources that render. */
export function inputHash(siteDirectory: string): string {
  const docs = path.join(siteDirectory, 'docs');
  const guides = filesBelow(
    docs,
    (file) => /\.mdx?$/.test(file) && !file.startsWith('typedoc/'),
  ).flatMap((file) => [file, read(path.join(docs, file))]);
  return digest(conversionHash(siteDirectory), codeOf(...renderingCode), ...guides);
}

/** Hash over what was generated, so that a page that was edited or deleted is made again. */
function outputHash(siteDirectory: string): string {
  const output = path.join(siteDirectory, outputDirectory);
  if (!fs.existsSync(output)) return '';
  return digest(
    ...filesBelow(output, (file) => /\.(mdx|json)$/.test(file)).flatMap((file) => [
      file,
      read(path.join(output, file)),
    ]),
  );
}

type Stamp = {input: string; output: string};

/** Beside the pages, so that both go together; written last. */
const stampFile = path.join(outputDirectory, '.stamp');

export function isFresh(siteDirectory: string): boolean {
  const stamp = readJson<Stamp>(path.join(siteDirectory, stampFile));
  return stamp?.input === inputHash(siteDirectory) && stamp.output === outputHash(siteDirectory);
}

/** @param input - what was generated from; it may have changed since */
export function recordFresh(siteDirectory: string, input = inputHash(siteDirectory)): void {
  const stamp: Stamp = {input, output: outputHash(siteDirectory)};
  fs.writeFileSync(path.join(siteDirectory, stampFile), JSON.stringify(stamp));
}
