import {watchLayoutShift} from '../support/layoutShift';
import {expect, hydrated, test} from '../support/test';

test("a page's scripts are requested once its styles have arrived, so that reading comes first", async ({
  page,
  server,
}) => {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') events.push('script asked for');
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'stylesheet') events.push('styles have come');
  });
  const release = server.hold(/\.css$/);
  const styles = page.waitForRequest(/\/assets\/css\/styles/);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await styles;
  release();
  await hydrated(page);
  expect(events).toContain('script asked for');
  expect(events.lastIndexOf('styles have come')).toBeLessThan(events.indexOf('script asked for'));
});

test("a page's scripts are requested once the browser has shown it", async ({page}) => {
  await page.goto('/docs/quickstart');
  await hydrated(page);
  const {shown, asked} = await page.evaluate(() => ({
    shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(shown).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(shown ?? Infinity);
});

test('a page starts in a browser that does not report when it has shown it', async ({page}) => {
  await page.addInitScript(() => {
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await page.goto('/docs/quickstart');
  await hydrated(page);
});

test('a page starts in a background tab, which gets no frames', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) =>
      document.querySelector('script[src*="/main."]') ? frame(callback) : 0;
  });
  await page.goto('/docs/quickstart');
  await hydrated(page);
});

for (const path of ['/docs/server/authorization', '/blog/tinyrpc-client']) {
  test(`nothing moves while ${path} starts on a slow phone`, async ({page}) => {
    await page.setViewportSize({width: 412, height: 823});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const moves = await watchLayoutShift(page);
    await page.goto(path);
    // Four times slower, in more than the seconds that an expectation waits.
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.waitForLoadState('networkidle');
    expect(await moves()).toEqual([]);
  });
}

for (const path of ['/docs/server/authorization', '/blog/tinyrpc-client']) {
  test(`the Markdown control of ${path} keeps its place when its HTML comes in two parts`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 412, height: 823});
    await page.goto(path);
    await hydrated(page);
    const [whole, first] = await page
      .getByText('View as Markdown')
      .first()
      .evaluate((link) => {
        const control = link.parentElement;
        const box = () => JSON.stringify(control?.getBoundingClientRect());
        const before = box();
        control?.replaceChildren();
        return [before, box()];
      });
    expect(first).toBe(whole);
  });
}
