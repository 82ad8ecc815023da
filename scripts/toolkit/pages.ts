import fs from 'node:fs';
import path from 'node:path';

import {readPages} from '../../src/plugins/page-checks/page';
import type {Page} from './compare';

/** The hand-written pages of the docs, of all versions. */
export function writtenPages(siteDir: string): Page[] {
  return readPages(siteDir)
    .filter(({kind}) => kind === 'doc')
    .map(({file}) => ({file, text: fs.readFileSync(path.join(siteDir, file), 'utf8')}));
}
