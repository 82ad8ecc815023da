import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {readHeaders} from '../../src/plugins/hosting/files';
import {serveDirectory, type StaticServer} from '../support/server';
import {until, type Browser} from './browser';
import {startFirefox} from './firefox';
import {howToInstall, missingPackages, programPath, programs} from './install';
import {isHydrated, states, type State} from './states';
import {watchSite, type WatchedSite} from './watched';
import {startWebKit} from './webkit';

/** The built site; SITE_DIRECTORY names another folder than `build`, as for the other browser tests. */
const directory = path.resolve(process.env.SITE_DIRECTORY ?? 'build');

const engines: [name: string, names: readonly string[], start: typeof startFirefox][] = [
  ['Firefox', programs['firefox-esr'], startFirefox],
  ['WebKit', programs['webkit2gtk-driver'], startWebKit],
];

let server: StaticServer;
let site: WatchedSite;

beforeAll(async () => {
  server = await serveDirectory({directory, headersFor: await readHeaders(directory)});
  site = await watchSite(server.origin);
});

afterAll(async () => {
  await site.close();
  await server.close();
});

/** @throws Error naming what the page did not do, or what it complained of */
async function go(browser: Browser, {path: page, width = 1280, act, expected}: State) {
  await browser.resize(width, 900);
  await browser.open(site.origin + page);
  await until(browser, 'hydration', isHydrated);
  await act?.(browser);
  const complaints = await browser.errors();
  expect(complaints.filter((text) => !expected?.test(text))).toEqual([]);
}

describe.each(engines)('%s', (_name, names, start) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await start(programPath(names) ?? '');
  });

  afterAll(() => browser.close());

  test.each(states)('$name', (state) => go(browser, state));

  test('a page that complains fails', async () => {
    const act = async () => {
      await browser.evaluate(`void setTimeout(() => console.error('planted'))`);
      await until(
        browser,
        'the next task',
        `new Promise((done) => setTimeout(() => done(true), 100))`,
      );
    };
    await expect(go(browser, {name: 'planted', path: '/docs', act})).rejects.toThrow('planted');
  });
});

test('missing browsers are reported with the command that installs them', () => {
  const missing = missingPackages('/nowhere');
  expect(missing).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  expect(howToInstall(missing)).toContain('apt-get install firefox-esr webkit2gtk-driver xvfb');
});
