/**
 * `npm run bench:site`: prints tables of what would take `npm test` too long to measure. Without
 * flags, all of them:
 *
 *   --lighthouse  mobile profile, medians of `--runs` (5), and every audit that fails
 *   --routes      from the click on a link to the next page, on a phone
 *   --editor      from the press of Edit, and from a key, to the compiler's answer
 *   --builds      `npm run build`, cold and warm
 *   --start       `npm start`, cold and warm, and until an edit shows, on `--port` (4600)
 *
 * The first three measure `build`, or the folder after `--site`; `--against FOLDER` lets Lighthouse
 * load a second build in turn. The last two measure the last commit. Each table shows the load of
 * the machine, because other work makes every figure worse.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchBrowser} from './browser';
import {measureBuilds} from './builds';
import {measureEditor} from './editor';
import {measureLighthouse} from './lighthouse';
import {measureRoutes} from './routes';
import {measureStart} from './start';
import {isDirty} from './workspace';

const flag = {type: 'boolean', default: false} as const;
const {values} = parseArgs({
  options: {
    lighthouse: flag,
    routes: flag,
    editor: flag,
    builds: flag,
    start: flag,
    site: {type: 'string', default: 'build'},
    against: {type: 'string'},
    runs: {type: 'string', default: '5'},
    port: {type: 'string', default: '4600'},
  },
});
const parts = ['lighthouse', 'routes', 'editor', 'builds', 'start'] as const;
type Part = (typeof parts)[number];
const chosen = parts.filter((part) => values[part]);
const wanted = new Set<Part>(chosen.length > 0 ? chosen : parts);
const wantsAny = (...some: Part[]) => some.some((part) => wanted.has(part));

const siteDir = path.resolve(__dirname, '../..');
const sites = [values.site, values.against].flatMap((folder) =>
  folder === undefined ? [] : [path.resolve(siteDir, folder)],
);
const built = path.resolve(siteDir, values.site);

function print(title: string, table: string): void {
  const load = os.loadavg().map((value) => value.toFixed(1));
  console.log(`\n${title} (load of the last 1, 5, 15 minutes: ${load.join(', ')})\n\n${table}`);
}

async function main(): Promise<void> {
  const missing = sites.find((site) => !fs.existsSync(path.join(site, '_hosts/site.json')));
  if (wantsAny('lighthouse', 'routes', 'editor') && missing !== undefined) {
    throw new Error(`${missing} holds no built site; run npm run build, or name one with --site.`);
  }
  if (wantsAny('builds', 'start') && isDirty(siteDir)) {
    console.error('The last commit is measured, without your changes.');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  const browser = await launchBrowser();
  try {
    if (wanted.has('lighthouse')) {
      const table = await measureLighthouse(sites, Number(values.runs));
      print(`Lighthouse, mobile, medians of ${values.runs}`, table);
    }
    if (wanted.has('routes')) {
      print('Route changes, CPU slowed down four times', await measureRoutes(browser, built));
    }
    if (wanted.has('editor')) {
      print('Medians from the press of Edit, and from a key', await measureEditor(browser, built));
    }
    if (wanted.has('builds')) print('Builds', await measureBuilds(siteDir, folder));
    if (wanted.has('start')) {
      print('npm start', await measureStart(browser, siteDir, folder, Number(values.port)));
    }
  } finally {
    await browser.close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
