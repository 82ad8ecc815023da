import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {writtenFiles} from '../../../src/versions/places';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {isGuide} from '../../guides/read';
import {unfollowed} from '../../guides/unfollowed';

const siteDir = path.resolve(__dirname, '../../..');

/** Pages with that word in a fence, because parsing all pages takes many seconds. */
const candidates = writtenFiles(siteDir)
  .map((file) => ({file, source: fs.readFileSync(path.join(siteDir, file), 'utf8')}))
  .filter(({source}) => /^\s*```.* followed\b/m.test(source));

it('a block that runs only where its page is followed is on a page that is followed', () => {
  const marked = candidates.filter(({source, file}) =>
    parsePage(source, file).fences.some(({followed}) => followed),
  );
  expect(marked.length).toBeGreaterThan(0);
  const silent = marked.filter(({source, file}) => !isGuide(source, file) || unfollowed[file]);
  expect(silent.map(({file}) => file)).toEqual([]);
});
