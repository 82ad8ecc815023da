import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';

import {repositoryUrl} from '../../src/config/site';
import {olderVersions} from '../../src/versions/list';
import {expect, mainDirectory, stored, test, visit} from '../support/test';

const key = 'docs-preferred-version-default';

/** The pages of a folder of the build, and of the folders below. */
function htmlFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
}

async function chooseVersion(page: Page, name: RegExp): Promise<void> {
  const dropdown = page.locator('.navbar .dropdown', {hasText: /11\.x/});
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name}).click();
}

test('the version dropdown keeps the page and stores the preferred version', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await chooseVersion(page, /^10\.x/);
  await expect(page).toHaveURL('/docs/v10/quickstart');
  expect(await stored(page, key)).toBe('10.x');

  await visit(page, '/');
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs/v10');
});

test('the version dropdown says the state of each version', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const dropdown = page.locator('.navbar .dropdown', {hasText: /11\.x/});
  await dropdown.hover();
  await expect(dropdown.locator('.dropdown__menu').getByRole('link')).toHaveText([
    '11.x current, with unreleased details',
    '10.x maintained',
    '9.x unmaintained',
  ]);
});

test('a preferred version that no longer exists is cleared', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '7.x'), key);
  await visit(page, '/');
  await expect.poll(() => stored(page, key)).toBeNull();
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs');
});

const banner = (page: Page) => page.locator('.theme-doc-version-banner');

test('11.x: the banner says it is current and links the same page in 10.x', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await expect(banner(page)).toContainText(
    '11.x is the current line, marked unreleased because details may still change.',
  );
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('/docs/v10/quickstart');
});

test('10.x: the banner leads to the migration guide, then to the same page in 11.x', async ({
  page,
}) => {
  await visit(page, '/docs/v10/quickstart');
  await expect(banner(page).getByRole('link')).toHaveText([
    'Migrate to 11.x',
    'This page for 11.x',
  ]);
  await banner(page).getByRole('link', {name: 'Migrate to 11.x'}).click();
  await expect(page).toHaveURL('/docs/migrate-from-v10-to-v11');
});

test('9.x: the banner says it is unmaintained and links the same page in 11.x', async ({page}) => {
  await visit(page, '/docs/v9/quickstart');
  await expect(banner(page)).toContainText('no longer maintained');
  await banner(page).getByRole('link', {name: 'This page for 11.x'}).click();
  await expect(page).toHaveURL('/docs/quickstart');
});

test('9.x: banner and sidebar lead to the guide to 10.x', async ({page}) => {
  const guide = '/docs/v10/migrate-from-v9-to-v10';
  await visit(page, '/docs/v9/router');
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Migrate to 10.x'}),
  ).toHaveAttribute('href', guide);
  await banner(page).getByRole('link', {name: 'Migrate to 10.x'}).click();
  await expect(page).toHaveURL(guide);
  await expect(banner(page).getByRole('link', {name: 'Migrate to 11.x'})).toBeVisible();
});

test('the version dropdown follows a page whose path changed, both ways', async ({page}) => {
  await visit(page, '/docs/v9/react-queries');
  await chooseVersion(page, /^11\.x/);
  await expect(page).toHaveURL('/docs/client/react/useQuery');
  // The address comes before the page, and the links of the menu after it.
  await expect(page.locator('.navbar').getByRole('button', {name: '11.x'})).toBeVisible();
  await chooseVersion(page, /^9\.x/);
  await expect(page).toHaveURL('/docs/v9/react-queries');
});

test('the version dropdown leads to the first page of a version without this one, and says so', async ({
  page,
}) => {
  await visit(page, '/docs/client/links/retryLink');
  await chooseVersion(page, /^9\.x unmaintained; does not have this page$/);
  await expect(page).toHaveURL('/docs/v9');
});

const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const robots = (page: Page) => page.locator('meta[name="robots"]');

test.describe('what search engines read', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, subject] of [
    ['/docs/quickstart', '/docs/quickstart'],
    ['/docs/v10', '/docs'],
    ['/docs/v10/quickstart', '/docs/quickstart'],
    ['/docs/v10/subscriptions', '/docs/server/subscriptions'],
    ['/docs/v9/react-queries', '/docs/client/react/useQuery'],
  ] as const) {
    test(`${path} names ${subject} as canonical`, async ({page}) => {
      await page.goto(path);
      await expect(canonical(page)).toHaveCount(1);
      await expect(canonical(page)).toHaveAttribute(
        'href',
        new RegExp(`^https?://[^/]+${subject}$`),
      );
      await expect(robots(page)).toHaveCount(0);
    });
  }

  test('a page without a counterpart in 11.x is its own canonical', async ({page, request}) => {
    const guide = '/docs/v10/migrate-from-v9-to-v10';
    await page.goto(guide);
    await expect(robots(page)).toHaveCount(0);
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`^https?://[^/]+${guide}$`));
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`${guide}</loc>`);
  });

  test('each page of an older version names its 11.x page as canonical, or itself if there is none', () => {
    const files = olderVersions.flatMap(({path}) => htmlFiles(join(mainDirectory, 'docs', path)));
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.filter((file) => {
      const tree = fromHtml(readFileSync(file, 'utf8'));
      // An address that moved: its target is what search engines get.
      if (select('head meta[http-equiv="refresh"]', tree)) return false;
      const links = selectAll('head link[rel="canonical"]', tree);
      const isOut = select('head meta[name="robots"][content^="noindex"]', tree) !== undefined;
      const target = new URL(String(links[0]?.properties.href)).pathname;
      const isCurrent = !olderVersions.some(({path}) => target.startsWith(`/docs/${path}`));
      const isItself = file === join(mainDirectory, `${target}.html`);
      const exists = existsSync(join(mainDirectory, `${target}.html`));
      return links.length !== 1 || !exists || isOut || !(isCurrent || isItself);
    });
    expect(wrong).toEqual([]);
  });
});

for (const [path, file] of [
  ['/docs/server/routers', 'docs/server/routers.mdx'],
  ['/docs/v10/server/routers', 'versioned_docs/version-10.x/server/routers.mdx'],
  ['/docs/v9/router', 'versioned_docs/version-9.x/router.mdx'],
] as const) {
  test(`"Edit this page" of ${path} edits ${file}`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${repositoryUrl}/edit/main/${file}`,
    );
    expect(existsSync(file)).toBe(true);
  });
}
