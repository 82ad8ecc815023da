import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';

import {readHeaders} from '../../src/plugins/hosting/files';
import {serveDirectory, type StaticServer} from '../../tests/support/server';
import {findBrowser, thisMachine} from '../browser/find';

/** Serves a build like a host without brotli, with the site's own response headers. */
export async function serveBuild(directory: string): Promise<StaticServer> {
  return serveDirectory({directory, headersFor: await readHeaders(directory), gzip: true});
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(thisMachine()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** Opens a page in a new browser context, with an empty cache. */
export async function openEmpty(
  browser: Browser,
): Promise<{page: Page; session: CDPSession; close: () => Promise<void>}> {
  const context = await browser.newContext({serviceWorkers: 'block'});
  // A browser keeps 250 entries, and a page may prefetch more files than that.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {page, session, close: () => context.close()};
}
