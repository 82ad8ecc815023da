import type {Page} from '@playwright/test';

import {goTo} from '../../support/goTo';
import {expect, test} from '../../support/test';
import {compiled, editor, leaveEditor, openBlock, patience, replaceText, runToEnd} from './editor';

const path = '/docs/server/error-formatting';
const note = 'p[role=status]';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

/** Follows a link to `/playground`, from there or from another page. */
async function followLink(page: Page, fragment: string): Promise<void> {
  await leaveEditor(page);
  await goTo(page, '/playground');
  await page.evaluate((hash) => (location.hash = hash), fragment);
}

test('a link opens the file, the program and the cursor that were shared, runs only when asked, and says where it is from', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBlock(page, path, 'client/index.ts');
  await compiled(page);
  const {share, region, code, console: output, tab} = editor(page);
  const picked = region.getByLabel('Program to run');
  await picked.selectOption({label: 'server/standard.ts'});
  await tab('server/standard.ts').click();
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('console.log("shared");\n');
  await share.click();
  await expect(region.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/playground');
  // What chats take.
  expect(link.length).toBeLessThan(2000);
  await page.goto(link);
  await expect(code).toContainText('console.log("shared");', patience);
  await expect(tab('server/standard.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(picked.locator('option:checked')).toHaveText('server/standard.ts');
  await expect(code).toBeFocused();
  await page.keyboard.insertText('// here\n');
  await expect(code.locator('.cm-line').nth(1)).toHaveText('// here');
  await expect(page.locator(note).filter({hasText: 'This code comes from a link.'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: path})).toBeVisible();
  await compiled(page, 'No type errors');
  await expect(output).toHaveText('Press Run to see what it prints.');
  expect(await runToEnd(page)).toMatch(/^shared\n/);
});

test('where copying is refused, the link can be copied by hand', async ({page}) => {
  await openBlock(page, path, 'client/index.ts');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('refused'))},
    });
  });
  await editor(page).share.click();
  await expect(page.getByLabel('Link to this code')).toHaveValue(
    /\/playground#from=.*&open=.*&run=/,
  );
});

test('a link that is too long for chats says so instead of being copied', async ({page}) => {
  await openBlock(page, path, 'client/index.ts');
  const words = Array.from({length: 600}, (_, index) => `v${(index * 7919) % 10_007}`);
  await replaceText(page, words.join('\n'));
  await editor(page).share.click();
  await expect(editor(page).region.getByText(/^\d{4} characters are too many/)).toBeVisible();
  await expect(page.getByLabel('Link to this code')).toBeVisible();
});

test('an incomplete link says so, and shows the original', async ({page}) => {
  await followLink(page, `from=${encodeURIComponent(path)}&code=dY9BCs`);
  await expect(page.locator(note).filter({hasText: 'This link is incomplete'})).toBeVisible(
    patience,
  );
  await expect(editor(page).tab('server/router.ts')).toBeVisible(patience);
});

test('a link cannot name another host', async ({page}) => {
  await followLink(page, 'from=//elsewhere.example/docs');
  await expect(editor(page).tab('server.ts')).toBeVisible(patience);
});
