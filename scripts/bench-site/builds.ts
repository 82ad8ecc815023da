import fs from 'node:fs';
import path from 'node:path';

import {measureNode, type Measured} from './processes';
import {formatTable, type Cell} from './table';
import {copySite, deleteCaches} from './workspace';

const docsFolders = ['docs', 'versioned_docs/version-10.x', 'versioned_docs/version-9.x'];

/** Two pages can't have one address, so a copy gets that of its file. */
export function withoutSlug(page: string): string {
  const [opening, ...lines] = page.split('\n');
  if (opening !== '---') return page;
  const end = lines.indexOf('---');
  const rest = lines.filter((line, index) => index > end || !line.startsWith('slug:'));
  return [opening, ...rest].join('\n');
}

/**
 * Adds copies of every guide beside it, in folders of their own: new pages to every plugin, so that
 * each has its samples compiled, its card drawn and its words indexed.
 *
 * @param factor - how many times the guides the site has then
 */
function multiplyDocs(siteDir: string, factor: number): void {
  for (const folder of docsFolders) {
    const root = path.join(siteDir, folder);
    const guides = (fs.readdirSync(root, {recursive: true}) as string[]).filter(
      (file) => /\.mdx?$/.test(file) && !/^(?:typedoc|landing-intro|copy-\d)/.test(file),
    );
    for (let copy = 2; copy <= factor; copy += 1) {
      for (const file of guides) {
        const target = path.join(root, `copy-${copy}`, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, withoutSlug(fs.readFileSync(path.join(root, file), 'utf8')));
      }
    }
  }
}

function countPages(siteDir: string): number {
  const files = fs.readdirSync(path.join(siteDir, 'build'), {recursive: true}) as string[];
  return files.filter((file) => file.endsWith('.html')).length;
}

/** What `npm run build` does: Docusaurus, then the check of its headers and the compressed copies. */
async function build(siteDir: string): Promise<Measured> {
  const site = await measureNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    siteDir,
  );
  const end = await measureNode(['--import', 'tsx', 'src/plugins/hosting/finish.ts'], siteDir);
  return {
    seconds: site.seconds + end.seconds,
    cpuSeconds: site.cpuSeconds + end.cpuSeconds,
    peakMebibytes: Math.max(site.peakMebibytes, end.peakMebibytes),
  };
}

/**
 * @param folder - an empty folder to build in
 * @returns a table: cold, warm, and cold with two and four times the docs
 */
export async function measureBuilds(siteDir: string, folder: string): Promise<string> {
  const copy = path.join(folder, 'site');
  copySite(siteDir, copy);
  const rows: Cell[][] = [];
  const add = async (name: string) => {
    const {seconds, cpuSeconds, peakMebibytes} = await build(copy);
    const numbers = [countPages(copy), seconds, cpuSeconds, peakMebibytes].map(Math.round);
    rows.push([name, ...numbers]);
    console.error(`  ${name}: ${Math.round(seconds)} s`);
  };
  await add('cold');
  await add('warm');
  for (const factor of [2, 4]) {
    multiplyDocs(copy, factor);
    deleteCaches(copy);
    await add(`cold, ${factor}x the docs`);
  }
  return formatTable(['build', 'HTML files', 'wall, s', 'CPU, s', 'peak RSS, MiB'], rows);
}
