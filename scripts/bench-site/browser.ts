import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';

import {findBrowser, thisMachine} from '../browser/find';

import type {Received} from './wire';

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
  // A browser keeps 250 entries, and stock Docusaurus prefetches more files than that.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {page, session, close: () => context.close()};
}

/** Loads a page and waits until the network is idle; returns what the browser received. */
export async function receive(browser: Browser, url: string): Promise<Received[]> {
  const {page, session, close} = await openEmpty(browser);
  const open = new Map<string, Received>();
  const done: Received[] = [];
  const prefetches = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.headers['Sec-Purpose']?.startsWith('prefetch')) prefetches.add(requestId);
  });
  const needs = new Set(['Script', 'Stylesheet', 'Font']);
  const missing: string[] = [];
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    if (needs.has(type) && response.status >= 400) missing.push(response.url);
    const header = (name: string) =>
      Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
    open.set(requestId, {
      url: response.url,
      contentType: header('content-type'),
      encoding: header('content-encoding'),
      bytes: Number(header('content-length')),
      prefetched: prefetches.has(requestId),
    });
  });
  session.on('Network.loadingFinished', ({requestId}) => {
    const found = open.get(requestId);
    if (found && /^http/.test(found.url)) done.push(found);
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await close();
  if (missing.length > 0) {
    throw new Error(`${url} asks for what the build does not have: ${missing.join(', ')}`);
  }
  return done;
}
