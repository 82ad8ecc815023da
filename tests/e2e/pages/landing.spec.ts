import {expect, requestsFrom, test, visit} from '../../support/test';

test('the demo shows the compiler’s error for each change to the server', async ({page}) => {
  await visit(page, '/');
  const demo = page.locator('#demo');
  const error = demo.locator('.note.error');
  await expect(error).toContainText("Property 'name' does not exist");
  await demo.getByRole('radio', {name: 'Take the id as a string'}).check();
  await expect(error).toContainText("Type 'number' is not assignable to type 'string'");
  await demo.getByRole('radio', {name: 'Return null if there is no user'}).check();
  await expect(error).toContainText("'user' is possibly 'null'");
  await demo.getByRole('radio', {name: 'No change'}).check();
  await expect(error).toHaveCount(0);

  // A phone shows the whole page in ten screens.
  await page.setViewportSize({width: 390, height: 844});
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThan(8000);
});

test('its code shows the types of the chosen change on hover, and fetches them only then', async ({
  page,
}) => {
  const data = requestsFrom(page, (request) => request.url().includes('/assets/types/'));
  await visit(page, '/');
  const code = page.locator('#demo').getByRole('group', {name: 'client.ts'});
  const user = code.locator('.typed', {hasText: /^user$/}).first();
  const popup = page.locator('#sample-type');
  await code.scrollIntoViewIfNeeded();
  expect(data).toEqual([]);
  await code.focus();
  await user.hover();
  await expect(popup).toContainText('fullName: string');
  await page.locator('#demo').getByRole('radio', {name: 'No change'}).check();
  await expect(popup).toBeHidden();
  await code.focus();
  await user.hover();
  await expect(popup).toContainText('name: string');
  await expect(popup).not.toContainText('fullName');
  expect(data).toHaveLength(1);
});

test('the demo fetches tRPC when it comes into view, and calls the changed router', async ({
  page,
}) => {
  await visit(page, '/');
  const scripts = requestsFrom(page, (request) => request.resourceType() === 'script');
  const demo = page.locator('#demo');
  const response = demo.locator('output');
  await expect(response).toHaveText('…');
  await demo.locator('form').scrollIntoViewIfNeeded();
  await expect(response).toContainText('"fullName": "Ada"');
  expect(scripts.length).toBeGreaterThan(0);
  await demo.getByRole('radio', {name: 'No change'}).check();
  await demo.locator('form').scrollIntoViewIfNeeded();
  await expect(response).toContainText('"name": "Ada"');
});

test('the demo can be used by keyboard, and answers with what tRPC makes of the input', async ({
  page,
}) => {
  await visit(page, '/');
  const demo = page.locator('#demo');
  const input = demo.getByLabel('Input');
  const response = demo.locator('output');
  await input.fill('{"id": 2}');
  await input.press('Enter');
  await expect(response).toContainText('Grace');
  await input.fill('{"id": 99}');
  await input.press('Enter');
  await expect(response).toHaveText('TRPCClientError: NOT_FOUND');
  await input.fill('{"id": "two"}');
  await input.press('Enter');
  await expect(response).toContainText('expected number, received string');
  await input.fill('{"id":');
  await input.press('Enter');
  await expect(response).toContainText('The input is not JSON');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the landing page shows a complete example and no dead controls', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Move fast and break nothing');
    await expect(page.locator('#demo .note.error')).toBeVisible();
    await expect(page.locator('#demo form')).toBeHidden();
    await expect(page.locator('#demo').getByRole('radio').first()).toBeHidden();
    await expect(page.locator('#demo').getByText('Edit', {exact: true})).toBeHidden();
  });
});
