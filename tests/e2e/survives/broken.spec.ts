/** Files of a page that a host or a proxy answers with something else. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page, Route} from '@playwright/test';

import {expect, hydrated, mainDirectory, test} from '../../support/test';

type Answer = (route: Route) => Promise<void>;

const html: Answer = (route) =>
  route.fulfill({
    headers: {'content-type': 'text/html', 'x-content-type-options': 'nosniff'},
    body: '<p>Sign in',
  });
const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({contentType: 'text/javascript', body});
const cutOff: Answer = (route) => {
  const file = readFileSync(join(mainDirectory, new URL(route.request().url()).pathname), 'utf8');
  return script(file.slice(0, file.length / 2))(route);
};

const styles = /\/assets\/css\/styles\.\w+\.css$/;
const main = /\/assets\/js\/main\.\w+\.js$/;
const runtime = /\/assets\/js\/runtime~main\.\w+\.js$/;

async function open(page: Page, file: RegExp, answer: Answer): Promise<void> {
  await page.route(file, answer);
  await page.goto('/docs');
}

async function offersToLoadAgain(page: Page, file: RegExp): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('A part of this page is missing.');
  await page.unroute(file);
  await page.getByRole('link', {name: 'Reload', exact: true}).click();
  await hydrated(page);
  await expect(page.getByText('A part of this page is missing.')).toHaveCount(0);
}

for (const [what, file, answer, complaint] of [
  ['style sheet that is not there', styles, (route) => route.fulfill({status: 404}), /404/],
  ['style sheet that a busy host refuses', styles, (route) => route.fulfill({status: 503}), /503/],
  ['style sheet that is a page', styles, html, /MIME type/],
  ['style sheet that is dropped', styles, (route) => route.abort(), /ERR_FAILED/],
  ['script that is a page', main, script('<p>Sign in'), /Unexpected token/],
  ['script that is cut off', main, cutOff, /SyntaxError|Invalid or unexpected|Unexpected end/],
  ['script that a busy host refuses', main, (route) => route.fulfill({status: 503}), /503/],
  ['script of the type of a page', main, html, /MIME type/],
  ['runtime that is a page', runtime, script('<p>Sign in'), /Unexpected token/],
  ['runtime that is cut off', runtime, cutOff, /SyntaxError|Invalid or unexpected|Unexpected end/],
] satisfies [string, RegExp, Answer, RegExp][]) {
  test(`a page says that it has a ${what}, and loads again`, async ({page, expectComplaint}) => {
    expectComplaint(complaint);
    await open(page, file, answer);
    await offersToLoadAgain(page, file);
  });
}

for (const [what, file] of [
  ['script', main],
  ['runtime', runtime],
] as const) {
  test(`a page says that its ${what} has not come after half a minute`, async ({page}) => {
    await page.clock.install();
    await page.route(file, () => new Promise(() => {}));
    await page.goto('/docs', {waitUntil: 'commit'});
    await expect(page.locator('head script[src*="/main."]')).toBeAttached();
    await page.clock.runFor(29_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('alert')).toContainText('A part of this page is missing.');
  });
}

test("a page starts under the policy of a reader's own script", async ({page, expectComplaint}) => {
  expectComplaint(/TrustedTypePolicy named 'default'/);
  await page.addInitScript(() => {
    const same = (text: string) => text;
    const {trustedTypes} = window as unknown as {
      trustedTypes: {createPolicy: (name: string, rules: object) => void};
    };
    trustedTypes.createPolicy('default', {createHTML: same, createScriptURL: same});
  });
  await page.goto('/docs');
  await hydrated(page);
});
