import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const docusaurus = path.resolve('node_modules/@docusaurus');
const read = (file: string) => readFileSync(path.join(docusaurus, file), 'utf8');

/**
 * What `src/plugins/{quick-routes,quiet-start}` replace, by the first digits of its hash, and who
 * imports it. When an upgrade changes one, compare the two, take over what is new, and put the new
 * hash here.
 */
test.each([
  ['core/lib/client', 'PendingNavigation', 'App', '1c489db32b56'],
  ['core/lib/client', 'docusaurus', 'clientEntry', 'b0d1dbdc1e3a'],
  ['core/lib/client', 'browserContext', 'App', 'f0765ea0de6c'],
  ['theme-common/lib', 'utils/IntlUtils', 'internal', '50ecfecea6e4'],
  ['plugin-content-docs/lib/client', 'docsClientUtils', 'index', '444c91b32c4a'],
])('%s/%s is the one that was replaced', (folder, name, importer, hash) => {
  const source = read(`${folder}/${name}.js`);
  expect(createHash('sha256').update(source).digest('hex').slice(0, 12)).toBe(hash);
  expect(read(`${folder}/${importer}.js`)).toContain(`from './${name}'`);
});
