import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';

import type {Browser} from './browser';

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Nothing leaves this machine: no updates, no telemetry, no lists of hosts.
    extraPrefsFirefox: {'app.update.enabled': false, 'network.proxy.type': 0},
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  return {
    name: 'Firefox',
    resize: (width, height) => page.setViewport({width, height}),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({block: 'center'}));
      await page.click(selector);
    },
    hover: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({block: 'center'}));
      await page.hover(selector);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    errors: async () => seen.splice(0),
    close: () => firefox.close(),
  };
}

async function press({keyboard}: Page, keys: string): Promise<void> {
  const [key, ...modifiers] = keys.split('+').reverse() as [KeyInput, ...KeyInput[]];
  for (const modifier of modifiers) await keyboard.down(modifier);
  await keyboard.press(key);
  for (const modifier of modifiers) await keyboard.up(modifier);
}
