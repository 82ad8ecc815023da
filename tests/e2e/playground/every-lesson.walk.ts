/** Every lesson can be done from its start to its last check, and leads to the next one. */
import {expect, test, visit} from '../../support/test';
import {compiled, editor, patience, projectsOf, replaceText, runToEnd} from './editor';
import {editablePages} from './oracle';

test.describe.configure({timeout: patience.timeout * 3});

const lessons = editablePages().flatMap((path) => {
  const lesson = projectsOf(path)?.lesson;
  return lesson ? [{path, ...lesson}] : [];
});

for (const {path, solution, errors} of lessons) {
  test(path, async ({page}) => {
    await visit(page, path);
    await page.getByRole('button', {name: 'Start the lesson'}).click();
    const {region, tab, code} = editor(page);
    await expect(code).toBeFocused(patience);
    for (const {path: file, text} of solution) {
      await tab(file).click();
      await replaceText(page, text);
    }
    await compiled(page, errors.length > 0 ? `${errors.length} type error` : 'No type errors');
    await runToEnd(page);
    await expect(region.getByText('All checks passed. The lesson is done.')).toBeVisible(patience);
    const next = region.getByRole('link', {name: /^Next: /});
    const address = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(address ?? '');
  });
}
