import {expect, test, visit} from '../../support/test';

test('a color can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/media');
  await page.getByRole('button', {name: 'Copy #398ccb'}).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#398ccb');
});
