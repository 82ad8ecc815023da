/**
 * Pages about React show what a component prints as it renders, which samples compare without a
 * browser. Here the same files are applications in Chromium, with its DOM, `fetch` and `EventSource`.
 */
import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {cacheFolder, codeOf, digest, DiskCache} from '../../src/content/cache';
import {writtenFiles} from '../../src/versions/places';
import {matchOutput} from '../../src/plugins/samples/run';
import {shareOf} from '../support/share';
import {runInBrowser, type Seen} from './browser';
import {type Application, applicationsOf, rendererFile} from './pages';

const siteDir = process.cwd();
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

const pages = writtenFiles(siteDir).filter(
  (file) => file.startsWith('docs/') && read(file).includes(`title="${rendererFile}"`),
);
const taken = shareOf({
  name: 'React applications',
  items: pages,
  nameOf: (file) => file,
  filesOf: (file) => [file],
  code: ['tests/apps/', 'toolkit/'],
  parts: 8,
});

const passed = new DiskCache<true>(cacheFolder(siteDir, 'apps'));
const code = [
  codeOf(path.join(import.meta.dirname, 'browser.ts')),
  read('tests/apps/open.tsx'),
  read('tests/apps/react.test.ts'),
  read('package-lock.json'),
];

/**
 * Entries whose subject is an error that the browser logs: one that reaches a boundary, with the
 * components that it came through, or a request that the server refuses.
 */
const loggedErrors: Readonly<Partial<Record<string, RegExp>>> = {
  'docs/client/react/aborting-procedure-calls.mdx client/Search.run.tsx':
    /^Failed to load resource: .* 404 .* http:\/\/localhost:3000\/$/,
  'docs/client/react/suspense.mdx client/Boundary.run.tsx':
    /^No book 9$|^The above error occurred|^Failed to load resource: .* 404 .*\/bookById\?/,
  'docs/client/react/useMutation.mdx client/AddBook.run.tsx':
    /^Failed to load resource: .* 400 .*\/bookAdd\?/,
  'docs/client/react/useQuery.mdx client/BookPage.run.tsx':
    /^Failed to load resource: .* 404 .*\/bookById\?/,
};

/** What differs from the page, or is in the console. */
function problemsOf({page, entries}: Application, {entry, printed, complaints}: Seen): string[] {
  const outputs = entries.find((it) => it.path === entry)?.outputs ?? [];
  const different = outputs.flatMap((output) => {
    const result = matchOutput(output, printed);
    return result.ok ? [] : [result.diff];
  });
  const logged = loggedErrors[`${page} ${entry}`];
  const errors = complaints.filter((text) => !logged?.test(text));
  return [...different, ...errors].map((text) => `${entry}: ${text}`);
}

async function run(application: Application): Promise<string[]> {
  const key = digest(...code, JSON.stringify(application));
  if (passed.get(key)) return [];
  const seen = await runInBrowser(application);
  const problems = seen.flatMap((it) => problemsOf(application, it));
  if (problems.length === 0) passed.set(key, true);
  return problems;
}

it.concurrent.each(taken)(
  '%s shows what it says in Chromium, without an error in the console',
  async (file) => {
    const problems: string[] = [];
    for (const application of applicationsOf(siteDir, file)) {
      problems.push(...(await run(application)));
    }
    expect(problems.join('\n')).toBe('');
  },
);

it("finds text that differs from the page's, and what React warns about", async () => {
  const planted: Application = {
    page: 'docs/planted.mdx',
    toolkit: path.join(siteDir, 'toolkit/v11'),
    files: [
      {path: rendererFile, text: ''},
      {
        path: 'server.ts',
        text: "import http from 'node:http'; http.createServer().listen(3000);",
      },
      {
        path: 'client.tsx',
        text: "import {open} from './client/browser'; open(<p>{[1, 2].map((n) => <b>{n}</b>)}</p>);",
      },
    ],
    servers: ['server.ts'],
    entries: [{path: 'client.tsx', outputs: ['<p><b>1</b></p>\n']}],
  };
  const [different, warning, ...others] = await run(planted);
  expect(different).toContain('+ <p><b>1</b><b>2</b></p>');
  expect(warning).toContain('Each child in a list should have a unique "key" prop.');
  expect(others).toEqual([]);
});

it('finds the applications of a dozen pages', () => {
  expect(pages.length).toBeGreaterThan(12);
  expect(pages.flatMap((file) => applicationsOf(siteDir, file)).length).toBeGreaterThan(12);
});
