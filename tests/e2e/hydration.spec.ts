import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {limits} from '../shown/size/check';
import {countFibers} from '../support/fibers';
import {watchLayoutShift} from '../support/layoutShift';
import {expect, hydrated, idle, mainDirectory, test, visit} from '../support/test';

test('the scripts of a page come after what it shows', async ({page, server}) => {
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

  await test.step('a flag becomes true after the first client mount', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
  });

  await test.step("a page's scripts are requested once its styles have arrived", () => {
    expect(events).toContain('script asked for');
    const last = events.lastIndexOf('styles have come');
    expect(last).toBeGreaterThan(-1);
    expect(last).toBeLessThan(events.indexOf('script asked for'));
  });

  await test.step("a page's scripts are requested once the browser has shown it", async () => {
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

for (const address of ['/docs/server/authorization', '/blog/tinyrpc-client']) {
  test(`nothing moves while ${address} starts on a slow phone`, async ({page}) => {
    await page.setViewportSize({width: 412, height: 823});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const moves = await watchLayoutShift(page);
    await page.goto(address);
    await hydrated(page);
    await idle(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await moves()).toEqual([]);

    await test.step('the Markdown control keeps its place when its HTML comes in two parts', async () => {
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
  });
}

/** The largest HTML file of each kind of page. */
function largestFiles(): Map<(typeof limits)[number], string> {
  const sizeOf = (file: string) => statSync(path.join(mainDirectory, file)).size;
  const files = readdirSync(mainDirectory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  // Files of a kind are those that no earlier kind has taken.
  const kindOf = (file: string) => limits.find((limit) => limit.files.test(file));
  return new Map(
    limits.map((limit) => [limit, files.find((file) => kindOf(file) === limit) ?? '']),
  );
}

test('the largest page of each kind has no more to hydrate than its limit', async ({page}) => {
  for (const [{kind, fibers}, file] of largestFiles()) {
    await visit(page, `/${file.replace(/(?:index)?\.html$/, '')}`);
    expect.soft(await countFibers(page), `${kind}: ${file}`).toBeLessThanOrEqual(fibers);
  }
});
