/**
 * `npm run bench:site`: weight, Lighthouse scores, route changes, the editor, build times and daily use,
 * compared with a stock site. The `README.md` next to this file describes how each is measured.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {measureAblation} from './ablation';
import {launchBrowser} from './browser';
import {measureBuilds} from './builds';
import {measureEditor} from './editor';
import {measureLighthouse} from './lighthouse';
import {measureRoutes} from './routes';
import {measureSizes} from './sizes';
import {measureStart} from './start';
import {buildStock} from './stock';
import {isDirty} from './workspace';

const parts = ['sizes', 'lighthouse', 'routes', 'editor', 'builds', 'start'] as const;
/** Takes an hour or more, so it only runs on request. */
const long = ['ablation'] as const;

const {values} = parseArgs({
  options: {
    ...Object.fromEntries([...parts, ...long].map((part) => [part, {type: 'boolean' as const}])),
    site: {type: 'string', default: 'build'},
    stock: {type: 'string'},
    runs: {type: 'string', default: '5'},
    port: {type: 'string', default: '4600'},
    row: {type: 'string', multiple: true},
  },
});
const groups = values.row?.map((group) => String(group).split(','));
const siteDir = path.resolve(__dirname, '../..');
const built = path.resolve(siteDir, String(values.site));
const chosen = [...parts, ...long].filter((part) => (values as Record<string, unknown>)[part]);
const wanted = new Set<(typeof chosen)[number]>(chosen.length > 0 ? chosen : parts);

function print(title: string, table: string): void {
  const load = os.loadavg().map((value) => value.toFixed(1));
  console.log(`\n${title} (load of the last 1, 5, 15 minutes: ${load.join(', ')})\n\n${table}`);
}

async function main(): Promise<void> {
  const needsBuild = (['sizes', 'lighthouse', 'routes', 'editor'] as const).some((part) =>
    wanted.has(part),
  );
  if (needsBuild && !fs.existsSync(path.join(built, '_headers'))) {
    throw new Error(`${built} holds no built site; run npm run build, or name one with --site.`);
  }
  if (
    (['builds', 'start', 'ablation'] as const).some((part) => wanted.has(part)) &&
    isDirty(siteDir)
  ) {
    console.error('The last commit is measured, without your changes.');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  const browser = await launchBrowser();
  try {
    const {cpus, totalmem} = os;
    console.log(
      `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
    );
    if (wanted.has('sizes') || wanted.has('lighthouse')) {
      const stock =
        typeof values.stock === 'string'
          ? path.resolve(values.stock)
          : await buildStock(siteDir, path.join(folder, 'stock'));
      if (wanted.has('sizes')) {
        print(
          'First visit, kB on the wire (gzip level 6)',
          await measureSizes(browser, built, stock),
        );
      }
      if (wanted.has('lighthouse')) {
        print(
          `Lighthouse, mobile, medians of ${values.runs}`,
          await measureLighthouse(built, stock, Number(values.runs)),
        );
      }
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
    if (wanted.has('ablation')) {
      print(
        `Without rows of src/client/upstream/table.ts, medians of ${values.runs}`,
        await measureAblation(browser, siteDir, folder, Number(values.runs), groups),
      );
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
