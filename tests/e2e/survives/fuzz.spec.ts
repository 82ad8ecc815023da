/** Hostile inputs to everything that the client reads: no crash, no script, no lasting harm. */
import type {Page} from '@playwright/test';

import {shareOf} from '../../support/share';
import {expect, hydrated, test, visit} from '../../support/test';
import {modal, openModal} from '../search/search';

import * as fuzz from './fuzz';

const counts = {hash: 800, query: 400, messages: 400, storage: 400, path: 60};

const eighths = shareOf({
  name: 'hostile inputs',
  items: [0, 1, 2, 3, 4, 5, 6, 7],
  nameOf: (eighth) => `eighth ${eighth + 1}`,
  filesOf: () => [],
  code: [
    'src/client/navigation/',
    'src/client/storage/',
    'src/clientModules/',
    'tests/e2e/survives/fuzz.spec.ts',
    'tests/e2e/survives/fuzz.ts',
  ],
  parts: 8,
});

/** Of the inputs, those that have their turn. */
const hostile = (count: number, seed: number) =>
  fuzz.hostile(count, seed).filter((_input, index) => eighths.includes(index % 8));

/** The page is still shown and responds, and no injected code ran. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

/** Runs one step for each input within the page, a frame apart every now and then. */
const inTurns = (page: Page, inputs: readonly string[], step: string): Promise<void> =>
  page.evaluate(
    async ([all, name]) => {
      const steps: Record<string, (input: string) => void> = {
        hash: (input) => (window.location.hash = input),
        query: (input) => {
          window.history.pushState(null, '', `?q=${input.replaceAll('#', '')}`);
          window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
        },
        messages: (input) => {
          window.postMessage(input, '*');
          window.postMessage({type: input, [input]: {data: input}}, '*');
        },
      };
      for (const [index, input] of all.entries()) {
        steps[name]?.(input);
        if (index % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [inputs, step] as const,
  );

test('in the hash', async ({page}) => {
  test.setTimeout(120_000);
  await visit(page, '/docs/quickstart');
  await inTurns(page, hostile(counts.hash, 1), 'hash');
  await expectSound(page);
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expectSound(page);
  for (const input of hostile(20, 2)) {
    await visit(page, `/docs#${input}`);
    await expectSound(page);
  }
});

test('in the query of the search page', async ({page}) => {
  test.setTimeout(120_000);
  await visit(page, '/search');
  await inTurns(page, hostile(counts.query, 3), 'query');
  await expectSound(page);
  await page.getByRole('searchbox').fill('quickstart');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('in messages of other windows', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await inTurns(page, hostile(counts.messages, 4), 'messages');
  await expectSound(page);
});

test('in storage', async ({page}) => {
  test.setTimeout(120_000);
  const keys = [
    ...['theme', 'docs-preferred-version-default', 'docusaurus.announcement.dismiss'],
    ...['docusaurus.announcement.id', 'docusaurus.code.wrap', 'docusaurus.tab.package-manager'],
    '__DOCSEARCH_RECENT_SEARCHES__trpc-docs',
    '__DOCSEARCH_FAVORITE_SEARCHES__trpc-docs',
  ];
  const kept = ['release', 'kept-demo'];
  const perLoad = keys.length + kept.length;
  const inputs = hostile(counts.storage, 5);
  await visit(page, '/');
  for (let from = 0; from < inputs.length; from += perLoad) {
    await page.evaluate(
      ([values, local, session]) => {
        local.forEach((key, index) => localStorage.setItem(key, values[index] ?? ''));
        session.forEach((key, index) =>
          sessionStorage.setItem(key, values[local.length + index] ?? ''),
        );
      },
      [inputs.slice(from, from + perLoad), keys, kept] as const,
    );
    await page.reload();
    await hydrated(page);
    await openModal(page);
    await expect(modal(page).input).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSound(page);
  }
  const left = await page.evaluate(() =>
    localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__trpc-docs'),
  );
  expect(left).toBe('[]');
});

test('in the path', async ({page, expectComplaint}) => {
  test.setTimeout(120_000);
  expectComplaint(/404|400/);
  for (const input of hostile(counts.path, 6)) {
    const path = `/docs/${encodeURI(Buffer.from(input).toString()).replaceAll(/[?#]/g, '').slice(0, 300)}`;
    // Some of them no server takes.
    const response = await page.goto(path).catch(() => undefined);
    if (!response || response.status() === 400) continue;
    if (await page.locator('#__docusaurus').count()) {
      await hydrated(page);
      await expectSound(page);
    }
  }
});
