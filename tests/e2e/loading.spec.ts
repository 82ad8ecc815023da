import {expect, test, visit} from '../support/test';

/** Code of routes; what a page has already loaded is not asked for again. */
const code = /\/assets\/js\//;

test('a route change shows a progress bar after 200 ms, which starts at 8 % and creeps on every 800 ms in steps of 200 ms', async ({
  page,
  server,
}) => {
  await visit(page, '/docs');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  server.hold(code);
  await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL('/docs/quickstart');

  const bar = page.locator('#nprogress .bar');
  /** How much of the bar is filled, in percent. */
  const filled = () =>
    bar.evaluate(
      (element) => 100 + Number(/translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1]),
    );

  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar).toBeAttached();
  await page.clock.runFor(10);
  expect(await filled()).toBeCloseTo(8);
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(700);
  expect(await filled()).toBeCloseTo(8);
  await page.clock.runFor(900);
  expect(await filled()).toBeGreaterThan(8);
});

test('the old page stays until the next one has loaded', async ({page, server}) => {
  await visit(page, '/docs');
  const heading = page.locator('main h1');
  const before = await heading.textContent();
  const release = server.hold(code);
  await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(heading).toHaveText(before ?? '');

  release();
  await expect(heading).toHaveText('Quickstart');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a failed route load forces a full page reload', async ({page, server, expectComplaint}) => {
  expectComplaint(/503/);
  expectComplaint(/Loading (CSS )?chunk/);
  await visit(page, '/docs');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  server.fail(code);
  await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();

  await expect(page.locator('main h1')).toHaveText('Quickstart');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveURL('/docs/quickstart');
});

test('a page whose code fails to load can be read, and says so with the error and Retry', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  expectComplaint(/Loading (CSS )?chunk/);
  await visit(page, '/docs');
  server.fail(code);
  await page.goto('/docs/quickstart');
  const alert = page.getByRole('alert').filter({hasText: 'Loading'});
  await expect(alert).toContainText('chunk');
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');

  server.reset();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the notice of a failed first load can be closed, and names no address', async ({
    page,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/503/);
    expectComplaint(/Loading (CSS )?chunk/);
    await visit(page, '/docs');
    server.fail(code);
    await page.goto('/docs/quickstart');
    const alert = page.getByRole('alert').filter({hasText: 'Loading'});
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(/https?:|\.js|\.css/);
    const box = await alert.boundingBox();
    expect(box?.height).toBeLessThan(260);
    const close = alert.getByRole('button', {name: 'Close'});
    await close.click();
    await expect(alert).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
  });
});
