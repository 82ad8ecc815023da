import {resolve} from 'node:path';

import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

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

  private readonly onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };

  private readonly onError = (error: WebError) => {
    this.seen.push(`uncaught: ${error.error().message}`);
  };

  private readonly onRequest = (request: Request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol.startsWith('http') && !this.origins.includes(origin)) {
      this.seen.push(`request to another host: ${request.url()}`);
    }
  };

  watch(context: BrowserContext): void {
    context.on('console', this.onConsole);
    context.on('weberror', this.onError);
    context.on('request', this.onRequest);
  }

  unwatch(context: BrowserContext): void {
    context.off('console', this.onConsole);
    context.off('weberror', this.onError);
    context.off('request', this.onRequest);
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
  /**
   * Whether the tests of a file use the same page, one after another: each begins where the last one
   * left it, with an empty storage. After a failure, the next one gets a new page. It needs the mode
   * `default`.
   */
  sharesPage: boolean;
  /** The site's server; a test may hold or fail requests, which is reset after the test. */
  server: StaticServer;
}

/** The page that the tests of a file share, and that file. */
interface Shared {
  file?: string;
  context?: BrowserContext;
}

interface WorkerFixtures {
  site: Site;
  workerServer: StaticServer;
  shared: Shared;
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
  sharesPage: [false, {option: true}],
  shared: [
    async ({}, use) => {
      const shared: Shared = {};
      await use(shared);
      await shared.context?.close();
    },
    {scope: 'worker'},
  ],
  context: async ({browser, site, fetchesAhead, sharesPage, shared}, use, {file}) => {
    if (shared.file !== file) {
      await shared.context?.close();
      Object.assign(shared, {file, context: undefined});
    }
    const context = (sharesPage && shared.context) || (await open(browser, site, fetchesAhead));
    if (sharesPage) shared.context = context;
    await use(context);
    if (!sharesPage) await context.close();
  },
  page: async ({context, sharesPage, viewport}, use, info) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (sharesPage && viewport) await page.setViewportSize(viewport);
    await use(page);
    if (sharesPage && info.status === info.expectedStatus) await tidy(page);
  },
  complaints: [
    async ({context, site, workerServer}, use) => {
      const complaints = new Complaints([workerServer.origin, ...stubbedOn(site)]);
      complaints.watch(context);
      await use(complaints);
      complaints.unwatch(context);
      complaints.check();
    },
    {auto: true},
  ],
  expectComplaint: async ({complaints}, use) => use((pattern) => complaints.expect(pattern)),
});

const stubbedOn = (site: Site) => (site === 'fixture' ? thirdParties : []);

async function open(browser: Browser, site: Site, fetchesAhead: boolean): Promise<BrowserContext> {
  const context = await browser.newContext();
  for (const origin of stubbedOn(site)) {
    await context.route(`${origin}/**`, (route) => route.fulfill({body: ''}));
  }
  if (!fetchesAhead) await context.addInitScript(saveData);
  return context;
}

/** Removes what a test has left of which the next one on the same page must not know. */
async function tidy(page: Page): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await context.clearPermissions();
  await page.emulateMedia({media: null, colorScheme: null, reducedMotion: null});
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

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

/** The addresses that the page asks for from now on, as far as they are wanted. */
export function requestsFrom(page: Page, isWanted: (request: Request) => boolean): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) addresses.push(request.url());
  });
  return addresses;
}
