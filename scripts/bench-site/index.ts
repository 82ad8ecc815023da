/**
 * `npm run bench:site`: prints tables of what would take `npm test` too long to measure. Without
 * flags, all of them:
 *
 *   --lighthouse  mobile profile, medians of `--runs` (5), and every audit that fails
 *   --routes      from the click on a link to the next page, on a phone
 *   --editor      from the press of Edit, and from a key, to the compiler's answer
 *
 * They measure `build`, or the folder after `--site`; `--against FOLDER` lets Lighthouse load a
 * second build in turn. Each table shows the load of the machine, because other work makes every
 * figure worse.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchBrowser} from './browser';
import {measureEditor} from './editor';
import {measureLighthouse} from './lighthouse';
import {measureRoutes} from './routes';

const flag = {type: 'boolean', default: false} as const;
const {values} = parseArgs({
  options: {
    lighthouse: flag,
    routes: flag,
    editor: flag,
    site: {type: 'string', default: 'build'},
    against: {type: 'string'},
    runs: {type: 'string', default: '5'},
  },
});
const parts = ['lighthouse', 'routes', 'editor'] as const;
const chosen = parts.filter((part) => values[part]);
const wanted = new Set(chosen.length > 0 ? chosen : parts);

const siteDir = path.resolve(__dirname, '../..');
const sites = [values.site, values.against].flatMap((folder) =>
  folder === undefined ? [] : [path.resolve(siteDir, folder)],
);
const built = path.resolve(siteDir, values.site);

function print(title: string, rows: object[]): void {
  const load = os.loadavg().map((value) => value.toFixed(1));
  console.log(`\n${title} (load of the last 1, 5, 15 minutes: ${load.join(', ')})\n`);
  console.table(rows);
}

async function main(): Promise<void> {
  const missing = sites.find((site) => !fs.existsSync(path.join(site, '_hosts/site.json')));
  if (missing !== undefined) {
    throw new Error(`${missing} holds no built site; run npm run build, or name one with --site.`);
  }
  const browser = await launchBrowser();
  try {
    if (wanted.has('lighthouse')) {
      const {rows, failing} = await measureLighthouse(sites, Number(values.runs));
      print(`Lighthouse, mobile, medians of ${values.runs}`, rows);
      console.log(['Audits below full score, in any run:', ...failing].join('\n'));
    }
    if (wanted.has('routes')) {
      const rows = await measureRoutes(browser, built);
      print('Route changes in ms, CPU slowed down four times', rows);
    }
    if (wanted.has('editor')) {
      const rows = await measureEditor(browser, built);
      print('Medians in ms from the press of Edit, and from a key', rows);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
