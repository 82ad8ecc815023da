/** Opens a page that a guide made, and tells what it shows from beginning to end. */
import {chromium} from '@playwright/test';

import {findBrowser, thisMachine} from '../../scripts/browser/find';

/** What the browser logs of a request that was refused; the page shows what the application does then. */
const refused = /^Failed to load resource/;

const settledMs = 1500;
const openMs = 60_000;

/**
 * Runs in the browser. Notes what the application shows after each change, as HTML without
 * attributes, comments and what a framework adds for itself.
 */
function watch() {
  const states: string[] = [];
  Object.assign(globalThis, {guideStates: states});
  const look = () => {
    const root = document.querySelector('#root, #__next') ?? document.body;
    if (!root) return;
    const copy = root.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('*')) {
      const unseen = /^(?:script|style|template|link|next)/i.test(element.localName);
      if (unseen || element.hasAttribute('hidden')) element.remove();
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    const html = copy.innerHTML.replaceAll(/<!--.*?-->/gs, '').trim();
    if (html !== '' && html !== states.at(-1)) states.push(html);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  document.addEventListener('DOMContentLoaded', look);
}

/**
 * @param url - address of the page
 * @param presses - labels of the buttons to press, one after the other
 * @returns a line for each state of the page, and the errors that the browser reported
 */
export async function openPage(
  url: string,
  presses: readonly string[],
): Promise<{shown: string; complaints: string}> {
  const browser = await chromium.launch({executablePath: findBrowser(thisMachine())});
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({message}) => complaints.push(message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !refused.test(text)) complaints.push(text);
    });
    // The compiler of the tests keeps names of functions with a helper that the browser lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch);
    await page.goto(url, {timeout: openMs, waitUntil: 'load'});
    const states = () =>
      page.evaluate(() => (globalThis as unknown as {guideStates: string[]}).guideStates);
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
    for (const label of presses) {
      await page.getByRole('button', {name: label, exact: true}).click();
      await settle();
    }
    return {shown: (await states()).join('\n'), complaints: complaints.join('\n')};
  } finally {
    await browser.close();
  }
}
