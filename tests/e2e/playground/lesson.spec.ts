import {expect, test} from '../../support/test';
import {compiled, editor, openBlock, replaceText, runToEnd, textOf} from './editor';

const path = '/docs/learn/first-procedure';
const ping = "ping: t.procedure.query(() => 'pong'),";

test('a reader sees what fails, adds what is missing, and passes', async ({page}) => {
  await openBlock(page, path, 'router.ts');
  await compiled(page, '1 type error');
  expect(await runToEnd(page)).toBe(
    '✓ ping answers\n' +
      '✗ hello answers: expected "Hello, reader", received "No procedure found on path \\"hello\\""\n',
  );

  const start = await textOf(page);
  expect(start).toContain(ping);
  await replaceText(
    page,
    start.replace(ping, `${ping} hello: t.procedure.query(() => 'Hello, reader'),`),
  );
  await compiled(page, 'No type errors');
  expect(await runToEnd(page)).toBe('✓ ping answers\n✓ hello answers\n');
  await expect(editor(page).status).toHaveText('Finished. No type errors');
});

test('the solution is folded until the reader asks for it', async ({page}) => {
  await page.goto(path);
  const added = page.getByText("hello: t.procedure.query(() => 'Hello, reader'),");
  await expect(added).toBeHidden();
  await page.locator('details', {has: added}).locator('summary').click();
  await expect(added).toBeVisible();
});
