/** Opens a page that a guide made, and tells what it shows from beginning to end. */
import {chromium} from '@playwright/test';

import {findBrowser, thisMachine} from '../../scripts/browser/find';

/** What a browser asks for by itself; Next.js and Vite serve none unless the application has one. */
const icon = '/favicon.ico';
/** Requests over HTTP that an application's code makes. */
const byCode = ['fetch', 'xhr', 'eventsource'];

const settledMs = 1500;
const openMs = 60_000;

/**
 * Runs in the browser. Notes what the application shows after each change, as HTML without
 * attributes, comments and what a framework adds for itself.
 */
function watch() {
  const states: string[] = [];
  const bare = (page: Document, dropHidden: boolean) => {
    const root = page.querySelector('#root, #__next') ?? page.body;
    if (!root) return '';
    const copy = root.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('*')) {
      const unseen = /^(?:script|style|template|link|next)/i.test(element.localName);
      if (unseen || (dropHidden && element.hasAttribute('hidden'))) element.remove();
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '').trim();
  };
  const look = () => {
    const html = bare(document, true);
    if (html !== '' && html !== states.at(-1)) states.push(html);
  };
  // React sends what a component waited for in a hidden element, which a script puts in its place.
  const served = (html: string) => bare(new DOMParser().parseFromString(html, 'text/html'), false);
  Object.assign(globalThis, {guideStates: states, guideServed: served});
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  document.addEventListener('DOMContentLoaded', look);
}

interface Watched {
  guideStates: string[];
  guideServed: (html: string) => string;
}

export interface Opened {
  /** A line for each state of the page. */
  shown: string;
  /** What the server's HTML has without any script. */
  served: string;
  /** Requests that the page's code made until a button was pressed, one a line. */
  requests: string;
  /** Errors that the browser reported; those of failed requests end with the address. */
  complaints: string[];
}

/**
 * @param url - address of the page
 * @param presses - labels of the buttons to press, one after the other
 */
export async function openPage(url: string, presses: readonly string[]): Promise<Opened> {
  const browser = await chromium.launch({executablePath: findBrowser(thisMachine())});
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('pageerror', ({message}) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const address = message.location().url;
      const isRequest = message.text().startsWith('Failed to load resource');
      if (isRequest && address.endsWith(icon)) return;
      complaints.push(isRequest ? `${message.text()} ${address}` : message.text());
    });
    page.on('request', (request) => {
      if (byCode.includes(request.resourceType())) requests.push(request.url());
    });
    // The compiler of the tests keeps names of functions with a helper that the browser lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch);
    const response = await page.goto(url, {timeout: openMs, waitUntil: 'load'});
    const states = () => page.evaluate(() => (globalThis as unknown as Watched).guideStates);
    const settle = async () => {
      const end = Date.now() + openMs;
      // What a page shows first may wait for a worker or a frame, whose code comes later.
      for (let before = -1, now = 0; before !== now || (now === 0 && Date.now() < end);) {
        before = (await states()).length;
        await page.waitForTimeout(settledMs);
        now = (await states()).length;
      }
    };
    await settle();
    const served = await page.evaluate(
      (html) => (globalThis as unknown as Watched).guideServed(html),
      (await response?.text()) ?? '',
    );
    const unasked = requests.join('\n');
    for (const label of presses) {
      await page.getByRole('button', {name: label, exact: true}).click();
      await settle();
    }
    return {shown: (await states()).join('\n'), served, requests: unasked, complaints};
  } finally {
    await browser.close();
  }
}
