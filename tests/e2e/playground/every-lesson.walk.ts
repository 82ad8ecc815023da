/** A reader can do all lessons, from the first to the last, each from its start to its last check. */
import {expect, test, visit} from '../../support/test';
import {compiled, editor, patience, projectsOf, replaceText, runToEnd} from './editor';
import {editablePages} from './oracle';

const lessons = new Map(
  editablePages().flatMap((path) => {
    const lesson = projectsOf(path)?.lesson;
    return lesson ? [[path, lesson]] : [];
  }),
);

test('every lesson can be done, and leads to the next one', async ({page}) => {
  test.setTimeout(600_000);
  const {region, tab, code} = editor(page);
  await visit(page, '/docs/learn');
  await page.getByRole('main').getByRole('link', {name: 'Your first procedure'}).click();
  for (let count = 0; count < lessons.size; count += 1) {
    await page.getByRole('button', {name: 'Start the lesson'}).click();
    await expect(code).toBeFocused(patience);
    const path = new URL(page.url()).pathname;
    const {solution = [], errors = []} = lessons.get(path) ?? {};
    expect(solution, path).not.toEqual([]);
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
  }
  await page.goto('/docs/learn');
  const done = `${lessons.size} of ${lessons.size} done`;
  await expect(page.getByRole('main').getByText(done)).toBeVisible();
});
