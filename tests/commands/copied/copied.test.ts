/** What the pages of 11.x show as a file can be copied: it compiles with what the reader sees. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {writtenFiles} from '../../../src/versions/places';
import {copiedFiles, type CopiedFile} from './report';

const siteDir = path.resolve(import.meta.dirname, '../../..');

/** The file's position, and the first error that keeps it from compiling. */
const describeFile = (file: CopiedFile) =>
  `${file.page}:${file.line} ${file.title}: ${file.problems[0]?.message}`;

describe('every file that a page of 11.x shows with a title', () => {
  let files: CopiedFile[] = [];
  beforeAll(async () => {
    const pages = writtenFiles(siteDir).filter((file) => file.startsWith('docs/'));
    files = await copiedFiles(siteDir, pages);
  });

  test('compiles with the other files that the page shows, folds, or says it takes from a page', () => {
    const broken = files.filter((file) => file.problems.length > 0);
    expect(broken.map(describeFile)).toEqual([]);
    expect(files.length).toBeGreaterThan(600);
  });
});

describe('the check finds', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'copied-'));
  afterAll(() => fs.rmSync(site, {recursive: true}));

  const stock = (flags: string) =>
    `\`\`\`ts title="stock.ts" ${flags}\nexport const stock: number = 3;\n\`\`\`\n`;
  const total = '```ts title="total.ts"\nimport {stock} from \'./stock\';\n\nstock + 1;\n```\n';
  const cut = '```ts title="cut.ts"\nconst price = 9;\n// ---cut---\nprice + 1;\n```\n';
  const says = 'Start in an empty folder, and follow [the other page](./before.mdx) first.';
  const hidden = `${stock('hidden')}\n${total}`;
  const planted = {
    hidden,
    cut,
    folded: `${stock('folded')}\n${total}`,
    setup: `<Setup>\n\n${stock('')}\n</Setup>\n\n${total}`,
    before: stock(''),
    after: `${says}\n\n${hidden}`,
  };
  let files: CopiedFile[] = [];

  /** All at once, in the process that the first of them starts. */
  beforeAll(async () => {
    for (const name of ['toolkit', 'node_modules'])
      fs.symlinkSync(path.join(siteDir, name), path.join(site, name));
    fs.mkdirSync(path.join(site, 'docs'));
    const pages = Object.entries(planted).map(([name, text]) => {
      fs.writeFileSync(path.join(site, 'docs', `${name}.mdx`), text);
      return `docs/${name}.mdx`;
    });
    files = await copiedFiles(site, pages);
  });

  const problemsOf = (name: keyof typeof planted): string[] =>
    files
      .filter(({page}) => page === `docs/${name}.mdx`)
      .flatMap(({title, problems}) => problems.map(({message}) => `${title}: ${message}`));

  test('a file that imports a hidden one', () => {
    const [first] = problemsOf('hidden');
    expect(first).toContain("total.ts: './stock' is not a file of this page");
  });

  test('a name above a cut', () => {
    expect(problemsOf('cut')).toEqual(["cut.ts: TS2304: Cannot find name 'price'."]);
  });

  test('nothing about what is folded or in the set-up', () => {
    expect(problemsOf('folded')).toEqual([]);
    expect(problemsOf('setup')).toEqual([]);
  });

  test('nothing about what the page says it takes from another', () => {
    expect(problemsOf('after')).toEqual([]);
  });
});
