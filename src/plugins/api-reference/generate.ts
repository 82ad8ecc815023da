/** Writes the reference. Runs as a process of its own: TypeDoc is an ES module and takes much memory. */
import fs from 'node:fs';
import path from 'node:path';

import {outputDirectory} from '../../config/apiReference';
import {referenceFiles} from './files';
import {readModel} from './read-model';

/** Writes a file only when its content is new, so that a running preview reloads no more than it must. */
function writeIfChanged(file: string, content: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

async function generate(siteDirectory: string): Promise<void> {
  const output = path.join(siteDirectory, outputDirectory);
  const files = referenceFiles(siteDirectory, await readModel(siteDirectory));
  for (const [file, content] of files) writeIfChanged(path.join(output, file), content);
  for (const file of fs.readdirSync(output, {recursive: true, encoding: 'utf8'})) {
    const isPage = /\.(mdx|json)$/.test(file) && !file.startsWith('.');
    if (isPage && !files.has(file.split(path.sep).join('/'))) fs.rmSync(path.join(output, file));
  }
}

const [siteDirectory] = process.argv.slice(2);
if (siteDirectory === undefined)
  throw new Error('Usage: tsx src/plugins/api-reference/generate.ts <site directory>');
generate(siteDirectory).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
