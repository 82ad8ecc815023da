import {resolve} from 'node:path';

import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';

import {readHeaders} from '../../src/plugins/hosting/files';

import {serveDirectory, type StaticServer} from './server';

export {expect};

/**
 * The built sites under test: the product, and a small one for features that the product does not
 * use.
 */
export type Site = 'main' | 'fixture';

/** The environment variable through which the global setup passes the folder of the fixture site. */
export const FIXTURE_SITE = 'FIXTURE_SITE';

/** The built product; SITE_DIRECTORY names a folder other than `build`. */
export const mainDirectory = resolve(process.env.SITE_DIRECTORY ?? 'build');

/** Hosts that the fixture site loads scripts from, since it enables analytics and social embeds. */
const thirdParties = ['https://www.googletagmanager.com', 'https://platform.twitter.com'];

function directoryOf(site: Site): string {
  if (site === 'main') {
    return mainDirectory;
  }
  const directory = process.env[FIXTURE_SITE];
  if (!directory) {
    throw new Error('The fixture site was not built; see tests/support/global-setup.ts');
  }
  return directory;
}

/**
 * Complaints of pages: console errors and warnings, uncaught errors, and requests to other hosts.
 * Each one fails the test unless it was expected, and an expected one that does not occur fails it as
 * well.
 */
class Complaints {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** @param origins - those that pages may send requests to */
  constructor(private readonly origins: string[]) {}

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.seen.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => {
      const {protocol, origin} = new URL(request.url());
      if (protocol.startsWith('http') && !this.origins.includes(origin)) {
        this.seen.push(`request to another host: ${request.url()}`);
      }
    });
  }

  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  check(): void {
    const unexpected = this.seen.filter((text) => !this.expected.some((e) => e.test(text)));
    const missing = this.expected.filter((e) => !this.seen.some((text) => e.test(text)));
    expect(unexpected, 'complaints of the page').toEqual([]);
    expect(missing.map(String), 'expected complaints that did not come').toEqual([]);
  }
}

interface TestFixtures {
  /** Declares an expected complaint; see {@link Complaints}. */
  expectComplaint: (pattern: RegExp) => void;
  complaints: Complaints;
  /**
   * Whether pages prefetch what their links lead to. That is 40 files for a guide, so it is only on
   * where it matters.
   */
  fetchesAhead: boolean;
  /** The site's server; a test may hold or fail requests, which is reset after the test. */
  server: StaticServer;
}

interface WorkerFixtures {
  site: Site;
  workerServer: StaticServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: ['main', {option: true, scope: 'worker'}],
  workerServer: [
    async ({site}, use) => {
      const directory = directoryOf(site);
      const server = await serveDirectory({directory, headersFor: await readHeaders(directory)});
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  server: async ({workerServer}, use) => {
    await use(workerServer);
    workerServer.reset();
  },
  baseURL: async ({workerServer}, use) => use(workerServer.origin),
  fetchesAhead: [false, {option: true}],
  complaints: [
    async ({context, site, workerServer, fetchesAhead}, use) => {
      const stubbed = site === 'fixture' ? thirdParties : [];
      for (const origin of stubbed) {
        await context.route(`${origin}/**`, (route) => route.fulfill({body: ''}));
      }
      const complaints = new Complaints([workerServer.origin, ...stubbed]);
      complaints.watch(context);
      if (!fetchesAhead) await context.addInitScript(saveData);
      await use(complaints);
      complaints.check();
    },
    {auto: true},
  ],
  expectComplaint: async ({complaints}, use) => use((pattern) => complaints.expect(pattern)),
});

/** Runs in a page and disables prefetching, as for a reader whose browser is configured that way. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * The longest pages of the reference take more than five seconds on a processor four times slower.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 20_000,
  });
}

/**
 * Waits until the page has nothing else to do, or for a second: a headless browser sometimes calls no
 * idle callback before it has something to draw again.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})),
  );
}

/** A value in local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Makes the browser deny storage to every page that is opened from now on. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}
