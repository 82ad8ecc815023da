import {expect, test, visit} from '../../support/test';

// What a page may not do is a complaint of the browser, and any complaint that a test did not
// expect fails it.
test('an injected script does not run, and the browser reports it', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/This document requires 'TrustedScript' assignment/);
  expectComplaint(/violates the following Content Security Policy directive:? ["']script-src/);
  await visit(page, '/docs');
  const refused = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="planted = true">');
    const script = document.createElement('script');
    try {
      script.textContent = 'window.planted = true';
    } catch (error) {
      return error instanceof TypeError;
    } finally {
      document.body.append(script);
    }
    return false;
  });
  expect(refused).toBe(true);
  await expect
    .poll(() =>
      page.locator('img[src="data:,"]').evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('no page can frame this one', async ({page, server, expectComplaint}) => {
  expectComplaint(/frame-ancestors/);
  await page.setContent(`<iframe src="${server.origin}/docs"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect
    .poll(() => page.frames().map((it) => it.url()))
    .toContain('chrome-error://chromewebdata/');
  await expect(frame.locator('main h1')).toHaveCount(0);
});
