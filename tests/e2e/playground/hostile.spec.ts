/**
 * Code of a reader, or from a link that somebody sent, reaches neither the site nor the network.
 */
import {encodeShared} from '../../../src/components/Playground/share';
import type {StaticServer} from '../../support/server';
import {expect, idle, test, visit} from '../../support/test';
import {compiled, editor, openProgram, patience, runToEnd} from './editor';

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
await attempt('own worker', () => new Promise((resolve, reject) => {
  const worker = new scope.Worker(ORIGIN + '/a.js');
  worker.onmessage = resolve;
  worker.onerror = reject;
}));
console.log(scope.origin);
`;

/** Addresses that `attemptFromFrame` asks for. */
const asked = ['beacon', 'events', 'fetch', 'image', 'xhr'].map((name) => `/hostile/${name}`);

const requestsOf = ({requests}: StaticServer): string[] =>
  requests.filter((name) => name.startsWith('/hostile/')).sort();

/** Runs in a frame, as code would that got out of its worker. */
async function attemptFromFrame(origin: string): Promise<Record<string, string>> {
  const site = `${origin}/hostile`;
  const settled = (wait: (resolve: () => void, reject: () => void) => void) =>
    new Promise<void>(wait);
  const attempts: Record<string, () => unknown> = {
    page: () => window.parent.document.title,
    cookies: () => document.cookie,
    'local storage': () => localStorage.length,
    databases: () =>
      settled((resolve, reject) => {
        const request = indexedDB.open('stolen');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
    fetch: () => fetch(`${site}/fetch`),
    XMLHttpRequest: () =>
      settled((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.onload = resolve;
        request.onerror = reject;
        request.open('GET', `${site}/xhr`);
        request.send();
      }),
  };
  const results: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt();
      results[name] = 'reached';
    } catch {
      results[name] = 'refused';
    }
  }
  // Only the server learns of these.
  navigator.sendBeacon(`${site}/beacon`);
  new Image().src = `${site}/image`;
  await settled((resolve) => {
    const events = new EventSource(`${site}/events`);
    events.onerror = () => {
      events.close();
      resolve();
    };
  });
  return results;
}

/** Runs in the frame: what would take the reader away, or start code without its policy. */
async function attemptToLeave(origin: string): Promise<Record<string, string>> {
  const site = `${origin}/hostile`;
  const results: Record<string, string> = {navigation: 'reached'};
  try {
    if (window.top) window.top.location.href = `${site}/navigation`;
  } catch {
    results.navigation = 'refused';
  }
  results['another window'] = window.open(`${site}/window`) ? 'reached' : 'refused';
  const code = `fetch('${site}/worker').then(() => 'reached', () => 'refused').then(postMessage)`;
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  results['another worker'] = await new Promise<string>((resolve) => {
    worker.onmessage = ({data}) => resolve(String(data));
    worker.onerror = () => resolve('did not start');
  });
  return results;
}

test.use({sharesPage: true});
test.describe.configure({mode: 'default', timeout: patience.timeout * 2});

test('code from a link runs only when asked, and reaches neither storage nor any address', async ({
  page,
  server,
}) => {
  const text = attempts.replaceAll('ORIGIN', JSON.stringify(server.origin));
  const name = '<img src="x" onerror="alert(1)">';
  const run = 'client/index.ts';
  const link = encodeShared({from: path, name, run, texts: {[run]: text}});
  await visit(page, `/playground${link}`);
  await compiled(page, 'No type errors');
  const {console: output} = editor(page);
  await expect(output).toHaveText('Press Run to see what it prints.');
  expect(page.frames()).toHaveLength(1);
  await runToEnd(page);
  const before = server.requests.length;
  const printed = await runToEnd(page);
  expect(printed.match(/refused/g)).toHaveLength(11);
  expect(printed).not.toContain('reached');
  expect(printed.trim().endsWith('null')).toBe(true);
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

test('it may print without end, and is ended after a million characters', async ({page}) => {
  await openProgram(page, path, "for (;;) console.log('x'.repeat(1000));\n");
  const {run, status, console: output} = editor(page);
  await run.click();
  await expect(status).toContainText('Ended with an error.', patience);
  await expect(output).toContainText(/More than a million characters: ended after \d+ lines\./);
});

test('the frame itself reaches neither the page, nor storage, nor any address', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/Content Security Policy/);
  expectComplaint(/sandboxed/);
  // The server has nothing at these addresses.
  expectComplaint(/Failed to load resource/);
  await openProgram(page, path, "console.log('runs');\nsetInterval(() => undefined, 100);\n");
  const {run, stop, console: output} = editor(page);
  await run.click();
  await expect(output).toContainText('runs', patience);
  const frame = page.locator('iframe[title="Running code"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const inner = page.frames().find((other) => other.url().includes('/assets/frame/'));
  expect(await inner?.evaluate(() => window.origin)).toBe('null');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBe(null);

  const address = page.url();
  expect(await inner?.evaluate(attemptFromFrame, server.origin)).toEqual({
    page: 'refused',
    cookies: 'refused',
    'local storage': 'refused',
    databases: 'refused',
    fetch: 'refused',
    XMLHttpRequest: 'refused',
  });
  expect(await inner?.evaluate(attemptToLeave, server.origin)).toEqual({
    navigation: 'refused',
    'another window': 'refused',
    'another worker': 'refused',
  });
  await idle(page);
  expect(page.url()).toBe(address);
  expect(requestsOf(server)).toEqual([]);
  await stop.click();
  await expect(frame).toHaveCount(0);

  // In a frame that is neither sandboxed nor has a policy of its own, the same attempts succeed.
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  const plain = page.frames().find((other) => other.url() === 'about:blank');
  expect(await plain?.evaluate(attemptFromFrame, server.origin)).toEqual({
    page: 'reached',
    cookies: 'reached',
    'local storage': 'reached',
    databases: 'reached',
    fetch: 'reached',
    XMLHttpRequest: 'reached',
  });
  await expect.poll(() => requestsOf(server)).toEqual(asked);
});
