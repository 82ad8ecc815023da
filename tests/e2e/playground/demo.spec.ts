/** The demo of the landing page, whose place the editor takes. */
import type {Page} from '@playwright/test';

import {edits} from '../../../src/components/home/Demo/edits';
import {goTo} from '../../support/goTo';
import {expect, idle, test, visit} from '../../support/test';
import {lookAt} from '../a11y/walk';
import {ways} from '../a11y/ways';
import {
  compiled,
  editor,
  leaveEditor,
  opensEditor,
  patience,
  replaceText,
  runToEnd,
  textOf,
} from './editor';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

const editButton = (page: Page) =>
  page.locator('#demo').getByRole('button', {name: 'Edit', exact: true});

const changes = (page: Page) => editor(page).region.getByRole('group', {name: 'Try a change'});

const change = (page: Page, number: number) =>
  changes(page).getByRole('button', {name: new RegExp(`^${number} `)});

async function showDemo(page: Page): Promise<void> {
  await leaveEditor(page);
  await goTo(page, '/');
}

async function openDemo(page: Page): Promise<void> {
  await showDemo(page);
  await editButton(page).click();
  await opensEditor(page);
}

test('no part of the editor is loaded before Edit is pressed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/');
  await editButton(page).hover();
  await editButton(page).focus();
  await page.locator('#demo form').scrollIntoViewIfNeeded();
  await expect(page.locator('#demo output')).toContainText('Ada');
  await idle(page);
  expect(asked.filter((url) => /\/assets\/playground\/|changes/.test(url))).toEqual([]);
  const before = asked.length;
  await editButton(page).click();
  // The change that the demo shows.
  await compiled(page, '1 type error');
  await expect(change(page, 1)).toHaveAttribute('aria-current', 'true');
  expect(asked.slice(before).some((url) => url.includes('/assets/playground/compiler'))).toBe(true);
});

test('the first change turns the client’s tab red, and once the client follows, it prints the same', async ({
  page,
}) => {
  await openDemo(page);
  const {tab, problems, underlined, code, reset} = editor(page);
  await expect(code).toHaveAccessibleName('Code of server.ts');
  await compiled(page, 'No type errors');
  expect(await runToEnd(page)).toBe('ADA\n');

  await change(page, 1).click();
  await compiled(page, '1 type error');
  await expect(change(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(code).toContainText('fullName: user.name');
  await expect(tab('client.ts')).toHaveAccessibleName('client.ts, 1 problem');
  await expect(problems).toContainText('TS2339');
  await problems.click();
  await expect(underlined).toHaveText('name');

  await replaceText(page, (await textOf(page)).replace('user.name', 'user.fullName'));
  await compiled(page, 'No type errors');
  await expect(tab('client.ts')).toHaveAccessibleName('client.ts');
  expect(await runToEnd(page)).toBe('ADA\n');

  await reset.click();
  await compiled(page, 'No type errors');
  await expect(code).toContainText('user.name.toUpperCase()');
  await expect(changes(page).locator('[aria-current]')).toHaveCount(0);
  expect(await runToEnd(page)).toBe('ADA\n');
});

test('each change starts from the original, has the label of the demo, and the error that the demo shows', async ({
  page,
}) => {
  await openDemo(page);
  const {problems} = editor(page);
  const offered = edits.slice(1);
  await expect(changes(page).getByRole('button')).toHaveText(
    offered.map(({label}, index) => `${index + 1} ${label}`),
  );
  for (const [number, code] of [
    [3, 'TS18047'],
    [2, 'TS2322'],
    [1, 'TS2339'],
  ] as const) {
    await change(page, number).focus();
    await page.keyboard.press('Enter');
    await expect(problems).toContainText(code, patience);
    await expect(problems).toHaveCount(1);
    await expect(change(page, number)).toBeFocused();
    await expect(changes(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('Close brings the demo and the focus back, and what was changed is there the next time', async ({
  page,
}) => {
  await showDemo(page);
  const radio = page.locator('#demo').getByRole('radio', {name: 'Take the id as a string'});
  await radio.check();
  await editButton(page).focus();
  await page.keyboard.press('Enter');
  const {code, close, region} = editor(page);
  await expect(code).toBeFocused(patience);
  await expect(radio).toHaveCount(0);
  await change(page, 1).click();
  await close.click();
  await expect(region).toHaveCount(0);
  await expect(editButton(page)).toBeFocused();
  await expect(radio).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(code).toContainText('fullName', patience);
});

test('a link to the edited demo shows it with its packages', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page);
  await change(page, 3).click();
  const {share, region, tab, code} = editor(page);
  await share.click();
  await expect(region.getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await tab('server.ts').click(patience);
  await expect(code).toContainText('return null');
  await expect(page.getByRole('main').getByRole('link', {name: 'the home page'})).toBeVisible();
  await compiled(page, '1 type error');
  expect(await runToEnd(page)).toBe('ADA\n');
});

// a11y/kinds.spec.ts looks at the demo, as a part of its page.
test('axe finds nothing in the editor of the demo, and it fits, in both modes and at both widths', async ({
  page,
}) => {
  await showDemo(page);
  await editButton(page).click();
  await change(page, 1).click(patience);
  await compiled(page, '1 type error');
  expect(await lookAt(page, 'its editor', ways, {within: '#demo'})).toEqual([]);
});
