/**
 * Checks that each message quoted in an error table or in prose exists: in the output of a checked
 * sample, in the compiler, in an installed package of each release that the page is about, or in
 * Node.js. Exits with 1 if one doesn't.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {staleEntries, unknownMessages} from './lint-messages/check';
import {runtime, seen} from './lint-messages/elsewhere';
import {normalize} from './lint-messages/match';
import {quotedMessages} from './lint-messages/quoted';
import {compiler, packagesOf} from './lint-messages/sources';
import {parsePage} from '../src/plugins/samples/core/page';
import {isAbout} from '../src/plugins/samples/core/releases';
import {concerns, toolkitsFor} from '../src/plugins/samples/core/toolkits';
import type {Fence} from '../src/plugins/samples/core/model';
import {versions, type Version} from '../src/versions/list';
import {toolkitsOf, type Toolkit} from '../src/versions/toolkits';

const siteDir = process.cwd();

interface Page {
  file: string;
  source: string;
  /**
   * The releases that the page is checked with; a page without samples is about the version's oldest.
   */
  toolkits: readonly Toolkit[];
  fences: readonly Fence[];
}

function pagesOf({name, docs}: Version): Page[] {
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('typedoc'))
    .map((file) => path.posix.join(docs, file.split(path.sep).join('/')))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      const page = parsePage(source, file);
      const toolkits = toolkitsFor(siteDir, page).filter(({version}) => version === name);
      return {
        file,
        source,
        toolkits: toolkits.length > 0 ? toolkits : toolkitsOf(siteDir, name).slice(-1),
        fences: page.fences,
      };
    });
}

/** The output of the pages' samples with one release, as far as the pages show it. */
const outputsOf = (pages: readonly Page[], toolkit: Toolkit): string =>
  pages
    .flatMap(({fences}) => fences.filter((fence) => fence.output && concerns(fence, toolkit)))
    .map(({value}) => normalize(value))
    .join('\n');

/** The messages that the pages quote for one release, and those of them that it does not contain. */
function check(all: readonly Page[], toolkit: Toolkit) {
  const pages = all.filter(({toolkits}) => toolkits.includes(toolkit));
  const quoted = pages
    .flatMap(({file, source}) => quotedMessages(source, file))
    .filter((message) => isAbout(message, toolkit.release));
  const outputs = outputsOf(pages, toolkit);
  function* sources() {
    yield* [outputs, compiler, runtime.join('\n')];
    yield* packagesOf(path.resolve(toolkit.folder));
  }
  return {quoted, findings: unknownMessages(quoted, sources, seen, `tRPC ${toolkit.release}`)};
}

const checked = versions.flatMap((version) => {
  const pages = pagesOf(version);
  return toolkitsOf(siteDir, version.name).map((toolkit) => check(pages, toolkit));
});
const quoted = checked.flatMap((release) => release.quoted);
const findings = checked.flatMap((release) => release.findings);
const stale = staleEntries(quoted, seen);
for (const {file, line, message} of findings) console.error(`${file}:${line} - ${message}`);
for (const message of stale) {
  console.error(`scripts/lint-messages/elsewhere.ts - no page quotes "${message}"; remove it.`);
}
console.log(
  `${new Set(quoted.map(({file, line, message}) => `${file}:${line} ${message}`)).size} messages, ${findings.length + stale.length} to fix.`,
);
if (findings.length + stale.length > 0) process.exitCode = 1;
