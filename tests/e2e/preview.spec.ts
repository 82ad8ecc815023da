import {readFileSync, writeFileSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {expect, test, type Page} from '@playwright/test';

import {previewFixtureSite} from '../support/fixture-site';

/** No test and no part of the site listens here. */
const PORT = 4788;

test.describe.configure({mode: 'serial'});

let origin: string;
let stop: () => void = () => undefined;
let directory: string;
let original: string;
let file: string;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  const preview = await previewFixtureSite(['preview'], PORT);
  ({origin, directory, stop} = preview);
  file = join(directory, 'docs/first.md');
  original = readFileSync(file, 'utf8');
});

test.afterEach(() => writeFileSync(file, original));
test.afterAll(() => stop());

/** Opens the page and marks it: a reload loses the mark, a layout that is made again the one on its navbar. */
async function openMarked(page: Page) {
  await page.goto(origin);
  await expect(page.getByText('Opening text.')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await page.locator('nav.navbar').evaluate((navbar) => navbar.setAttribute('data-mark', ''));
}

const marked = (page: Page) => page.locator('[data-mark]');

test('an edit of the text shows, and nothing but the text is made again', async ({page}) => {
  await openMarked(page);
  for (const text of ['Once edited.', 'Edited again.']) {
    writeFileSync(file, original.replace('Opening text.', text));
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Opening text.')).toHaveCount(0);
  }
  await expect(marked(page)).toHaveCount(2);
});

test('an edit of headings and front matter reaches what is beside the text, without a reload', async ({
  page,
}) => {
  await openMarked(page);
  writeFileSync(file, original.replace('## A heading', '## Another heading'));
  await expect(page.locator('.table-of-contents')).toHaveText('Another heading');
  await expect(page.getByRole('heading', {name: 'Another heading'})).toBeVisible();
  writeFileSync(file, original.replace('title: First', 'title: Renamed'));
  await expect(page).toHaveTitle('Renamed | Preview');
  await expect(page.locator('body')).toHaveAttribute('data-mark');
});

test('a page whose file is empty for a moment while it is saved stays at its address', async ({
  page,
}) => {
  await openMarked(page);
  // Without its front matter the page would be at /first. One edit in two shows that.
  for (const heading of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const saved = await open(file, 'w');
    await wait(8);
    await saved.writeFile(original.replace('A heading', heading));
    await saved.close();
    await expect(page.locator('.table-of-contents')).toHaveText(heading);
  }
});

test('a page with a mistake says so in place, and is back when it is fixed', async ({page}) => {
  await openMarked(page);
  writeFileSync(file, original.replace('Opening text.', 'Opening <text.'));
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(overlay.getByText('first.md').first()).toBeVisible();
  writeFileSync(file, original.replace('Opening text.', 'Mended text.'));
  await expect(page.getByText('Mended text.')).toBeVisible();
});

test('a page is compiled when it is opened, and not before', async ({page}) => {
  const second = join(directory, 'docs/second.md');
  const whole = readFileSync(second, 'utf8');
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  // A mistake that only compiling the page finds.
  writeFileSync(second, whole.replace('Second text.', 'Second <text.'));
  await openMarked(page);
  // What the preview knows once it has taken an edit of another page, it has compiled by then.
  writeFileSync(file, original.replace('Opening text.', 'Edited beside a mistake.'));
  await expect(page.getByText('Edited beside a mistake.')).toBeVisible();
  await expect(overlay).toHaveCount(0);

  const link = page.getByRole('link', {name: 'Second', exact: true});
  await link.click();
  await expect(overlay.contentFrame().getByText('second.md').first()).toBeVisible();

  writeFileSync(second, whole);
  await page.goto(`${origin}/second`);
  await expect(page.getByText('Second text.')).toBeVisible();
});

test('a page that is opened by a link comes without a reload', async ({page}) => {
  await openMarked(page);
  await page.getByRole('link', {name: 'Second', exact: true}).click();
  await expect(page.getByText('Second text.')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-mark');
});
