import fs from 'node:fs';
import path from 'node:path';

import {measureNode, type Measured} from './processes';
import {formatTable, type Cell} from './table';
import {copySite, deleteCaches} from './workspace';

/** Folders of guides, each with the outline of its sidebar. */
const outlines = {
  docs: 'v11',
  'versioned_docs/version-10.x': 'v10',
  'versioned_docs/version-9.x': 'v9',
};

/** Two pages can't have one address, so a copy gets that of its file. */
export function withoutSlug(page: string): string {
  const [opening, ...lines] = page.split('\n');
  if (opening !== '---') return page;
  const end = lines.indexOf('---');
  const rest = lines.filter((line, index) => index > end || !line.startsWith('slug:'));
  return [opening, ...rest].join('\n');
}

/** Lists guides at the end of an outline, which must list all: as a section of its own, as a new part of the docs is. */
function extendOutline(siteDir: string, outline: string, label: string, files: string[]): void {
  const section = {label, items: files.map((file) => file.replace(/\.mdx?$/, ''))};
  const source = path.join(siteDir, `src/sidebars/${outline}.ts`);
  fs.appendFileSync(source, `\n${outline}.push(${JSON.stringify(section)});\n`);
}

/**
 * Adds copies of every guide in folders of their own: new pages to every plugin, so that each has
 * its samples compiled, its card drawn and its words indexed.
 *
 * @param factor - how many times the guides the site has then
 */
function multiplyDocs(siteDir: string, factor: number): void {
  for (const [folder, outline] of Object.entries(outlines)) {
    const root = path.join(siteDir, folder);
    const guides = (fs.readdirSync(root, {recursive: true}) as string[]).filter(
      (file) => /\.mdx?$/.test(file) && !/^(?:typedoc|landing-intro|copy-\d)/.test(file),
    );
    for (let copy = 2; copy <= factor; copy += 1) {
      const name = `copy-${copy}`;
      if (fs.existsSync(path.join(root, name))) continue;
      const files = guides.map((file) => path.posix.join(name, file.split(path.sep).join('/')));
      files.forEach((file, index) => {
        const target = path.join(root, file);
        const guide = fs.readFileSync(path.join(root, guides[index] as string), 'utf8');
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, withoutSlug(guide));
      });
      extendOutline(siteDir, outline, name, files);
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
