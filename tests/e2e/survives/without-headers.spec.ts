/** The site at a host that sends no headers and knows no redirects, such as GitHub Pages. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {listFiles} from '../../../src/plugins/hosting/files';
import {packBuild} from '../../../src/plugins/hosting/pack';
import {serveDirectory, type StaticServer} from '../../support/server';
import {expect, hydrated, mainDirectory, test, visit} from '../../support/test';

let folder: string;
let host: StaticServer;
/** Of another site, without a policy. */
let other: StaticServer;

test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-headers-'));
  await packBuild({host: 'github', build: mainDirectory, to: join(folder, 'site')});
  host = await serveDirectory({directory: join(folder, 'site')});
  other = await serveDirectory({directory: join(folder, 'site')});
});

test.afterAll(async () => {
  await host.close();
  await other.close();
  await rm(folder, {recursive: true});
});

test.beforeEach(({context, complaints}) => {
  complaints.unwatch(context);
});

test('a page has a policy, under which it works', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await visit(page, `${host.origin}/search?q=context`);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(errors).toEqual([]);
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.planted = true';
    } catch {
      return true;
    }
    return false;
  });
  expect(refused).toBe(true);
});

test('a page in a frame says so instead of running', async ({page}) => {
  await page.goto(`${other.origin}/robots.txt`);
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), {src})),
    `${host.origin}/docs`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveText('This page is not shown inside another one.');
});

test('the frame of programs runs nothing at the origin of the site', async ({page}) => {
  const [frame] = (await listFiles(folder)).filter((file) => /frame\.\w+\.xhtml$/.test(file));
  const address = `${host.origin}/${frame?.replace(/^site\//, '')}`;
  const answers = (sandbox: string) =>
    page.evaluate(
      async ([src = '', attribute = '']) => {
        const element = document.createElement('iframe');
        let isReady = false;
        window.addEventListener('message', ({source}) => {
          isReady ||= source === element.contentWindow;
        });
        document.body.insertAdjacentElement('beforeend', element);
        if (attribute) element.setAttribute('sandbox', attribute);
        const loaded = new Promise((resolve) => (element.onload = resolve));
        element.src = src;
        await loaded;
        await new Promise((resolve) => setTimeout(resolve));
        return isReady;
      },
      [address, sandbox],
    );
  await page.goto(`${other.origin}/robots.txt`);
  expect(await answers('')).toBe(false);
  expect(await answers('allow-scripts')).toBe(true);
});

test('an old URL keeps its query and its anchor', async ({page}) => {
  await page.goto(`${host.origin}/search/?q=router`);
  await page.waitForURL(`${host.origin}/search?q=router`);
  await page.goto(`${host.origin}/playground/#x`);
  await page.waitForURL(`${host.origin}/playground#x`);
  await page.goto(`${host.origin}/docs/v10/router?from=readme#inline-sub-router`);
  await page.waitForURL(`${host.origin}/docs/v10/server/routers?from=readme#inline-sub-router`);
  await page.goto(`${host.origin}/docs/query-invalidation`);
  await page.waitForURL(`${host.origin}/docs/client/react/useUtils#query-invalidation`);
  await hydrated(page);
});
