/** `npm run test:playground` walks over all projects; these are some of them. */
import {expect, test, visit} from '../../support/test';
import {editor, patience, projectsOf, replaceText} from './editor';
import {differencesOn, openOriginal} from './oracle';

test.describe.configure({timeout: patience.timeout * 5});

/** One with servers and errors, and one with React. */
const pages = ['/docs/server/error-handling', '/docs/client/react/useMutation'];

for (const path of pages) {
  test(`the projects of ${path} print what the page shows`, async ({page}) => {
    await visit(page, '/playground');
    expect(await differencesOn(page, path)).toEqual([]);
  });
}

test('a planted error has the compiler’s code', async ({page}) => {
  await visit(page, '/playground');
  for (const path of pages) {
    await openOriginal(page, path, projectsOf(path)?.projects[0]?.name ?? '');
    await replaceText(page, 'export const planted: number = "text";\n');
    await expect(editor(page).problems.filter({hasText: 'TS2322'}).first()).toBeVisible(patience);
  }
});
