import type {Page} from '@playwright/test';

import {goTo} from '../../support/goTo';
import {blockStorage, expect, hydrated, idle, stored, test, visit} from '../../support/test';
import {translate} from '../../support/translated';
import {lookAt} from '../a11y/walk';
import {ways} from '../a11y/ways';
import {
  compiled,
  editor,
  leaveEditor,
  opensEditor,
  opened,
  patience,
  replaceText,
  runToEnd,
  textOf,
} from './editor';

const path = '/docs/learn/first-procedure';
const ping = "ping: t.procedure.query(() => 'pong'),";
const hello = "hello: t.procedure.query(() => 'Hello, reader'),";
const key = 'docusaurus.lessons.done';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

const startButton = (page: Page) => page.getByRole('button', {name: 'Start the lesson'});

function lesson(page: Page) {
  const {region} = editor(page);
  const checks = region.getByRole('list', {name: 'Checks'});
  return {
    check: (name: string) => checks.getByRole('listitem').filter({hasText: name}),
    summary: region.getByRole('status').filter({hasText: /check|lesson/}),
    next: region.getByRole('link', {name: /^Next: /}),
    compare: region.getByText('Compare with the solution'),
    solution: region.getByRole('group', {name: /compared with the solution$/}),
  };
}

async function start(page: Page, at = path): Promise<void> {
  await leaveEditor(page);
  await goTo(page, at);
  await startButton(page).click();
  await opensEditor(page);
}

/** Puts something in the place of `hello`, which the start lacks. */
async function write(page: Page, procedure: string): Promise<void> {
  const text = await textOf(page);
  const lines = text.split('\n').filter((line) => !line.includes('hello:'));
  await replaceText(page, lines.join('\n').replace(ping, `${ping}\n  ${procedure}`));
}

/** Does the lesson. */
async function pass(page: Page): Promise<void> {
  await start(page);
  await write(page, hello);
  await compiled(page, 'No type errors');
  await runToEnd(page);
  await expect(lesson(page).summary).toHaveText('All checks passed. The lesson is done.');
}

test('another tab learns which lessons are done', async ({page, context}) => {
  await visit(page, '/docs/learn');
  await expect(page.getByRole('main').getByText('0 of 12 done')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/docs/learn');
  await other.evaluate((name) => localStorage.setItem(name, 'errors <b> "x" mutations'), key);
  await expect(page.getByRole('main').getByText('2 of 12 done')).toBeVisible();
});

test('the solution is compared with what the reader has at that moment', async ({page}) => {
  await start(page);
  const {compare, solution} = lesson(page);
  await compare.click();
  await expect(solution.locator('ins')).toHaveText([new RegExp('hello: ')]);
  await expect(solution.locator('del')).toHaveCount(0);
  await write(page, "hello: t.procedure.query(() => 'Hello'),");
  await expect(solution.locator('del')).toHaveText([/'Hello'/]);
  await write(page, hello);
  await expect(editor(page).region.getByText('Your router.ts matches the solution')).toBeVisible();
});

test('the solution is shown step by step, which can be undone, and the checks stay as they are', async ({
  page,
}) => {
  await start(page);
  const {code, tab, region} = editor(page);
  await lesson(page).compare.click();
  await region.getByRole('button', {name: 'Show me the next step'}).click();
  await expect(code).toContainText(hello);
  await expect(region.getByText('Your router.ts matches the solution')).toBeVisible();
  await region.getByRole('button', {name: 'Undo'}).click();
  await expect(code).not.toContainText(hello);
  await tab('check.ts').click();
  await expect(code).toHaveAccessibleDescription(/^You can read this file, but not change it/);
  const before = await textOf(page);
  await code.focus();
  await page.keyboard.type('x');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('x');
  expect(await textOf(page)).toBe(before);
});

test('a lesson works while something else translates the page', async ({page}) => {
  await leaveEditor(page);
  await goTo(page, path);
  await page.evaluate(translate);
  await startButton(page).click();
  await opensEditor(page);
  const {region, reset, close, share, status} = editor(page);
  await compiled(page, '2 type errors');
  await runToEnd(page);
  await lesson(page).compare.click();
  await region.getByRole('button', {name: 'Show me the next step'}).click();
  await share.click();
  await runToEnd(page);
  await expect(lesson(page).next).toBeVisible();
  await reset.click();
  await expect(status).not.toBeEmpty();
  await close.click();
  await expect(page.getByRole('button', {name: 'Start again'})).toBeFocused();
  await visit(page, '/docs/learn');
});

test('a reader sees what fails, adds what is missing, and passes, which is kept and shown on the list', async ({
  page,
}) => {
  await start(page);
  const {check, summary, next} = lesson(page);
  await compiled(page, '2 type errors');
  await expect(summary).toHaveText('Press Run to check your code.');
  for (const name of ['ping answers', 'hello is a query', 'the compiler finds no error']) {
    await expect(check(name)).toContainText('Not run');
  }

  expect(await runToEnd(page)).toBe(
    '✓ ping answers\n' +
      '✗ hello answers: expected "Hello, reader", received "No procedure found on path \\"hello\\""\n' +
      '✗ hello is a query: expected "query", received undefined\n',
  );
  await expect(summary).toHaveText('1 of 4 checks passed.');
  await expect(check('ping answers')).toContainText('Passed');
  await expect(check('hello answers')).toContainText('Failed');
  await expect(check('hello answers').getByRole('definition')).toHaveText([
    '"Hello, reader"',
    String.raw`"No procedure found on path \"hello\""`,
  ]);
  await expect(check('the compiler').getByRole('definition')).toHaveText([
    'no type error',
    'TS2339 in check.ts, line 7\nTS2339 in check.ts, line 8',
  ]);

  await write(page, hello);
  await compiled(page, 'No type errors');
  await expect(summary).toHaveText('2 of 4 checks passed. Press Run to check your change.');
  await expect(next).toHaveCount(0);
  expect(await runToEnd(page)).toBe('✓ ping answers\n✓ hello answers\n✓ hello is a query\n');
  await expect(summary).toHaveText('All checks passed. The lesson is done.');
  await expect(check('Passed')).toHaveCount(4);
  await expect(editor(page).status).toHaveText('Finished. No type errors');

  await next.click();
  await expect(page).toHaveURL('/docs/learn/input-validation');
  await expect(startButton(page)).toBeVisible();
  // A click while the page still moves to its top would miss.
  await idle(page);
  await page.getByRole('link', {name: /^Previous/}).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('You have done this lesson')).toBeVisible();
  expect(await stored(page, key)).toBe('first-procedure');

  await page.reload();
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('You have done this lesson')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Start again'})).toBeVisible();
  await goTo(page, '/docs/learn');
  await expect(main.getByText('1 of 12 done')).toBeVisible();
  await expect(main.getByRole('progressbar', {name: 'Lessons done'})).toHaveAttribute('value', '1');
  const done = main.getByRole('listitem').filter({hasText: 'Done'});
  await expect(done).toHaveText([/^Your first procedure/]);
});

test('a wrong call has to become a type error with the right code', async ({page}) => {
  await start(page, '/docs/learn/testing');
  const {check, summary, compare, solution} = lesson(page);
  await compiled(page, /type error/);
  await runToEnd(page);
  const rejected = check('the compiler rejects wrong.ts').getByRole('definition');
  await expect(rejected).toHaveText(['TS2345 in wrong.ts', 'TS2554 in wrong.ts, line 4'], patience);

  const callerOf = (type: string) => `callerFor(role: ${type}) {\n  return createCaller({role});`;
  const written = (await textOf(page)).replace(/callerFor\(\) \{\n.*/, callerOf("'admin'"));
  await replaceText(page, written);
  await expect(summary).toContainText('Press Run to check your change.');
  await expect(rejected).toHaveCount(0, patience);
  await expect(check('finds no other error')).toContainText('TS2345 in check.ts', patience);

  await replaceText(page, written.replace("'admin'", "'admin' | 'reader'"));
  await runToEnd(page);
  await expect(summary).toHaveText('All checks passed. The lesson is done.', patience);
  await expect(editor(page).status).toHaveText('Finished. No other type errors');
  await expect(editor(page).problems).toHaveCount(0);
  await compare.click();
  await expect(solution).toHaveCount(0);
});

test('axe finds nothing in a lesson, and it fits, in both modes and at both widths', async ({
  page,
}) => {
  const look = async (what: string, within: string) =>
    expect(await lookAt(page, what, ways, {within})).toEqual([]);
  await leaveEditor(page);
  await goTo(page, path);
  await look('before the start', 'div:has(> figure)');
  await startButton(page).click();
  await opensEditor(page);
  await compiled(page, '2 type errors');
  await runToEnd(page);
  await lesson(page).compare.click();
  await expect(lesson(page).solution).toBeVisible();
  await look('with checks that failed', opened);
  await write(page, hello);
  await compiled(page, 'No type errors');
  await runToEnd(page);
  await expect(lesson(page).next).toBeVisible();
  await look('when it is done', opened);
  await goTo(page, '/docs/learn');
  await look('the list', '.theme-doc-markdown');
});

test.describe('without storage', () => {
  test.use({sharesPage: false});

  test('what is done is known for the visit', async ({page, expectComplaint}) => {
    expectComplaint(/Docusaurus browser storage is not available/);
    await blockStorage(page);
    await pass(page);
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('Learn by doing').click();
    await expect(page).toHaveURL('/docs/learn');
    await expect(page.getByRole('main').getByText('1 of 12 done')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('a lesson is a guide with its hint and its solution folded', async ({page}) => {
    await page.goto(path);
    await expect(page.getByText('Start the lesson', {exact: true}).first()).toBeVisible();
    await expect(startButton(page)).toHaveCount(0);
    await expect(page.getByText(hello)).toBeHidden();
    await expect(page.getByRole('group', {name: 'router.ts'}).first()).toContainText(ping);
  });

  test('the list says nothing about what is done', async ({page}) => {
    await page.goto('/docs/learn');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText(/of 12 done/)).toHaveCount(0);
  });
});
