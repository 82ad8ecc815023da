import {expect, test, visit} from '../../support/test';

test('each file is offered as SVG and PNG, and is there', async ({page, request}) => {
  await visit(page, '/media');
  const links = page.locator('main a[download]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses.filter((address) => address.endsWith('.svg'))).toHaveLength(5);
  expect(addresses.filter((address) => address.endsWith('.png'))).toHaveLength(5);
  for (const address of addresses) {
    expect((await request.get(address)).ok(), address).toBe(true);
  }
});

test('a color can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/media');
  await page.getByRole('button', {name: 'Copy #398ccb'}).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#398ccb');
});
