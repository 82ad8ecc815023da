/** Runs TypeDoc through docusaurus-plugin-typedoc, and moves the pages that it wrote into place. */
import fs from 'node:fs';
import path from 'node:path';

import generate from 'docusaurus-plugin-typedoc';
import {Application, type TypeDocOptions} from 'typedoc';
import type {PluginOptions} from 'typedoc-plugin-markdown';

import {readGuides} from '../links/guides';
import type {Job} from '..';
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
  const folder = path.dirname(json);
  for (const file of fs.readdirSync(folder)) {
    if (/^project-\w+\.json$/.test(file)) fs.rmSync(path.join(folder, file));
  }
  fs.renameSync(written, json);
}

const failure = 'TypeDoc could not read the released packages; see its messages above.';

/** Writes what TypeDoc reads as JSON, before pages are made of it, for which it is renamed. */
async function convert(reference: Job['reference'], json: string): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    ...conversionOptions(reference, path.dirname(json)),
    logLevel: renderingOptions.logLevel,
  });
  const project = await app.convert();
  if (!project || app.logger.hasErrors()) throw new Error(failure);
  const written = `${json}.new`;
  await app.generateJson(project, written);
  keepProject(written, json);
}

/** @throws Error if TypeDoc fails; its own messages have been printed by then */
export async function generateReference({reference, output, folder, modelKey}: Job): Promise<void> {
  const guides = readGuides(reference.siteDir, reference.version.docs);
  const json = path.join(folder, `project-${modelKey}.json`);
  const out = path.join(folder, 'pages');
  if (!fs.existsSync(json)) await convert(reference, json);
  fs.rmSync(out, {recursive: true, force: true});
  await generate(
    {siteDir: reference.siteDir, siteConfig: {}},
    {
      ...renderingOptions,
      ...readingOptions(json),
      plugin: [loadReference],
      out,
      reference: {...reference, guides},
    },
  );
  // TypeDoc reports errors but exits as if it had succeeded.
  if (!fs.existsSync(path.join(out, 'symbols.json'))) throw new Error(failure);
  publish(out, output);
}
