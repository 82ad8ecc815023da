/**
 * Every project that may be edited has the errors that its page shows and no others, runs, and prints
 * what the page shows; an error that is put into it has the compiler's code.
 */
import {expect, test, visit} from '../../support/test';
import {patience} from './editor';
import {differencesOn, editablePages} from './oracle';

test.describe.configure({timeout: patience.timeout * 5});

for (const path of editablePages()) {
  test(path, async ({page}) => {
    await visit(page, '/playground');
    expect(await differencesOn(page, path)).toEqual([]);
  });
}
