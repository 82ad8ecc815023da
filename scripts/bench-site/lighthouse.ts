import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import * as z from 'zod';

import {findBrowser, thisMachine} from '../browser/find';

import {serveBuild} from './browser';
import {median} from './statistics';

/** The last release line that runs on Node 20. */
const VERSION = '12.8.2';

const pages = [
  {name: 'landing', path: '/'},
  {name: 'docs, ten samples', path: '/docs/server/authorization'},
  {name: 'docs, option lists', path: '/docs/client/react/useQuery'},
  {name: 'API', path: '/docs/typedoc/client/links'},
  {name: 'largest guide', path: '/docs/v10/migrate-from-v9-to-v10'},
  {name: 'largest API page', path: '/docs/typedoc/react-query/shared'},
  {name: 'blog', path: '/blog'},
  {name: 'tags', path: '/blog/tags'},
  {name: 'post', path: '/blog/tinyrpc-client'},
  {name: 'search', path: '/search'},
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({score: z.number()})),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
});

type Report = z.infer<typeof reportSchema>;

/** @returns audits that count and did not reach the full score, one line each */
function failingAudits({audits}: Report): string[] {
  return Object.values(audits)
    .filter(({score, scoreDisplayMode}) => scoreDisplayMode !== 'informative' && (score ?? 1) < 1)
    .map(({id, score, displayValue}) => `${id} ${score}${displayValue ? ` (${displayValue})` : ''}`)
    .sort();
}

interface Lighthouse {
  default: (url: string, flags: object) => Promise<{lhr: unknown} | undefined>;
}
interface ChromeLauncher {
  launch: (options: object) => Promise<{port: number; kill: () => void}>;
}

/** Installed on demand outside of the site, because nothing else here needs its 200 packages. */
async function load(): Promise<{lighthouse: Lighthouse; launcher: ChromeLauncher}> {
  const folder = path.join(os.tmpdir(), `lighthouse-${VERSION}`);
  const modules = path.join(folder, 'node_modules');
  if (!fs.existsSync(path.join(modules, 'lighthouse/package.json'))) {
    console.error(`Installing lighthouse ${VERSION} in ${folder} ...`);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
  }
  const importFrom = async (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(modules, file)).href);
  return {
    lighthouse: (await importFrom('lighthouse/core/index.js')) as Lighthouse,
    launcher: (await importFrom('chrome-launcher/dist/index.js')) as ChromeLauncher,
  };
}

/** @returns a row: the medians over the runs of one page */
function summarize(page: string, site: string, reports: readonly Report[]): object {
  const score = (category: (typeof categories)[number]) =>
    Math.round(median(reports.map((report) => report.categories[category].score)) * 100);
  const value = (audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? NaN));
  return {
    page,
    site,
    ...Object.fromEntries(categories.map((category) => [category, score(category)])),
    'LCP, ms': Math.round(value('largest-contentful-paint')),
    'TBT, ms': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  };
}

/**
 * @param sites - folders of builds, which take turns, since scores vary with the machine's load
 * @param runs - per page and build
 * @returns rows of medians, and what keeps pages from full scores
 */
export async function measureLighthouse(
  sites: readonly string[],
  runs: number,
): Promise<{rows: object[]; failing: string[]}> {
  const {lighthouse, launcher} = await load();
  const servers = await Promise.all(
    sites.map(async (site) => ({site, ...(await serveBuild(site))})),
  );
  const targets = pages.flatMap((page) =>
    servers.map(({site, origin}) => ({
      name: page.name,
      site: path.basename(site),
      url: origin + page.path,
      reports: [] as Report[],
    })),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const {url, reports} of targets) {
      // A new browser each time, so that no state is left from the last page.
      const chrome = await launcher.launch({
        chromePath: findBrowser(thisMachine()),
        chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
      });
      const result = await lighthouse.default(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
      });
      chrome.kill();
      reports.push(reportSchema.parse(result?.lhr));
    }
    console.error(`  run ${run} of ${runs}`);
  }
  await Promise.all(servers.map(({close}) => close()));
  const failing = targets.flatMap(({name, site, reports}) =>
    [...new Set(reports.flatMap(failingAudits))].map((line) => `  ${name}, ${site}: ${line}`),
  );
  return {rows: targets.map(({name, site, reports}) => summarize(name, site, reports)), failing};
}
