/**
 * Pagefind as it is: its own reader of built pages, its own index, script and WebAssembly. It gets
 * an index for each docs version, since pages don't tell it theirs, and is told which parts of a
 * page are not its text.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {versions, type VersionName} from '../../../src/versions/list';
import {serveDirectory} from '../../support/server';
import type {BuiltPage} from './pages';
import type {Peer} from './peers';

const ROOT = 'main';
const EXCLUDED = [
  'nav',
  'footer',
  'button',
  '.hash-link',
  '.table-of-contents',
  '.theme-doc-footer',
];

/** Results whose texts are fetched, as many as are judged. */
const SHOWN = 10;

interface PagefindApi {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(term: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** Pagefind asks the page for its language, and leaves the origin out of addresses of the page's own. */
function standInForPage(): void {
  const location = {origin: 'https://elsewhere.example', href: 'https://elsewhere.example/'};
  Object.assign(globalThis, {
    document: {querySelector: () => ({getAttribute: () => 'en'}), currentScript: null},
    window: {location},
    location,
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/**
 * @param pagesOf - the built pages of a version
 * @param folder - that Pagefind is installed in
 */
export async function pagefind(
  pagesOf: (version: VersionName) => BuiltPage[],
  folder: string,
): Promise<Peer> {
  standInForPage();
  const apis = new Map<VersionName, PagefindApi>();
  const closings: (() => Promise<void>)[] = [];
  let files: Buffer[] = [];
  let loadTime = 0;
  for (const {name} of versions) {
    const site = mkdtempSync(path.join(tmpdir(), 'search-pagefind-'));
    for (const {filePath, url} of pagesOf(name)) {
      cpSync(filePath, path.join(site, `${url === '/' ? '/index' : url}.html`));
    }
    execFileSync(
      path.join(folder, 'node_modules/.bin/pagefind'),
      ['--site', site, '--root-selector', ROOT, '--exclude-selectors', EXCLUDED.join(', ')],
      {stdio: 'ignore'},
    );
    const bundle = path.join(site, 'pagefind');
    // A kept connection may end between two requests, which Node reports as a failure.
    const server = await serveDirectory({
      directory: site,
      headersFor: () => ({Connection: 'close'}),
    });
    closings.push(server.close);
    const start = performance.now();
    const api = (await import(pathToFileURL(path.join(bundle, 'pagefind.js')).href)) as PagefindApi;
    await api.options({basePath: `${server.origin}/pagefind/`, baseUrl: '/'});
    await api.init();
    apis.set(name, api);
    if (name !== versions[0]?.name) continue;
    loadTime = performance.now() - start;
    files = listFiles(bundle)
      .filter((file) => /\.(?:pf_\w+|pagefind)$|pagefind-entry\.json$/.test(file))
      .map((file) => readFileSync(file));
  }
  return {
    name: 'Pagefind',
    engine: async (query, version) => {
      const found = await apis.get(version)?.search(query);
      const shown = await Promise.all(
        (found?.results ?? []).slice(0, SHOWN).map((result) => result.data()),
      );
      return shown.map(({url}) => url.replace(/(?:\/index)?\.html$/, '') || '/');
    },
    files,
    loadTime,
    close: async () => void (await Promise.all(closings.map((close) => close()))),
  };
}
