import {expect, test, visit} from '../../support/test';
import {
  compiled,
  editButton,
  editor,
  openBlock,
  patience,
  pointAt,
  replaceText,
  runToEnd,
  textOf,
} from './editor';

const path = '/docs/quickstart';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, sharesPage: false});

  test("a field of the quickstart's server is renamed, the client is fixed, and both run", async ({
    page,
  }) => {
    await visit(page, path);
    await editButton(page, 'server/router.ts').tap();
    const {tab, problems, underlined} = editor(page);
    await compiled(page, 'No type errors');
    // What books have, and not what `bookAdd` takes.
    const renamed = (await textOf(page)).replaceAll(/title: (?='|input)/g, 'name: ');
    await replaceText(page, renamed);
    await compiled(page, '1 type error');
    await expect(tab('client/index.ts')).toHaveAccessibleName('client/index.ts, 1 problem');
    await expect(problems).toContainText('TS2339');
    await problems.tap();
    await expect(underlined).toHaveText('title');
    await replaceText(page, (await textOf(page)).replace('book?.title', 'book?.name'));
    await compiled(page, 'No type errors');
    expect(await runToEnd(page)).toBe(
      "Added: { id: 3, name: 'The Dispossessed', stock: 0 }\nFound: The Left Hand of Darkness\n",
    );
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

test('an identifier shows its type and documentation by pointer and by keyboard', async ({
  page,
}) => {
  await openBlock(page, path, 'client/index.ts');
  await compiled(page);
  const {region, code} = editor(page);
  const hover = region.locator('.cm-hover');
  await pointAt(page, 'createTRPCClient');
  await expect(hover).toContainText('createTRPCClient', patience);
  await page.mouse.move(0, 0);
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let column = 0; column < 12; column += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(hover).toContainText('createTRPCClient', patience);
  await expect(region.locator('.cm-announced')).toContainText('createTRPCClient');
});

test('completion offers what a client has with its type, and Tab inserts the choice', async ({
  page,
}) => {
  await openBlock(page, path, 'client/index.ts');
  await compiled(page);
  const {region, code} = editor(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\ntrpc');
  await page.keyboard.type('.');
  const option = region.getByRole('option', {name: /bookAdd/});
  await expect(option).toBeVisible(patience);
  await page.keyboard.type('booka');
  await expect(region.locator('.cm-completionInfo')).toContainText('bookAdd', patience);
  await page.keyboard.press('Tab');
  await expect(code).toContainText(/trpc\.bookAdd$/);
});

test('edits are kept on the device, as the keys that save say, until they are taken back', async ({
  page,
}) => {
  await openBlock(page, path, 'client/index.ts');
  await compiled(page);
  await page.keyboard.insertText('// mine\n');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor(page).status).toHaveText('Your edits are kept on this device.');
  await page.reload();
  await editButton(page, 'client/index.ts').click();
  const {code, reset} = editor(page);
  await expect(code).toContainText('// mine', patience);
  await reset.click();
  await expect(code).not.toContainText('// mine');
});
