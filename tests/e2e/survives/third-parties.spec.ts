import {expect, test, visit} from '../../support/test';

test.use({site: 'fixture'});

for (const [fault, code] of [
  ['blocked, as by an ad blocker', 'blockedbyclient'],
  ['unreachable', 'timedout'],
] as const) {
  test(`third-party scripts ${fault}: pages open and their links work, without other errors`, async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_(?:BLOCKED_BY_CLIENT|TIMED_OUT)/);
    for (const host of ['www.googletagmanager.com', 'platform.twitter.com']) {
      await context.route(`https://${host}/**`, (route) => route.abort(code));
    }
    await visit(page, '/');
    await page.getByRole('link', {name: 'Search and hash'}).click();
    await expect(page).toHaveURL('/long?from=home#top');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('a third-party script that never answers delays nothing', async ({page, context}) => {
  for (const host of ['www.googletagmanager.com', 'platform.twitter.com']) {
    await context.route(`https://${host}/**`, () => new Promise(() => undefined));
  }
  await page.goto('/', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('link', {name: 'Search and hash'}).click();
  await expect(page).toHaveURL('/long?from=home#top');
});
