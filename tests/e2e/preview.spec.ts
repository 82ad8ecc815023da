import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {expect as baseExpect, test, type Page} from '@playwright/test';

import {previewFixtureSite} from '../support/fixture-site';
import {freePort} from '../support/freePort';

/** A writer sees what they did within seconds, on a machine that has nothing else to do. */
const expect = baseExpect.configure({timeout: 20_000});

test.describe.configure({mode: 'serial'});

let origin: string;
let stop: () => void = () => undefined;
let directory: string;
let output: () => string;
let original: string;
let file: string;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  const preview = await previewFixtureSite(['preview'], await freePort());
  ({origin, directory, output, stop} = preview);
  file = join(directory, 'docs/first.md');
  original = readFileSync(file, 'utf8');
});

test.afterEach(() => writeFileSync(file, original));
test.afterAll(() => stop());

/** Opens the page and marks it, which a reload undoes. */
async function openMarked(page: Page) {
  await page.goto(origin);
  await expect(page.getByText('Opening text.')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
}

test('an edit to the text shows, without a reload', async ({page}) => {
  await openMarked(page);
  for (const text of ['Once edited.', 'Edited again.']) {
    writeFileSync(file, original.replace('Opening text.', text));
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Opening text.')).toHaveCount(0);
  }
  await expect(page.locator('body')).toHaveAttribute('data-mark');
});

test('an edit to headings and front matter reaches what is beside the text, without a reload', async ({
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

const faults: {name: string; text: string; line: RegExp}[] = [
  {
    name: 'a brace',
    text: 'Opening {text.',
    line: /docs\/first\.md:8:\d+ - this is not valid MDX.*\\\{/,
  },
  {
    name: 'a tag',
    text: 'Opening <text.',
    line: /docs\/first\.md:8:\d+ - this is not valid MDX.*&lt;/,
  },
  {
    name: 'an unknown component',
    text: 'Opening <Tab /> text.',
    line: /docs\/first\.md:8:9 - unknown component <Tab>, did you mean <Tabs>\?/,
  },
  {name: 'an unknown name', text: 'Opening {text}.', line: /docs\/first\.md:8:9 - \{text\} is an/},
  {name: 'a sample', text: 'Opening 1984 text.', line: /docs\/first\.md:7:3 - TS2322: no string\./},
];

for (const {name, text, line} of faults) {
  test(`a fault in ${name} is shown in the overlay, as one line with its place and what to do`, async ({
    page,
  }) => {
    await openMarked(page);
    writeFileSync(file, original.replace('Opening text.', text));
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(line)).toBeVisible();
    await expect(overlay.getByText('Details:')).toHaveCount(0);
    await expect(overlay.getByText(directory)).toHaveCount(0);
    writeFileSync(file, original.replace('Opening text.', 'Mended text.'));
    await expect(page.getByText('Mended text.')).toBeVisible();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });
}

test('a page whose front matter is not valid stays at its address, and says so in one line', async ({
  page,
}) => {
  await openMarked(page);
  writeFileSync(file, original.replace('title: First', 'title: First: second'));
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(
    overlay.getByText(/docs\/first\.md:4:\d+ - the front matter is not valid YAML/),
  ).toBeVisible();
  writeFileSync(file, original.replace('Opening text.', 'Valid again.'));
  await expect(page.getByText('Valid again.')).toBeVisible();
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(output()).not.toContain('Site plugin reload failure');
});

test('rules that a page violates are printed in the terminal', async ({page}) => {
  await openMarked(page);
  const install = '```bash\nnpm install @trpc/server @trpc/react-query\n```';
  const edited = original
    .replace(/^description: .*\n/m, '')
    .replace('Opening text.', `Text of [an edit](/docs/second).\n\n${install}`);
  writeFileSync(file, edited);
  await expect(page.getByText('Text of an edit.')).toBeVisible();
  for (const violation of [
    /docs\/first\.md:1 - front matter description: is missing\./,
    /docs\/first\.md:1 - front matter keywords: is missing\./,
    /docs\/first\.md:7 - \/docs\/second is a page of the same version; link its file, \.\/second\.md\./,
    /docs\/first\.md:10 - These packages do not fit together/,
  ]) {
    await expect.poll(output).toMatch(violation);
  }
});

test('a page is compiled when it is opened, and not before, but its faults are in the terminal', async ({
  page,
}) => {
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
  await expect.poll(output).toMatch(/docs\/second\.md:\d+:\d+ - this is not valid MDX/);

  const link = page.getByRole('link', {name: 'Second', exact: true});
  await link.click();
  await expect(overlay.contentFrame().getByText('second.md').first()).toBeVisible();

  writeFileSync(second, whole);
  await page.goto(`${origin}/second`);
  await expect(page.getByText('Second text.')).toBeVisible();
});

test('a page that is opened by its address while it has a fault appears when that is fixed', async ({
  page,
}) => {
  const second = join(directory, 'docs/second.md');
  const whole = readFileSync(second, 'utf8');
  writeFileSync(second, whole.replace('Second text.', 'Second <Tab /> text.'));
  await page.goto(`${origin}/second`);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(overlay.getByText('docs/second.md:5').first()).toBeVisible();
  writeFileSync(second, whole);
  await expect(page.getByText('Second text.')).toBeVisible();
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
});

test('a page that is opened through a link appears without a reload', async ({page}) => {
  await openMarked(page);
  await page.getByRole('link', {name: 'Second', exact: true}).click();
  await expect(page.getByText('Second text.')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-mark');
});

test.describe('what is not a page that exists already', () => {
  const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  const outline = (...pages: string[]) =>
    write('outlines/main.ts', `export const outline = ${JSON.stringify(pages)};\n`);

  test('a new page shows at its address, and a warning says which line its sidebar lacks', async ({
    page,
  }) => {
    await page.goto(`${origin}/third`);
    await expect(page.getByText('Page Not Found').first()).toBeVisible();
    write('docs/third.md', '---\ntitle: Third\n---\n\nThird text.\n');
    await expect(page.getByText('Third text.')).toBeVisible();
    await expect
      .poll(output)
      .toMatch(/docs\/third\.md:1 - no sidebar lists it\. Add to outlines\/main\.ts.*'third',/);
    await page.goto(`${origin}/second`);
    await expect(sidebar(page)).toHaveText('FirstSecond');
  });

  test('a new page whose front matter is not valid is named in one line, and the preview keeps working', async ({
    page,
  }) => {
    write('docs/broken.md', '---\ntitle: A: b\n---\n\nText.\n');
    await expect
      .poll(output)
      .toMatch(/docs\/broken\.md:2:\d+ - the front matter is not valid YAML[^\n]*\n(?! +at )/);
    write('docs/broken.md', '---\ntitle: Mended\n---\n\nMended text.\n');
    await page.goto(`${origin}/broken`);
    await expect(page.getByText('Mended text.')).toBeVisible();
    expect(output()).not.toContain('Site plugin reload failure');
    rmSync(join(directory, 'docs/broken.md'));
  });

  test("its line in the sidebar's outline takes effect, and so does a different order", async ({
    page,
  }) => {
    await page.goto(`${origin}/second`);
    await expect(page.getByText('Second text.')).toBeVisible();
    outline('', 'second', 'third');
    await expect(sidebar(page)).toHaveText('FirstSecondThird');
    outline('', 'third', 'second');
    await expect(sidebar(page)).toHaveText('FirstThirdSecond');
  });

  test('an outline that is not valid is named in one line, and shows when it is fixed', async ({
    page,
  }) => {
    await page.goto(`${origin}/second`);
    write('outlines/main.ts', "export const outline = ['', 'third;\n");
    await expect
      .poll(output)
      .toMatch(/outlines\/main\.ts can't be read: [^\n]* outlines\/main\.ts:1:\d+\]?\n/);
    outline('', 'second', 'third');
    await expect(sidebar(page)).toHaveText('FirstSecondThird');
  });

  test('a page that is renamed is at its new address, in the place that the outline gives it', async ({
    page,
  }) => {
    await page.goto(`${origin}/second`);
    renameSync(join(directory, 'docs/third.md'), join(directory, 'docs/fourth.md'));
    outline('', 'second', 'fourth');
    await expect(sidebar(page).getByRole('link', {name: 'Third'})).toHaveAttribute(
      'href',
      '/fourth',
    );
    await sidebar(page).getByRole('link', {name: 'Third'}).click();
    await expect(page.getByText('Third text.')).toBeVisible();
  });

  test('a page that is deleted leaves the sidebar, its address is not found, and what names it is', async ({
    page,
  }) => {
    writeFileSync(file, original.replace('Opening text.', 'Opening [text](./fourth.md).'));
    await page.goto(`${origin}/fourth`);
    await expect(page.getByText('Third text.')).toBeVisible();
    rmSync(join(directory, 'docs/fourth.md'));
    for (const line of [
      'docs/first.md:8 - ./fourth.md leads to no page: there is no such file.',
      "outlines/main.ts:1 - 'fourth' is no page of docs.",
    ]) {
      await expect.poll(output).toContain(line);
    }
    await expect(page.getByText('Page Not Found').first()).toBeVisible();
    await page.goto(`${origin}/second`);
    await expect(sidebar(page)).toHaveText('FirstSecond');
  });

  test('a new post and its new author show', async ({page}) => {
    await page.goto(`${origin}/blog`);
    await expect(page.getByText('Text of the opening post.')).toBeVisible();
    write('blog/authors.yml', 'first:\n  name: First author\nsecond:\n  name: Second author\n');
    write('blog/2026-01-02-next.md', '---\ntitle: Next\nauthors: second\n---\n\nText of it.\n');
    await expect(page.getByRole('article').first()).toContainText('Text of it.');
    await expect(page.getByRole('article').first()).toContainText('Second author');
  });

  test('an edit of the configuration says that it takes a restart', async () => {
    write('config/redirects.ts', '');
    write('config/navbar.ts', '');
    await expect
      .poll(output)
      .toContain('config/navbar.ts is read when the preview starts: restart it');
    expect(output()).not.toContain('config/redirects.ts is read');
  });

  test('a new redirect takes effect', async ({page}) => {
    await page.goto(`${origin}/before`);
    await expect(page.getByText('Second text.')).toBeVisible();
    write('redirects.ts', `export const redirects = {'/old': '/second'};\n`);
    await page.goto(`${origin}/old`);
    await expect(page.getByText('Second text.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/second');
  });

  test('invalid redirects are named in one line, and pages still show', async ({page}) => {
    write('redirects.ts', `export const redirects = {'/old' '/second'};\n`);
    await page.goto(`${origin}/second`);
    await expect(page.getByText('Second text.')).toBeVisible();
    expect(output()).toMatch(/redirects\.ts can't be read: [^\n]* redirects\.ts:1:\d+\n(?! +at )/);
  });
});
