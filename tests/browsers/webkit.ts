import {spawn, type ChildProcess} from 'node:child_process';

import {Builder, By, Capabilities, Key, type WebDriver} from 'selenium-webdriver';

import {freePort} from '../support/freePort';
import type {Browser} from './browser';
import {takeComplaints} from './watched';

const keys = {
  Enter: [Key.ENTER],
  Escape: [Key.ESCAPE],
  Tab: [Key.TAB],
  'Control+k': [Key.CONTROL, 'k'],
} as const;

/** Waits for a line of a program's output. */
function saysSo(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text);
      if (found) resolve(found[1] ?? '');
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`It ended with exit code ${code}: ${text}`)));
  });
}

/** Xvfb chooses a display that is free, and says which. */
async function startDisplay(): Promise<{display: string; program: ChildProcess}> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn('Xvfb', args, {stdio: ['ignore', 'pipe', 'ignore']});
  return {display: `:${await saysSo(program, /^(\d+)\n/m)}`, program};
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/**
 * WebKitGTK over WebDriver, on a display of its own. WebDriver has no way to read the console, so the
 * pages have to be those of `watched.ts`.
 */
export async function startWebKit(driverPath: string): Promise<Browser> {
  const {display, program: screen} = await startDisplay();
  const port = await freePort();
  const service = spawn(driverPath, [`--port=${port}`], {
    env: {...process.env, DISPLAY: display},
    stdio: 'ignore',
  });
  const end = () => {
    service.kill();
    screen.kill();
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return browserOf(driver, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function connect(service: string): Promise<WebDriver> {
  await answers(`${service}/status`);
  const capabilities = new Capabilities().setBrowserName('MiniBrowser');
  return new Builder().usingServer(service).withCapabilities(capabilities).build();
}

function browserOf(driver: WebDriver, end: () => void): Browser {
  return {
    name: 'WebKit',
    resize: (width, height) => resize(driver, width, height),
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return (${expression})`),
    click: async (selector) => (await shown(driver, selector)).click(),
    hover: async (selector) => {
      const origin = await shown(driver, selector);
      await driver.actions().move({origin}).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => press(driver, keys[key]),
    role: (selector) => roleOf(driver, selector),
    errors: () => driver.executeScript<string[]>(takeComplaints),
    close: async () => {
      await driver.quit();
      end();
    },
  };
}

async function shown(driver: WebDriver, selector: string) {
  const element = await driver.findElement(By.css(selector));
  await driver.executeScript('arguments[0].scrollIntoView({block: "center"})', element);
  return element;
}

async function roleOf(driver: WebDriver, selector: string): Promise<string> {
  const element = await driver.findElement(By.css(selector));
  // Its types lack the command, which is WebDriver's since 2021.
  return (element as typeof element & {getAriaRole(): Promise<string>}).getAriaRole();
}

async function press(driver: WebDriver, [key, ...rest]: readonly string[]): Promise<void> {
  const actions = driver.actions();
  if (key === undefined) return;
  const [letter] = rest;
  if (letter === undefined) await actions.sendKeys(key).perform();
  else await actions.keyDown(key).sendKeys(letter).keyUp(key).perform();
}

/** A window has a frame and bars, whose size is known once it has some size. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({width, height});
  const [inner = width, outer = height] = await driver.executeScript<[number, number]>(
    'return [innerWidth, innerHeight]',
  );
  await window.setRect({width: width + (width - inner), height: height + (height - outer)});
}
