/** A reader can do all lessons, from the first to the last, each from its start to its last check. */
import {goTo} from '../../support/goTo';
import {pageFile, shareOf} from '../../support/share';
import {expect, test, visit} from '../../support/test';
import {compiled, editor, patience, projectsOf, replaceText, runToEnd} from './editor';
import {editablePages, editorCode} from './oracle';

const lessons = new Map(
  editablePages().flatMap((path) => {
    const lesson = projectsOf(path)?.lesson;
    return lesson ? [[path, lesson]] : [];
  }),
);
const taken = shareOf({
  name: 'lessons',
  items: [...lessons.keys()],
  nameOf: (path) => path,
  filesOf: pageFile,
  code: editorCode,
  parts: 8,
});

test('every lesson can be done, and leads to the next one', async ({page}) => {
  test.setTimeout(600_000);
  const {region, tab, code} = editor(page);
  await visit(page, '/docs/learn');
  const course = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((paths) => paths.filter((path) => path.startsWith('/docs/learn/')));
  expect([...course].sort()).toEqual([...lessons.keys()].sort());
  for (const path of course.filter((lesson) => taken.includes(lesson))) {
    await goTo(page, path);
    await page.getByRole('button', {name: 'Start the lesson'}).click();
    await expect(code).toBeFocused(patience);
    const {solution = [], errors = []} = lessons.get(path) ?? {};
    expect(solution, path).not.toEqual([]);
    for (const {path: file, text} of solution) {
      await tab(file).click();
      await replaceText(page, text);
    }
    await compiled(page, errors.length > 0 ? 'No other type errors' : 'No type errors');
    await runToEnd(page);
    await expect(region.getByText('All checks passed. The lesson is done.')).toBeVisible(patience);
    const next = region.getByRole('link', {name: /^Next: /});
    const address = await next.getAttribute('href');
    expect(address).toEqual(course[course.indexOf(path) + 1] ?? expect.stringMatching(/^\/docs\//));
    await next.click();
    await expect(page).toHaveURL(address ?? '');
  }
  await page.goto('/docs/learn');
  const done = `${taken.length} of ${lessons.size} done`;
  await expect(page.getByRole('main').getByText(done)).toBeVisible();
});
