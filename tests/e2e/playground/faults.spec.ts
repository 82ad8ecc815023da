/** What fails says so in its place, can be tried again, and leaves the page as it is. */
import type {Page} from '@playwright/test';

import {expect, test, visit} from '../../support/test';
import {compiled, editButton, editor, openBlock, patience, runToEnd} from './editor';

const path = '/docs/client/links/localLink';
const failed = /Failed to load resource/;

test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

const compilers = (page: Page) => page.workers().filter((it) => it.url().includes('/loader.'));

test('an editor, a compiler, a package or a frame that does not arrive offers to try again, while the code can be edited', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(failed);
  const {run, failure, retry, code, status} = editor(page);

  await test.step('the editor', async () => {
    await visit(page, path);
    server.fail(/assets\/js\//);
    await editButton(page, 'client/index.ts').click();
    const again = page.getByRole('button', {name: 'The editor did not load. Retry'});
    await expect(again).toBeVisible(patience);
    server.reset();
    server.fail(/assets\/playground\/compiler/);
    // A library that arrived beside it would be in the browser's cache, and could not fail later.
    server.hold(/assets\/playground\/library/);
    await again.click();
    await expect(code).toBeFocused(patience);
  });

  await test.step('the compiler', async () => {
    await expect(failure).toContainText(/\/compiler\.\w+\.js answered 503/, patience);
    await page.keyboard.insertText('const wrong: number = "text";\n');
    await expect(code).toContainText('const wrong');
    server.reset();
    server.fail(/assets\/playground\/library/);
    await retry.click();
    await expect(failure).toContainText(/\/library\.\w+\.json answered 503/, patience);
    server.reset();
    await retry.click();
    await compiled(page, '1 type error');
    await expect(failure).toHaveCount(0);
  });

  await test.step('a package, and the frame', async () => {
    server.fail(/assets\/playground\/module-trpc_client\./);
    await run.click();
    await expect(failure).toContainText(/\/module-trpc_client\.\w+\.js answered 503/, patience);
    server.reset();
    server.fail(/assets\/frame\//);
    await retry.click();
    await expect(failure).toContainText(
      'The frame that code runs in could not be loaded.',
      patience,
    );
    server.reset();
    await retry.click();
    await expect(status).toContainText('Finished.', patience);
    await expect(failure).toHaveCount(0);
  });
});

test.describe('after loading', () => {
  test.use({sharesPage: true});

  test.beforeEach(async ({page}) => {
    if (page.url() === 'about:blank') await page.clock.install();
  });

  test('offline after loading, types are checked and what was run runs again', async ({
    page,
    context,
  }) => {
    await openBlock(page, path, 'client/index.ts');
    await compiled(page);
    const output = await runToEnd(page);
    expect(output).toContain('TRPCClientError 401');
    // The samples around the editor load their popups when the pointer first meets one.
    const sample = page.locator('[data-types]').filter({visible: true}).first();
    await sample.hover();
    await expect(sample.locator('.typed').first()).toBeAttached();
    await context.setOffline(true);
    expect(await runToEnd(page)).toBe(output);
    await page.keyboard.press('ControlOrMeta+Home');
    await editor(page).code.focus();
    await page.keyboard.insertText('const wrong: number = "text";\n');
    await compiled(page, '1 type error');
    expect(await runToEnd(page)).toBe(output);
    await context.setOffline(false);
  });
});

// On a page of its own each, since what is waited for is the only compiler's end.
test.describe('after loading, the compiler', () => {
  test.beforeEach(({page}) => page.clock.install());

  test('a compiler that is killed says so, and can be started again', async ({page}) => {
    await openBlock(page, path, 'client/index.ts');
    await compiled(page, 'No type errors');
    const [compiler] = compilers(page);
    await compiler?.evaluate(() => self.close());
    await page.keyboard.insertText('const wrong: number = "text";\n');
    const {failure, retry} = editor(page);
    await expect(async () => {
      await page.clock.fastForward('01:01');
      await expect(failure).toContainText('The compiler does not answer.', {timeout: 1000});
    }).toPass(patience);
    await retry.click();
    await compiled(page, '1 type error');
    await expect(failure).toHaveCount(0);
  });

  test('a compiler that still owes an answer when its editor is closed holds up no other, and is ended if it never gives it', async ({
    page,
  }) => {
    await openBlock(page, path, 'client/index.ts');
    await compiled(page, 'No type errors');
    const [first] = compilers(page);
    await first?.evaluate(() => {
      self.postMessage = () => undefined;
    });
    await page.keyboard.insertText('// asks the compiler\n');
    await page.clock.runFor(1000);
    await editor(page).close.click();
    await editButton(page, 'client/trpc.ts').click();
    await compiled(page, 'No type errors');
    expect(compilers(page)).toHaveLength(2);
    await page.clock.fastForward('01:01');
    await expect.poll(() => compilers(page), patience).not.toContain(first);
    expect(compilers(page)).toHaveLength(1);
  });

  test('a compiler that no editor needs is ended after five minutes', async ({page}) => {
    await openBlock(page, path, 'client/index.ts');
    await compiled(page, 'No type errors');
    await editor(page).close.click();
    await page.clock.runFor(60_000);
    expect(compilers(page)).toHaveLength(1);
    await page.clock.fastForward('04:01');
    await expect.poll(() => compilers(page).length, patience).toBe(0);
  });
});
