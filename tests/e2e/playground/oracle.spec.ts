/** `npm run test:playground` walks over all projects; these are some of them. */
import {expect, test, visit} from '../../support/test';
import {patience} from './editor';
import {differencesOn} from './oracle';

test.describe.configure({timeout: patience.timeout * 5});

/** One with servers and errors, and one with React. */
const pages = ['/docs/server/error-handling', '/docs/client/react/useMutation'];

for (const path of pages) {
  test(`the projects of ${path} print what the page shows, and a planted error has the compiler’s code`, async ({
    page,
  }) => {
    await visit(page, '/playground');
    expect(await differencesOn(page, path)).toEqual([]);
  });
}
