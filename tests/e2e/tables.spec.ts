/** No page and no table is wider than its place, at any width that readers have. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {expect, mainDirectory, test} from '../support/test';
import {resolveFile} from '../support/server';

import {everyPath, partOf} from './a11y/pages';

// What is looked at is HTML and styles, so readers without scripts have the same.
test.use({javaScriptEnabled: false});

const widths = [320, 360, 390, 600, 768, 1024, 1440];

/** Of an A4 page between the margins that browsers leave. */
const paper = 718;

const parts = 6;

/**
 * What is wrong with the tables that the page shows, a line each. A table has its whole width in sight,
 * or is one of data: that one scrolls in a box that the keyboard reaches, with a shadow at its edge.
 */
function problems(): string[] {
  const {scrollWidth = 0, clientWidth = 0} = document.scrollingElement ?? {};
  const wide =
    scrollWidth > clientWidth ? [`the page scrolls ${scrollWidth - clientWidth} px`] : [];
  const tables = [...document.querySelectorAll('main table:has(td)')].filter((it) =>
    it.checkVisibility(),
  );
  return tables.reduce((all, table) => {
    const box = table.parentElement as HTMLElement;
    const name = [...table.querySelectorAll('thead tr > *')]
      .map((it) => it.textContent)
      .join(' | ');
    const edge = box.getBoundingClientRect().right + 1;
    const cells = [...table.querySelectorAll('td, tbody th')].map((it) =>
      it.getBoundingClientRect(),
    );
    if (box.role === 'group' && !matchMedia('print').matches) {
      const hasEdge = getComputedStyle(box).backgroundImage.includes('linear-gradient');
      return hasEdge && box.tabIndex === 0 ? all : [...all, `"${name}" scrolls, and has no edge`];
    }
    const out = Math.max(...cells.map(({left}) => left)) > edge;
    if (out) return [...all, `"${name}": a column begins out of sight`];
    return Math.max(...cells.map(({right}) => right)) > edge ? [...all, `"${name}" is cut`] : all;
  }, wide);
}

function hasTable(path: string): boolean {
  const file = resolveFile(mainDirectory, path) ?? join(mainDirectory, 'index.html');
  return readFileSync(file, 'utf8').includes('<table');
}

async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 844});
  return (await page.evaluate(problems)).map((problem) => `at ${width} px, ${problem}`);
}

for (let part = 0; part < parts; part++) {
  test(`no page scrolls sideways, and every table is in sight, on screens and on paper: ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const paths = partOf(everyPath(), part, parts);
    expect(paths.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        wrong.push(...(await problemsAt(page, width)).map((it) => `${path} ${it}`));
      }
      if (!hasTable(path)) continue;
      await page.emulateMedia({media: 'print'});
      wrong.push(...(await problemsAt(page, paper)).map((it) => `${path} printed ${it}`));
      await page.emulateMedia({media: 'screen'});
    }
    expect(wrong).toEqual([]);
  });
}

test('a table that is cut, out of sight or without an edge is found', async ({page}) => {
  const table = (attributes: string) =>
    `<div style="overflow: auto" ${attributes}><table><thead><tr><th>One<th>Two</tr></thead>
      <tbody><tr><td style="min-width: 300px">A<td style="min-width: 300px">B</table></div>`;
  await page.setContent(
    `<body style="margin: 0"><main>${table('')}${table('role="group"')}</main>`,
  );
  expect(await problemsAt(page, 390)).toEqual([
    'at 390 px, "One | Two" is cut',
    'at 390 px, "One | Two" scrolls, and has no edge',
  ]);
  expect(await problemsAt(page, 290)).toContain(
    'at 290 px, "One | Two": a column begins out of sight',
  );
  await page.setContent('<body><main><div style="width: 500px">wide</div></main>');
  expect(await problemsAt(page, 390)).toEqual([expect.stringMatching(/the page scrolls \d+ px/)]);
});

test.describe('a stacked table', () => {
  test.use({viewport: {width: 390, height: 844}});

  const table = (page: Page) => page.locator('main table').filter({hasText: 'You see'});

  const labels = (page: Page) =>
    table(page)
      .locator('tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((it) => getComputedStyle(it, '::before').content));

  test('has the name of its column above each cell', async ({page}) => {
    await page.goto('/docs/quickstart');
    expect(await labels(page)).toEqual(['"You see" / ""', '"Cause" / ""', '"Fix" / ""']);
    const [first, second] = await table(page).locator('tbody tr').first().locator('td').all();
    const {x, y} = (await first?.boundingBox()) ?? {x: 0, y: 0};
    const below = (await second?.boundingBox()) ?? {x: 0, y: 0};
    expect(below.x).toBe(x);
    expect(below.y).toBeGreaterThan(y);
  });

  test('is a table to a screen reader, with headers and without labels', async ({page}) => {
    await page.goto('/docs/quickstart');
    const client = await page.context().newCDPSession(page);
    const {nodes} = await client.send('Accessibility.getFullAXTree');
    const named = (role: string) =>
      nodes
        .filter((node) => !node.ignored && node.role?.value === role)
        .map((node) => String(node.name?.value ?? ''));
    expect(named('table')).toHaveLength(1);
    expect(named('row')).toHaveLength(4);
    expect(named('columnheader')).toEqual(['You see', 'Cause', 'Fix']);
    expect(named('cell').slice(0, 3)).toEqual([
      'TRPCClientError: fetch failed',
      "Nothing is listening at the link's url.",
      'Start the server, and compare the port and path.',
    ]);
  });

  test('is copied without labels', async ({page}) => {
    await page.goto('/docs/quickstart');
    const body = table(page).locator('tbody');
    expect(await body.innerText()).not.toContain('Cause');
    await body.selectText();
    const copied = await page.evaluate(() => String(getSelection()));
    expect(copied).toContain('Nothing is listening at');
    expect(copied).not.toContain('Cause');
  });

  test('is a plain table where there is room, and on paper', async ({page}) => {
    await page.goto('/docs/quickstart');
    const cell = table(page).locator('td').first();
    await expect(cell).toHaveCSS('display', 'block');
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: paper, height: 1000});
    await expect(cell).toHaveCSS('display', 'table-cell');
    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 1440, height: 900});
    await expect(cell).toHaveCSS('display', 'table-cell');
    expect(await labels(page)).toEqual(['none', 'none', 'none']);
  });
});

test('a table of data scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/docs/migrate-from-v10-to-v11');
  const box = page.getByRole('group', {name: 'Table'});
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
});
