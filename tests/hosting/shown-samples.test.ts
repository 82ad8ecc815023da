/** Code blocks, tabs, callouts, tables and diagrams, as the HTML of the built pages shows them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {build, find, findAll, open, section, words} from './shown';

/** A code block by its caption or, without one, its language's name. */
const block = (page: string, name: string) => {
  const figure = findAll(open(page), 'figure').find((it) =>
    findAll(it, 'pre').some(({properties}) => properties.ariaLabel === name),
  );
  if (!figure) throw new Error(`${page} has no block ${name}`);
  return figure;
};

describe('a code block', () => {
  // The bundler once took a part of such an address for the hash of a chunk, and replaced it.
  test('asks for hover data that is there, in every script', () => {
    const scripts = join(build, 'assets', 'js');
    const addresses = readdirSync(scripts)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => readFileSync(join(scripts, name), 'utf8').match(/assets\/types\/[^"']+/g));
    const asked = [...new Set(addresses.filter((address) => address !== null))];
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((address) => !existsSync(join(build, address)))).toEqual([]);
  });

  test('shows its file name, its colored code and a button that copies it', () => {
    const figure = block('docs/quickstart', 'server/trpc.ts');
    expect(words(find(figure, 'figcaption'))).toBe('server/trpc.ts');
    expect(words(find(figure, 'code'))).toContain('const t = initTRPC.create();');
    expect(words(find(figure, 'code .k'))).toBe('import');
    expect(findAll(figure, 'button[aria-label="Copy code"]')).toHaveLength(1);
  });

  test('shows an expected error with its number below the line', () => {
    const code = words(find(block('docs', 'mistake.ts'), 'code'));
    expect(code).toMatch(
      /query\(\{text: 42\}\); TS2322 Type 'number' is not assignable to type 'string'\.$/,
    );
  });

  test('shows a type that the author asks for below its identifier', () => {
    const code = words(find(block('docs', 'client.ts'), 'code'));
    expect(code).toMatch(/query\(\{text: 'Earth'\}\); const found: \{ id: number;/);
    expect(code).not.toContain('^?');
  });

  test('shows added and removed lines of a diff, without the signs that mark them', () => {
    const figure = block('docs/client/tanstack-react-query/migrating', 'client/BookList.tsx');
    expect(words(find(figure, 'del'))).toBe("import {classicTrpc} from './trpc';");
    expect(words(find(figure, 'ins'))).toMatch(/^import \{useMutation, useQuery, useQueryClient\}/);
  });

  test('shows what a program prints right below it, under the command that prints it', () => {
    const figures = findAll(open('docs'), 'figure');
    const output = figures.findIndex((it) => words(it).startsWith('Output'));
    const [program, shown] = [figures[output - 1], figures[output]].map((it) => it && words(it));
    expect(program).toContain("console.log(book.title, '| in stock:', book.stock)");
    expect(shown).toBe('Output of npx tsx client.tsA Wizard of Earthsea | in stock: 0');
  });

  test('folds a file below its name, with its code in the page', () => {
    const page = open('docs/server/adapters/aws-lambda');
    const folded = findAll(page, 'main details.more-options:has(figure)').find(
      (it) => words(find(it, 'summary')) === 'server/event.ts',
    );
    expect(folded && words(find(folded, 'code'))).toContain(
      'export function httpApiEvent(procedure: string',
    );
  });

  test('folds the set-up of a page below one line, with each of its files under its name', () => {
    const setUp = findAll(
      open('docs/client/react/useUtils'),
      'main details.more-options:has(figure)',
    ).find((folded) => words(find(folded, 'summary')) === 'Set-up for this page');
    const titles = setUp && findAll(setUp, 'figcaption').map(words);
    expect(titles).toEqual([
      'server/router.ts',
      'server/index.ts',
      'client/trpc.ts',
      'client/App.tsx',
      'client/utils.ts',
    ]);
  });

  test('leaves out what the author cuts, and the marks themselves', () => {
    const code = words(find(block('docs/quickstart', 'TypeScript code'), 'code'));
    expect(code).toMatch(/^await trpc\.bookById/);
    expect(code).not.toContain('---cut---');
  });
});

/** The labels of a group of tabs, and the first code block of each panel. */
function tabs(page: string): [label: string, code: string][] {
  const group = find(open(page), 'main .tabs-container');
  const panels = findAll(group, '[role=tabpanel]');
  return findAll(group, '[role=tab]').map((tab, index) => {
    const panel = panels[index];
    return [words(tab), panel ? words(find(panel, 'code')) : ''];
  });
}

test('an install command has a tab for each package manager, in its own words', () => {
  expect(tabs('docs/quickstart')).toEqual([
    ['npm', 'npm install @trpc/server @trpc/client zod npm install -D typescript tsx @types/node'],
    [
      'yarn',
      'yarn config set nodeLinker node-modules yarn add @trpc/server @trpc/client zod yarn add --dev typescript tsx @types/node',
    ],
    [
      'pnpm',
      'pnpm add @trpc/server @trpc/client zod ' +
        'pnpm add --allow-build=esbuild -D typescript tsx @types/node',
    ],
    ['bun', 'bun add @trpc/server @trpc/client zod bun add --dev typescript tsx @types/node'],
    [
      'deno',
      'deno add npm:@trpc/server npm:@trpc/client npm:zod ' +
        'deno add --dev npm:typescript npm:tsx npm:@types/node',
    ],
  ]);
});

test('tabs that an author writes have their label and what belongs to it', () => {
  const shown = tabs('docs/server/validators');
  expect(shown.map(([label]) => label).slice(0, 3)).toEqual(['Zod', 'Valibot', 'ArkType']);
  for (const [label, code] of shown.slice(0, 3)) {
    expect(code, label).toContain(`from '${label.toLowerCase()}'`);
  }
});

test.each([
  ['warning', 'docs/server/routers', 'Stack traces reveal'],
  ['tip', 'docs/quickstart', 'The server is the same for every client'],
  ['note', 'docs/server/adapters/standalone', ''],
])('a %s has an icon, a title and its text', (kind, page, start) => {
  const [heading, text] = find(open(page), `.theme-admonition-${kind}`).children;
  if (heading?.type !== 'element' || text?.type !== 'element') throw new Error('no two parts');
  expect(find(heading, 'svg path').properties.d).toMatch(/^M/);
  expect(words(heading)).not.toBe('');
  expect(words(text)).toMatch(new RegExp(`^${start}.{20}`));
});

test('a table shows its header and every cell', () => {
  const table = find(section(open('docs/quickstart'), 'troubleshooting'), 'table');
  expect(findAll(table, 'thead th').map(words)).toEqual(['You see', 'Cause', 'Fix']);
  const rows = findAll(table, 'tbody tr').map((row) => findAll(row, 'td').map(words));
  expect(rows[0]).toEqual([
    'TRPCClientError: fetch failed',
    "Nothing is listening at the link's url.",
    'Start the server, and compare the port and path.',
  ]);
  expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
});

test.each([
  ['docs/concepts', 'The life cycle of a request', 'A call passes every stage'],
  ['docs/server/context', 'Inner and outer context', 'Both ways meet'],
  ['docs/client/links', 'A chain of links', 'An operation goes down the chain'],
  ['docs/client/links/httpBatchLink', 'Three calls in one HTTP request', 'Calls in one tick'],
  ['docs/server/subscriptions', 'A subscription that reconnects', 'The client remembers'],
])('the diagram of %s is drawn, with its caption below', (page, name, caption) => {
  const figure = find(open(page), 'main figure:has(svg[role=img])');
  const picture = find(figure, 'svg');
  expect(picture.properties.ariaLabel).toBe(name);
  expect(words(find(picture, 'desc')).length).toBeGreaterThan(150);
  expect(findAll(picture, 'text').map(words)).not.toContain('');
  expect(findAll(picture, 'text').length).toBeGreaterThan(4);
  expect(words(find(figure, 'figcaption'))).toMatch(new RegExp(`^${caption}.*\\.$`));
});
