import fs from 'node:fs';
import path from 'node:path';

import {measureNode, type Measured} from './processes';
import {formatTable, type Cell} from './table';
import {copySite, deleteCaches} from './workspace';

/** Directories of guides, each with the outline of its sidebar. */
const outlines = {
  docs: 'v11',
  'versioned_docs/version-10.x': 'v10',
  'versioned_docs/version-9.x': 'v9',
};

/** Two pages can't have the same address, so a copy gets one derived from its file. */
export function withoutSlug(page: string): string {
  const [opening, ...lines] = page.split('\n');
  if (opening !== '---') return page;
  const end = lines.indexOf('---');
  const rest = lines.filter((line, index) => index > end || !line.startsWith('slug:'));
  return [opening, ...rest].join('\n');
}

/**
 * Appends guides to an outline, which must list all guides, as a separate section, like a new part of
 * the docs would be.
 */
function extendOutline(siteDir: string, outline: string, label: string, files: string[]): void {
  const section = {label, items: files.map((file) => file.replace(/\.mdx?$/, ''))};
  const source = path.join(siteDir, `src/sidebars/${outline}.ts`);
  fs.appendFileSync(source, `\n${outline}.push(${JSON.stringify(section)});\n`);
}

/**
 * Adds copies of every guide in separate directories. They are new pages to every plugin, so for each
 * of them samples are compiled, a card is drawn and words are indexed.
 *
 * @param factor - the factor by which the number of guides grows
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

/** What `npm run build` does: Docusaurus, then the final check and the compressed copies. */
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
 * @param folder - an empty directory to build in
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
