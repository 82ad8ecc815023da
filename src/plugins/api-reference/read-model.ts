/** Converts the released packages, or takes the model from the cache while nothing it follows from changed. */
import fs from 'node:fs';
import path from 'node:path';

import {packagesDirectory, referencePackages} from '../../config/apiReference';
import {conversionHash, readJson} from './cache';
import {convert} from './convert';
import type {ReferenceModel} from './model';

type CachedModel = {hash: string; model: ReferenceModel};

export async function readModel(siteDirectory: string): Promise<ReferenceModel> {
  const workDirectory = path.join(siteDirectory, 'node_modules/.cache/api-reference');
  const modelFile = path.join(workDirectory, 'model.json');
  const hash = conversionHash(siteDirectory);
  const cached = readJson<CachedModel>(modelFile);
  if (cached?.hash === hash) return cached.model;
  fs.mkdirSync(workDirectory, {recursive: true});
  const model = await convert({
    packages: referencePackages,
    packagesDirectory: path.join(siteDirectory, packagesDirectory),
    workDirectory,
  });
  fs.writeFileSync(modelFile, JSON.stringify({hash, model} satisfies CachedModel));
  return model;
}
