/**
 * A program that fills its memory. Some releases of Chromium then end the whole process, so what saves
 * the page is that a frame without an origin has a process of its own. Readers' browsers isolate such
 * frames, and the headless shell does so when told.
 */
import {expect, test} from '../../support/test';
import {testBrowser} from '../../support/browser';
import {editor, openProgram, patience} from '../playground/editor';

test.use({
  launchOptions: {...testBrowser, args: [...(testBrowser.args ?? []), '--site-per-process']},
});

test.describe.configure({timeout: patience.timeout * 2});

test('a program may fill its memory, and ends only itself', async ({page, context}) => {
  await openProgram(
    page,
    '/docs/client/links/localLink',
    'const kept: number[][] = [];\nfor (;;) kept.push(new Array(1e6).fill(kept.length));\n',
  );
  // Playwright gives up a page when one of its frames crashes, so the rest speaks to the browser.
  const session = await context.newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', {expression, returnByValue: true})).result.value;
  const status = () =>
    evaluate('document.querySelector("section[aria-label^=Editor] p[role=status]").textContent');
  const press = (name: string) =>
    evaluate(
      `[...document.querySelectorAll('section[aria-label^=Editor] button')].find(({textContent, ariaLabel}) => (ariaLabel ?? textContent).startsWith('${name}')).click()`,
    );

  await editor(page).run.click();
  await expect.poll(status, patience).toMatch(/^(?:Ended|Stopped, because it did not answer)/);

  await press('Reset');
  await press('Run');
  await expect.poll(status, patience).toMatch(/^Finished/);
});
