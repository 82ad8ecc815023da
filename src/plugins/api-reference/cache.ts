/** Decides whether the generated pages are still up to date with their inputs. */
import fs from 'node:fs';
import path from 'node:path';

import {cacheFolder, codeOf, digest} from '../../content/cache';
import {listGuides} from './links/guides';
import {outputOf, packageFolder, type Reference} from './options';

/** What TypeDoc's model depends on, besides the packages that it describes. */
export const conversionCode = [path.join(__dirname, 'typedoc/conversion.ts')];

/** What the pages depend on, besides the packages, the contents and the guides. */
export const renderingCode = [path.join(__dirname, 'typedoc/generate.ts')];

const withContent = (folder: string, files: readonly string[]): (string | Buffer)[] =>
  files.flatMap((file) => [file, fs.readFileSync(path.join(folder, file))]);

/** Where generation caches TypeDoc's model, separately for each version. */
export const modelFolder = ({siteDir, version}: Reference): string =>
  path.join(cacheFolder(siteDir, 'api-reference'), version.name);

/** Hashes what TypeDoc's model depends on: the packages, and the code that reads them. */
export function modelHash(reference: Reference): string {
  const manifests = reference.contents.packages.map(({name}) =>
    fs.readFileSync(path.join(packageFolder(reference, name), 'package.json')),
  );
  return digest(codeOf(...conversionCode), ...manifests);
}

/** Hashes everything that the pages depend on. */
export function inputHash(reference: Reference): string {
  const {siteDir, version} = reference;
  return digest(
    modelHash(reference),
    codeOf(...renderingCode),
    JSON.stringify([version, reference.repository, reference.contents, reference.moved]),
    ...withContent(siteDir, listGuides(siteDir, version.docs)),
  );
}

/** Next to the pages, so that both are deleted together; written last. */
const stampFile = (reference: Reference): string => path.join(outputOf(reference), '.stamp');

export function isFresh(reference: Reference): boolean {
  const file = stampFile(reference);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === inputHash(reference);
}

/** @param input - the hash of the inputs at generation time; they may have changed since */
export function recordFresh(reference: Reference, input = inputHash(reference)): void {
  fs.writeFileSync(stampFile(reference), input);
}
