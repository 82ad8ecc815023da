/**
 * Every project that may be edited has the errors that its page shows and no others, runs, and prints
 * what the page shows, the start and the solution of each lesson among them. The projects are opened
 * one after another, as a reader opens them, so that all but the first get the compiler of the last one.
 */
import {pageFile, shareOf} from '../../support/share';
import {expect, test, visit} from '../../support/test';
import {partOf} from '../a11y/pages';
import {expectAsShown, editablePages, editorCode} from './oracle';

const pages = editablePages();
const taken = shareOf({
  name: 'projects',
  items: pages,
  nameOf: (path) => path,
  filesOf: pageFile,
  code: editorCode,
  parts: 8,
});

/** Each of them starts a compiler. */
const parts = Math.min(8, Math.ceil(taken.length / 6));

test('there are projects on dozens of pages', () => expect(pages.length).toBeGreaterThan(40));

for (let part = 0; part < parts; part++) {
  test(`every project prints what its page shows: ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(600_000);
    await visit(page, '/playground');
    for (const path of partOf(taken, part, parts)) await expectAsShown(page, path);
  });
}
