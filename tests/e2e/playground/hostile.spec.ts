/**
 * Code of a reader, or from a link that somebody sent, reaches neither the site nor the network.
 */
import {expect, test} from '../../support/test';
import {compiled, editor, openBlock, openProgram, patience, replaceText, runToEnd} from './editor';

const path = '/docs/client/links/localLink';

/** Each line prints what it got at, or why it got at nothing. */
const attempts = `
const attempt = async (name: string, call: () => unknown) => {
  try {
    console.log(name, 'reached', await call());
  } catch {
    console.log(name, 'refused');
  }
};
const scope = globalThis as any;
await attempt('page', () => scope.window.document ?? scope.parent.document);
await attempt('cookies', () => scope.document.cookie);
await attempt('local storage', () => scope.localStorage.length);
await attempt('databases', () => new Promise((resolve, reject) => {
  const request = scope.indexedDB.open('stolen');
  request.onsuccess = resolve;
  request.onerror = reject;
}));
await attempt('caches', () => scope.caches.keys());
await attempt('network', () => fetch('https://example.com/'));
await attempt('site', () => fetch(ORIGIN + '/'));
await attempt('own fetch', () => Object.getPrototypeOf(scope).fetch.call(scope, ORIGIN + '/'));
await attempt('socket', () => new scope.WebSocket('wss://example.com/'));
await attempt('script', () => scope.importScripts(ORIGIN + '/a.js'));
const module = ORIGIN + '/a.js';
await attempt('module', () => import(module));
await attempt('eval', () => scope.eval('1'));
await attempt('function', () => new Function('return 1')());
await attempt('beacon', () => scope.navigator.sendBeacon(ORIGIN + '/a'));
console.log(scope.origin);
`;

test.describe.configure({timeout: patience.timeout * 2});

test('neither storage, nor the page, nor any address', async ({page, server}) => {
  await openBlock(page, path, 'client/index.ts');
  await compiled(page);
  await page.evaluate(() => {
    document.cookie = 'secret=1';
    localStorage.setItem('secret', '1');
  });
  const code = attempts.replaceAll('ORIGIN', JSON.stringify(server.origin));
  await replaceText(page, code);
  await runToEnd(page);
  const before = server.requests.length;
  const output = await runToEnd(page);
  expect(output.match(/refused/g)).toHaveLength(14);
  expect(output).not.toContain('reached');
  expect(output.trim().endsWith('null')).toBe(true);
  // The first run has loaded what a run needs, so this one asks for nothing.
  expect(server.requests.slice(before)).toEqual([]);
});

test('what it says about itself changes nothing but its own console', async ({page}) => {
  await openProgram(
    page,
    path,
    `const tell = (message: object) => (globalThis as any).postMessage(message);
tell({type: 'output', stream: 'log', text: '<img src="x" onerror="alert(1)">'});
tell({type: 'broken', message: 'no'});
tell({type: 'nothing'});
`,
  );
  const {run, console: output} = editor(page);
  await run.click();
  await expect(output).toContainText('<img src="x" onerror="alert(1)">', patience);
  expect(await output.locator('img').count()).toBe(0);
});

test('the frame has an opaque origin, and the page cannot read its document', async ({page}) => {
  await openProgram(page, path, "console.log('runs');\nsetInterval(() => undefined, 100);\n");
  const {run, stop, console: output} = editor(page);
  await run.click();
  await expect(output).toContainText('runs', patience);
  const frame = page.locator('iframe[title="Running code"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const [, inner] = page.frames();
  expect(await inner?.evaluate(() => window.origin)).toBe('null');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBe(null);
  await stop.click();
  await expect(frame).toHaveCount(0);
});

test('it may print without end, and is ended after a million characters', async ({page}) => {
  await openProgram(page, path, "for (;;) console.log('x'.repeat(1000));\n");
  const {run, status, console: output} = editor(page);
  await run.click();
  await expect(status).toContainText('Ended with an error.', patience);
  await expect(output).toContainText('More than a million characters: ended.');
});

test('it may fill its memory, and ends only itself', async ({page}) => {
  await openProgram(
    page,
    path,
    'const kept: number[][] = [];\nfor (;;) kept.push(new Array(1e6).fill(kept.length));\n',
  );
  const {run, status} = editor(page);
  await run.click();
  await expect(status).toContainText(/^(?:Ended|Stopped)/, patience);
  await replaceText(page, "console.log('goes on');\n");
  expect(await runToEnd(page)).toBe('goes on\n');
});
