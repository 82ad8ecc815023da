import {expect, test, visit} from '../support/test';

test.use({site: 'fixture'});

test.describe('page crash', () => {
  test('shows "This page crashed." with the message, its cause chain and Try again', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/The page could not be drawn/);
    await visit(page, '/crash');
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('The page could not be drawn')).toContainText(
      /Cause:\s*The disk is full/,
    );

    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('A page that crashes');
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('shows "Page Error" where no layout is left', async ({page, expectComplaint}) => {
    expectComplaint(/The whole page crashed/);
    await visit(page, '/crash-whole');
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page).toHaveTitle(/Page Error/);
    await expect(page.getByText('The whole page crashed')).toContainText(
      /Cause:\s*The layout is missing/,
    );

    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();
  });
});

test('navbar item fails to render: the error names the item configuration', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/The planted navbar item crashed/);
  expectComplaint(/A theme navbar item failed to render/);
  await page.goto('/navbar-crash');
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText('"type": "custom-crash"');
  await expect(message).toContainText('"label": "Crashes on /navbar-crash"');
  await expect(message).toContainText(/Cause:\s*The planted navbar item crashed/);
});

test.describe('a part of a page that is not loaded yet', () => {
  const code = /\/assets\/js\//;

  test('shows a spinner after 200 ms until it is there', async ({page, server}) => {
    await visit(page, '/lazy');
    const release = server.hold(code);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', {name: 'Open'}).click();
    const spinner = page.getByRole('status', {name: 'Loading'});
    await page.clock.runFor(190);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(spinner).toBeVisible();

    release();
    await expect(page.getByText('The part has loaded.')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('shows the error text with a Retry button when it fails', async ({
    page,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/503/);
    await visit(page, '/lazy');
    server.fail(code);
    await page.getByRole('button', {name: 'Open'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/Loading chunk .* failed/);

    server.reset();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('The part has loaded.')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });
});
