import {expect, test} from '../../support/test';
import {compiled, editor, openBlock, openProgram, patience, replaceText, runToEnd} from './editor';

/** What runs there needs no server, and few packages. */
const path = '/docs/client/links/localLink';
const formatting = '/docs/server/error-formatting';

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

test('Run prints what the page shows, the end is announced, and the request is shown', async ({
  page,
}) => {
  await openBlock(page, formatting, 'client/index.ts');
  await compiled(page);
  expect(await runToEnd(page)).toBe(
    "{\n  stars: [ 'Five stars are the most' ],\n  text: [ 'Write a sentence or two' ]\n}\n",
  );
  await expect(editor(page).status).toHaveText('Finished. No type errors');
  const requests = editor(page).region.getByRole('list', {name: 'Requests'}).getByRole('listitem');
  await expect(requests).toHaveCount(1);
  await expect(requests).toContainText(
    /^POST \/\w+\?batch=1 400 Bad Request→ .*"stars".*← \[{"error"/,
  );
});

test('a project with several programs runs the one that is picked', async ({page}) => {
  await openBlock(page, formatting, 'client/index.ts');
  await compiled(page);
  const picked = editor(page).region.getByLabel('Program to run');
  await expect(picked.locator('option:checked')).toHaveText('client/index.ts');
  await picked.selectOption({label: 'server/standard.ts'});
  expect(await runToEnd(page)).toContain('Enter a title');
});

test('Stop ends a program that is waiting', async ({page}) => {
  await openProgram(page, path, 'console.log("waiting");\nsetInterval(() => undefined, 1000);\n');
  const {run, stop, status, console: output} = editor(page);
  await run.click();
  await expect(output).toContainText('waiting', patience);
  await stop.click();
  await expect(status).toContainText('Stopped.');
  await expect(run).toBeVisible();
});

test('a second click on Run stops nothing, the keys run it as well, and Clear empties the console', async ({
  page,
}) => {
  await openProgram(page, path, 'console.log("ran");\nsetTimeout(() => console.log("on"), 500);\n');
  const {run, status, console: output, region, code} = editor(page);
  await run.dblclick();
  await expect(status).toContainText('Finished.', patience);
  await expect(output).toHaveText('ran\non\n');
  await region.getByRole('button', {name: 'Clear'}).click();
  await expect(output).toHaveText('Press Run to see what it prints.');
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(status).toContainText('Finished.', patience);
  await expect(output).toHaveText('ran\non\n');
  await replaceText(page, 'export {};\n');
  await run.click();
  await expect(output).toHaveText('The program printed nothing.', patience);
});

test('an error is printed with its place in the file', async ({page}) => {
  await openProgram(page, path, '\nthrow new Error("broken on purpose");\n');
  const {run, status, console: output} = editor(page);
  await run.click();
  await expect(status).toContainText('Ended with an error.', patience);
  await expect(output).toContainText('broken on purpose');
  await expect(output).toContainText('client/index.ts:2');
});

test('a body that fails says what made it fail, and one that was read says so', async ({page}) => {
  await openProgram(
    page,
    path,
    `const body = () => new ReadableStream({start: (it) => it.error(new Error('too large'))});
const say = (error: unknown) => console.log(String(error));
const init = {method: 'POST', body: body(), duplex: 'half'} as RequestInit;
await new Request('http://localhost:3000/', init).json().catch(say);
await new Response(body()).text().catch(say);
const response = Response.json({read: 'once'});
console.log(await response.json());
await response.text().catch(say);
`,
  );
  expect(await runToEnd(page)).toBe(
    "Error: too large\nError: too large\n{ read: 'once' }\n" +
      'TypeError: Body is unusable: Body has already been read\n',
  );
});

test('a class keeps its name, and a stack has no address', async ({page}) => {
  await openProgram(
    page,
    path,
    `import {TRPCClientError} from '@trpc/client';
const error = new TRPCClientError('no');
console.log(error.constructor.name);
console.log({stack: error.stack});
console.log(error);
`,
  );
  const printed = await runToEnd(page);
  expect(printed).toMatch(/^TRPCClientError\n/);
  expect(printed).not.toContain('blob:');
  expect(printed.match(/[{]/g)?.length).toBe(printed.match(/[}]/g)?.length);
});

test('output that would fill the memory is cut, and the page keeps working', async ({page}) => {
  await openProgram(
    page,
    path,
    "console.log('x'.repeat(50_000_000));\nconsole.log('blob:'.repeat(150_000));\n",
  );
  const printed = await runToEnd(page);
  expect(printed).toContain('… 49900001 more characters');
  expect(printed.length).toBeLessThan(250_000);
});

test('an endless loop is stopped, and the page keeps working', async ({page}) => {
  await openProgram(page, path, 'console.log("begins");\nfor (;;) {}\n');
  await page.clock.install();
  const {run, status, tab, console: output} = editor(page);
  await run.click();
  await expect(output).toContainText('begins', patience);
  await tab('server/router.ts').click();
  await expect(tab('server/router.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(status).toContainText('Running');
  await page.clock.runFor(11_000);
  await expect(status).toContainText('did not answer for ten seconds', patience);
});
