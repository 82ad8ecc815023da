/**
 * Checks that each message which an error table quotes is really said: by a checked sample, the
 * compiler, an installed package of that version, or Node.js. Exits with 1 if one isn't.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {staleEntries, unknownMessages} from './lint-messages/check';
import {runtimeMessages, seen} from './lint-messages/elsewhere';
import {quotedMessages} from './lint-messages/quoted';
import {compiler, packagesOf, type Source} from './lint-messages/sources';
import {parsePage} from '../src/plugins/samples/core/page';
import {toolkitsOf} from '../src/plugins/samples/core/toolkits';
import {versions, type Version} from '../src/versions/list';

interface Page {
  file: string;
  source: string;
}

function pagesOf({docs}: Version): Page[] {
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('typedoc'))
    .map((file) => path.posix.join(docs, file.split(path.sep).join('/')))
    .map((file) => ({file, source: readFileSync(file, 'utf8')}));
}

/** What the pages' samples print, as far as the pages show it. */
function outputsOf(pages: Page[]): Source {
  const outputs = pages.flatMap(({file, source}) =>
    parsePage(source, file)
      .fences.filter(({output}) => output)
      .map(({value}) => value),
  );
  return {name: 'samples', text: () => outputs.join('\n')};
}

async function main() {
  const runtime = await runtimeMessages();
  const checked = versions.map((version) => {
    const pages = pagesOf(version);
    const quoted = pages.flatMap(({file, source}) => quotedMessages(source, file));
    const packages = toolkitsOf(process.cwd(), version.name).flatMap(({folder}) =>
      packagesOf(path.resolve(folder), process.cwd()),
    );
    const sources = [outputsOf(pages), compiler, runtime, ...packages];
    return {quoted, findings: unknownMessages(quoted, sources, seen)};
  });

  const quoted = checked.flatMap((version) => version.quoted);
  const findings = checked.flatMap((version) => version.findings);
  const stale = staleEntries(quoted, seen);
  for (const {file, line, message} of findings) console.error(`${file}:${line} - ${message}`);
  for (const message of stale) {
    console.error(`scripts/lint-messages/elsewhere.ts - no page quotes "${message}"; remove it.`);
  }
  console.log(
    `${quoted.length} messages in error tables, ${findings.length + stale.length} to fix.`,
  );
  if (findings.length + stale.length > 0) process.exitCode = 1;
}

void main();
