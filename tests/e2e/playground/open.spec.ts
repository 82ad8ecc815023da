import {goTo} from '../../support/goTo';
import {expect, idle, test, visit} from '../../support/test';
import {lookAt} from '../a11y/walk';
import {ways} from '../a11y/ways';
import {openOriginal} from './oracle';
import {
  block,
  compiled,
  editButton,
  editor,
  leaveEditor,
  opened,
  openBlock,
  patience,
} from './editor';

const path = '/docs/quickstart';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

test('no part of the editor is loaded before Edit is pressed, and then the status says how far it is', async ({
  page,
  server,
}) => {
  await visit(page, path);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await editButton(page, 'server/trpc.ts').hover();
  await editButton(page, 'server/trpc.ts').focus();
  await idle(page);
  expect(asked.filter((url) => url.includes('/assets/playground/'))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.js') && !url.includes('/assets/js/'))).toEqual([]);
  const release = server.hold(/assets\/playground\/compiler/);
  await editButton(page, 'server/trpc.ts').click();
  await expect(editor(page).code).toBeFocused(patience);
  await expect(editor(page).status).toHaveText(/^Loading the compiler/, patience);
  await expect(editor(page).status).toHaveText('Loading the compiler: 25 %', patience);
  release();
  await compiled(page, 'No type errors');
  expect(asked.some((url) => url.includes('/assets/playground/compiler'))).toBe(true);
});

test('the next project starts with the compiler of the last one, and reads only the packages that it lacks', async ({
  page,
}) => {
  await goTo(page, '/playground');
  await openOriginal(page, '/docs/client/links/localLink', '');
  const [compiler] = page.workers();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openOriginal(page, '/docs/server/error-formatting', '');
  expect(page.workers()).toEqual([compiler]);
  const read = asked.flatMap((url) => /\/assets\/playground\/(.+)\.\w+\.\w+$/.exec(url)?.[1] ?? []);
  expect(read).toContain('valibot');
  expect(read).not.toContain('types-node');
  expect(read.filter((name) => /^(?:compiler|loader|library)$/.test(name))).toEqual([]);
});

test('Edit opens the project in place of its block, and Close brings back the block and the focus', async ({
  page,
}) => {
  await openBlock(page, path, 'server/router.ts');
  const {tab, code, close, region} = editor(page);
  await expect(tab('server/router.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('server/trpc.ts')).toBeVisible();
  await expect(tab('client/index.ts')).toBeVisible();
  await expect(code).toContainText('The Left Hand of Darkness');
  await compiled(page, 'No type errors');
  await close.click();
  await expect(region).toHaveCount(0);
  await expect(editButton(page, 'server/router.ts')).toBeFocused();
  await expect(block(page, 'server/router.ts')).toBeVisible();
});

test('what was changed is there when the editor is opened again, until Reset, which can be undone', async ({
  page,
}) => {
  await openBlock(page, path, 'server/router.ts');
  const {code, close, reset} = editor(page);
  await expect(reset).toBeDisabled();
  await page.keyboard.insertText('// changed\n');
  await close.click();
  await editButton(page, 'server/router.ts').click();
  await expect(code).toContainText('// changed', patience);
  await reset.click();
  await expect(code).not.toContainText('// changed');
  await expect(reset).toBeDisabled();
  // By the keys and by the button.
  await code.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(code).toContainText('// changed');
  await expect(code).toBeFocused();
  await reset.click();
  await editor(page).region.getByRole('button', {name: 'Undo'}).click();
  await expect(code).toContainText('// changed');
  await reset.click();
});

test('one editor is open at a time', async ({page}) => {
  await openBlock(page, path, 'server/router.ts');
  await editButton(page, 'client/index.ts').click();
  const {tab, region} = editor(page);
  await expect(tab('client/index.ts')).toHaveAttribute('aria-selected', 'true', patience);
  await expect(region).toHaveCount(1);
  await expect(block(page, 'server/router.ts')).toBeVisible();
});

test('files that the page hides are behind a button', async ({page}) => {
  await openBlock(page, '/docs/server/subscriptions', 'client/index.ts');
  const {region, tab} = editor(page);
  await compiled(page, 'No type errors');
  await expect(tab('client/event-source.ts')).toHaveCount(0);
  const more = region.getByRole('button', {name: /more files?$/});
  await more.click();
  await tab('client/event-source.ts').click();
  await expect(editor(page).code).toContainText('EventSource');
});

test('of two editors that are asked for while the first one loads, the second one opens', async ({
  page,
  server,
}) => {
  await leaveEditor(page);
  // A page whose types have not been loaded yet.
  await goTo(page, '/docs');
  const free = server.hold(/\/assets\/types\//);
  await editButton(page, 'server.ts').click();
  await editButton(page, 'client.ts').click();
  free();
  const {tab, region} = editor(page);
  await expect(tab('client.ts')).toHaveAttribute('aria-selected', 'true', patience);
  await expect(region).toHaveCount(1);
  await expect(block(page, 'server.ts')).toBeVisible();
});

test.describe('by keyboard', () => {
  test('the editor can be left in either direction, and says how', async ({page}) => {
    await openBlock(page, path, 'server/router.ts');
    const {code, tab, close} = editor(page);
    await expect(code).toHaveAccessibleDescription(/To leave the editor, press Escape, then Tab/);
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
    await code.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await tab('server/router.ts').focus();
    await expect(tab('server/router.ts')).toBeFocused();
  });

  test('arrow keys move from tab to tab', async ({page}) => {
    await openBlock(page, path, 'server/trpc.ts');
    const {tab, code} = editor(page);
    await tab('server/trpc.ts').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('server/router.ts')).toBeFocused();
    await expect(code).toHaveAccessibleName('Code of server/router.ts');
    await page.keyboard.press('Home');
    await expect(tab('server/trpc.ts')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('server/trpc.ts')).not.toBeFocused();
  });

  test('a slash is a slash, and opens no search', async ({page}) => {
    await openBlock(page, path, 'server/router.ts');
    await page.keyboard.press('/');
    await expect(editor(page).code).toContainText(/^\//);
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });
});

test('axe finds nothing in the open editor, and it fits, in both modes and at both widths', async ({
  page,
}) => {
  await openBlock(page, path, 'client/index.ts');
  await page.keyboard.insertText('const wrong: number = "text";\n');
  await compiled(page, '1 type error');
  expect(await lookAt(page, 'the editor', ways, {within: opened})).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('there is no button', async ({page}) => {
    await page.goto(path);
    await expect(block(page, 'server/router.ts')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Edit', exact: true})).toHaveCount(0);
  });
});
