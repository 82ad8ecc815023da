import {expect, hydrated, requestsFrom, test} from '../support/test';

test('paths that end in .html', async ({page}) => {
  for (const [path, clean, heading] of [
    ['/docs/quickstart.html?a=1#setup', '/docs/quickstart?a=1#setup', 'Quickstart'],
    ['/index.html', '/', /./],
  ] as const) {
    await test.step(`${path} is rewritten to ${clean}`, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveURL(clean);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    });
  }

  await test.step('a .html link inside the site leads to the clean path', async () => {
    await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page).toHaveURL('/docs/quickstart');
    await page.evaluate(() => {
      window.history.pushState(null, '', '/docs/concepts.html');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Quickstart');
    await expect(page).toHaveURL('/docs/concepts');
  });
});

test('a path ending in /index.html is rewritten where the host has no such file', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  await page.goto('/docs/quickstart/index.html?a=1#setup');
  await expect(page).toHaveURL('/docs/quickstart?a=1#setup');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
});

test('the not-found page does not start while the page at the clean path is on its way', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  // Playwright evaluates nothing in a page that is being left, so the page tells by itself.
  await page.addInitScript(async () => {
    const turn = () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 50}));
    const hasMain = () => performance.getEntries().some(({name}) => name.includes('/main.'));
    while (!hasMain()) await turn();
    for (let i = 0; i < 20; i++) await turn();
    console.log('a start would be over');
  });
  const release = server.hold(/^\/docs\/quickstart$/);
  const over = page.waitForEvent('console', (message) => /would be over/.test(message.text()));
  await page.goto('/docs/quickstart/index.html', {waitUntil: 'commit'});
  await over;
  release();
  await expect(page).toHaveURL('/docs/quickstart');
  await hydrated(page);
});

test('a path that ends in /index.html, where there is no page, is not loaded twice', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const documents = requestsFrom(page, (request) => request.isNavigationRequest());
  const paths = ['/nowhere', '/docs/nowhere', '/docs/typedoc/nowhere'];
  for (const path of paths) {
    await page.goto(`${path}/index.html`);
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  }
  expect(documents.map((address) => new URL(address).pathname)).toEqual(
    paths.map((path) => `${path}/index.html`),
  );
});
