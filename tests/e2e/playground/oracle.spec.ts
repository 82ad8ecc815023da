/**
 * Every project that may be edited compiles as its page says, runs, and prints what its page shows. Many
 * in one page, through the links that open the original of a page.
 */
import {matchOutput} from '../../../src/plugins/samples/run';
import {guidePaths, partOf} from '../a11y/pages';
import {expect, test, visit} from '../../support/test';
import {compiled, editor, patience, projectsOf, replaceText, runToEnd} from './editor';

const parts = 6;

const pages = guidePaths().filter(
  (path) => path.startsWith('/docs/') && !/^\/docs\/v\d/.test(path),
);

for (let part = 0; part < parts; part += 1) {
  test(`projects print what their pages show, part ${part + 1}`, async ({page}) => {
    test.setTimeout(600_000);
    await visit(page, '/playground');
    const wrong: string[] = [];
    for (const path of partOf(pages, part, parts)) {
      for (const {name, entries} of projectsOf(path)?.projects ?? []) {
        const fragment = new URLSearchParams({from: path, name});
        await page.evaluate((hash) => (location.hash = hash), `#${fragment}`);
        const {region, status} = editor(page);
        await expect(region).toHaveAttribute('aria-label', /^Editor of /, patience);
        await compiled(page);
        for (const [index, entry] of entries.entries()) {
          if (entries.length > 1) {
            await region.getByLabel('Program to run').selectOption({index});
          }
          const output = await runToEnd(page);
          const end = (await status.textContent()) ?? '';
          if (!end.startsWith('Finished.')) wrong.push(`${path} ${name} ${entry.path}: ${end}`);
          if (entry.output === undefined) continue;
          const match = matchOutput(entry.output, output);
          if (!match.ok) wrong.push(`${path} ${name} ${entry.path}:\n${match.diff}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('a planted error has the compiler’s code, on a sample of pages', async ({page}) => {
  test.setTimeout(300_000);
  await visit(page, '/playground');
  const editable = pages.filter((path) => (projectsOf(path)?.projects.length ?? 0) > 0);
  for (const path of editable.filter((_, index) => index % 8 === 0)) {
    await page.evaluate((hash) => (location.hash = hash), `#${new URLSearchParams({from: path})}`);
    await compiled(page);
    await replaceText(page, 'export const planted: number = "text";\n');
    await expect(editor(page).problems.filter({hasText: 'TS2322'}).first()).toBeVisible(patience);
  }
});
