/** Runs TypeDoc through docusaurus-plugin-typedoc, and moves the pages that it wrote into place. */
import fs from 'node:fs';
import path from 'node:path';

import generate from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';
import type {PluginOptions} from 'typedoc-plugin-markdown';

import {readGuides} from '../links/guides';
import type {Job} from '..';
import {docsOf} from '../options';
import {conversionOptions} from './conversion';
import {loadReference} from './plugin';

/** Options that make TypeDoc read its own JSON instead of the sources. */
export const readingOptions = (json: string): Partial<TypeDocOptions> => ({
  entryPointStrategy: 'merge',
  entryPoints: [json],
});

const renderingOptions = {
  router: 'purpose',
  theme: 'reference',
  readme: 'none',
  // Block tags that TypeDoc does not know are shown under their names.
  logLevel: 'Error',
} satisfies Partial<TypeDocOptions & PluginOptions>;

/** Copies only changed files, so that a running preview reloads no more than necessary. */
function publish(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  const files = new Set(
    fs
      .readdirSync(from, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|json)$/.test(file)),
  );
  for (const file of files) {
    const content = fs.readFileSync(path.join(from, file));
    const target = path.join(to, file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(content)) continue;
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  for (const file of fs.readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (/\.(mdx|json)$/.test(file) && !files.has(file)) fs.rmSync(path.join(to, file));
  }
}

/** Moves the JSON that TypeDoc has written into place, and removes that of earlier sources. */
function keepProject(written: string, json: string): void {
  if (!fs.existsSync(written)) return;
  const folder = path.dirname(json);
  for (const file of fs.readdirSync(folder)) {
    if (/^project-\w+\.json$/.test(file)) fs.rmSync(path.join(folder, file));
  }
  fs.renameSync(written, json);
}

/** @throws Error if TypeDoc fails; its own messages have been printed by then */
export async function generateReference({reference, output, folder, modelKey}: Job): Promise<void> {
  const guides = readGuides(docsOf(reference));
  const json = path.join(folder, `project-${modelKey}.json`);
  const written = `${json}.new`;
  const out = path.join(folder, 'pages');
  const {plugin = [], ...reading} = fs.existsSync(json)
    ? readingOptions(json)
    : {...conversionOptions(reference, folder), json: written};
  fs.rmSync(out, {recursive: true, force: true});
  await generate(
    {siteDir: reference.siteDir, siteConfig: {}},
    {
      ...renderingOptions,
      ...reading,
      plugin: [...plugin, loadReference],
      out,
      reference: {...reference, guides},
    },
  );
  // TypeDoc reports errors but exits as if it had succeeded.
  if (!fs.existsSync(path.join(out, 'symbols.json'))) {
    throw new Error('TypeDoc could not read the released packages; see its messages above.');
  }
  keepProject(written, json);
  publish(out, output);
}
