import path from 'node:path';

import {
  commonWords,
  examplePreludes,
  referencePackages,
  referencePath,
  uncheckedExamples,
} from '../../config/apiReference';
import {readGuides} from './guides';
import type {ReferenceModel} from './model';
import {renderReference} from './render';
import {createSymbolIndex} from './symbols';
import {findUsages} from './usages';

/**
 * @param siteDirectory - whose guides the reference points to
 * @returns file below the reference's folder -> its content: the pages, and the index of symbols
 */
export function referenceFiles(siteDirectory: string, model: ReferenceModel): Map<string, string> {
  const guides = readGuides(path.join(siteDirectory, 'docs'));
  const symbols = createSymbolIndex(model.entries, (id) => `${referencePath}/${id}`, commonWords);
  const pages = renderReference({
    packages: referencePackages,
    model,
    usages: findUsages(model.entries, guides, symbols),
    guides,
    symbols,
    referencePath,
    examplePreludes,
    uncheckedExamples,
  });
  return pages.set('symbols.json', `${JSON.stringify(symbols, null, 1)}\n`);
}
