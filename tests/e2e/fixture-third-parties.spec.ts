import {expect, test, visit} from '../support/test';

test.use({site: 'fixture'});

declare global {
  interface Window {
    dataLayer: IArguments[];
    widgetLoads: number;
  }
}

test.beforeEach(async ({page}) => {
  await page.route('https://platform.twitter.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.widgetLoads = 0; window.twttr = {widgets: {load: () => { window.widgetLoads += 1; }}};',
    }),
  );
});

test('an analytics tag and a social-embed script are loaded', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(origin + pathname);
  });
  await visit(page, '/');
  await expect.poll(() => scripts).toContain('https://www.googletagmanager.com/gtag/js');
  await expect.poll(() => scripts).toContain('https://platform.twitter.com/widgets.js');
});

test('an analytics page view is sent with path, search and hash on each route change', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', {name: 'Search and hash'}).click();
  await expect(page).toHaveURL('/long?from=home#top');
  const sent = () =>
    page.evaluate(() =>
      window.dataLayer
        .map((entry) => Array.from(entry))
        .filter(([, name]) => name === 'page_path' || name === 'page_view'),
    );
  const first = [
    ['set', 'page_path', '/long?from=home#top'],
    ['event', 'page_view'],
  ];
  await expect.poll(sent).toEqual(first);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(sent).toEqual([...first, ['set', 'page_path', '/'], ['event', 'page_view']]);
});

test('a social-embed widget reloads on each route change', async ({page}) => {
  await visit(page, '/');
  await expect.poll(() => page.evaluate(() => window.widgetLoads)).toBe(0);
  await page.getByRole('link', {name: 'Crashing page'}).first().click();
  await expect(page).toHaveURL('/crash');
  await expect.poll(() => page.evaluate(() => window.widgetLoads)).toBe(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.widgetLoads)).toBe(2);
});
