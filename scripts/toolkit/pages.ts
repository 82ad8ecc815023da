import {kindOf, writtenTexts} from '../../src/versions/places';
import type {Page} from './compare';

/** The hand-written pages of the docs, of all versions. */
export function writtenPages(siteDir: string): Page[] {
  return [...writtenTexts(siteDir)]
    .filter(([file]) => kindOf(file) === 'doc')
    .map(([file, text]) => ({file, text}));
}
