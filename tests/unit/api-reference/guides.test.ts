import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {readGuides} from '../../../src/plugins/api-reference/links/guides';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

test('a guide that is not valid is left out, so that what reports all faults of pages is not hidden', () => {
  const docs = path.join(siteDir, 'docs');
  fs.mkdirSync(docs);
  fs.writeFileSync(path.join(docs, 'brace.md'), 'A {brace opens.\n');
  fs.writeFileSync(path.join(docs, 'front-matter.md'), '---\ntitle: A: b\n---\n\nText.\n');
  fs.writeFileSync(path.join(docs, 'whole.md'), '---\ntitle: Whole\n---\n\nText.\n');
  expect(readGuides(siteDir, 'docs').map(({file}) => file)).toEqual(['whole.md']);
});
