/** No page and no table is wider than its place, at any width that readers have. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {testBrowser} from '../../support/browser';
import {resolveFile} from '../../support/server';
import {pageFile, shareOf} from '../../support/share';
import {expect, mainDirectory, test} from '../../support/test';

import {everyPath, partOf} from './pages';

test.use({
  // What is looked at is HTML and styles, so readers without scripts have the same.
  javaScriptEnabled: false,
  // Nothing is drawn, which took half of the time: boxes are computed when they are asked for.
  launchOptions: {
    ...testBrowser,
    args: [...(testBrowser.args ?? []), '--enable-begin-frame-control'],
  },
  screenshot: 'off',
});

const widths = [1440, 768, 320];

/** Of an A4 page between the margins that browsers leave. */
const paper = 718;

const parts = 4;

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

const taken = shareOf({
  name: 'Widths',
  items: everyPath(),
  nameOf: (path) => path,
  filesOf: pageFile,
  // Styles and components are on all pages, and the reference comes out of the packages.
  code: ['tests/e2e/a11y/widths.walk.ts', 'src/css/', 'src/theme/', 'src/components/', 'toolkit/'],
  parts: 16,
});

for (let part = 0; part < parts; part++) {
  test(`no page scrolls sideways, and every table is in sight, on screens and on paper: ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    expect(taken.length).toBeGreaterThan(parts);
    const wrong: string[] = [];
    for (const path of partOf(taken, part, parts)) {
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
