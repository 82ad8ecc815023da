/** Where the source of a declaration is, at the released tag. */
import fs from 'node:fs';
import path from 'node:path';

import type {DeclarationReflection} from 'typedoc';

import {packageFolder, type Reference} from '../options';

/** Package name -> released version. */
export type Versions = Readonly<Record<string, string>>;

export function readVersions(reference: Reference): Versions {
  return Object.fromEntries(
    reference.contents.packages.map(({name}) => {
      const manifest = path.join(packageFolder(reference, name), 'package.json');
      const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
      return [name, version];
    }),
  );
}

/** The URL of a line on GitHub; `undefined` for what no package of the reference declares. */
export function sourceUrl(
  reference: Reference,
  versions: Versions,
  {sources, signatures}: DeclarationReflection,
): string | undefined {
  const source = sources?.[0] ?? signatures?.[0]?.sources?.[0];
  if (source === undefined) return undefined;
  // TypeDoc follows some links in `node_modules`, but not all.
  const file = fs.realpathSync(path.join(reference.siteDir, source.fileName));
  for (const {name, directory} of reference.contents.packages) {
    const inside = path.relative(fs.realpathSync(packageFolder(reference, name)), file);
    if (inside.startsWith('..')) continue;
    const posix = inside.split(path.sep).join('/');
    return `${reference.repository}/blob/v${versions[name]}/packages/${directory}/${posix}#L${source.line}`;
  }
  return undefined;
}
