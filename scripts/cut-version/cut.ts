/** Freezes the pages in `docs/` as a version, and turns `docs/` into the next one. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {newestVersion, olderVersions} from '../../src/versions/list';
import {linksOf} from '../../src/plugins/page-checks/links';
import {readPages} from '../../src/plugins/page-checks/page';
import {checkCut, checkLinks} from './check';
import {sourcesOf, type Source} from './sources';

/** The generated API reference, which only exists for the newest version. */
const reference = {folder: 'typedoc', path: /^\/docs\/typedoc(?![^/?#])/};

export interface Cut {
  /** Such as `11.x`. */
  frozen: string;
  /** Such as `12.x`. */
  next: string;
  /** The number of frozen pages. */
  pages: number;
  /** Toolkit of the next version, relative to the site's root. */
  toolkit: string;
  /** Links from frozen pages to the API reference: their positions and targets. */
  referenceLinks: string[];
}

function edited(root: string, {file, from, edit}: Source): [file: string, content: string] {
  try {
    return [path.join(root, file), edit(readFileSync(path.join(root, from), 'utf8'))];
  } catch (error) {
    throw new Error(`${from} doesn't have the expected form: ${String(error)}`, {cause: error});
  }
}

/** Copies the pages, and adds the version to `versions.json` and `versioned_sidebars`. */
function copyDocs(root: string, version: string): void {
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'docs:version', version], {cwd: root, stdio: 'pipe'});
}

/**
 * Validates everything before it writes anything.
 *
 * @param root - the site's root
 * @param args - of the command line: the name of the version in `docs/`
 * @throws Error saying what is in the way and what to do
 */
export function cutVersion(root: string, args: readonly string[]): Cut {
  const {name, major, docs} = newestVersion;
  const next = major + 1;
  const frozenDocs = `versioned_docs/version-${name}`;
  const toolkit = `toolkit/v${next}`;
  checkCut(root, args, [frozenDocs, toolkit, `src/sidebars/v${next}.ts`]);
  const pages = readPages(root);
  checkLinks(pages);
  const frozen = pages.filter(({folder}) => folder === docs);
  const sources = sourcesOf(newestVersion, next).map((source) => edited(root, source));

  copyDocs(root, name);
  rmSync(path.join(root, frozenDocs, reference.folder), {recursive: true, force: true});
  for (const [file, content] of sources) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return {
    frozen: name,
    next: `${next}.x`,
    pages: frozen.length,
    toolkit,
    referenceLinks: frozen.flatMap((page) =>
      linksOf(page)
        .filter(({url}) => reference.path.test(url))
        .map(({url, line}) => `${page.file.replace(docs, frozenDocs)}:${line} ${url}`),
    ),
  };
}

/** What a person has to decide after a cut, for the terminal. */
export function nextSteps({frozen, next, pages, toolkit, referenceLinks}: Cut): string {
  const [previous] = olderVersions;
  const steps = [
    `${toolkit}/package.json: pin the packages that ${next} is released with, then run npm install.`,
    `src/versions/list.ts: say with its banner whether ${previous?.name} is still maintained. ` +
      `${next} is "unreleased" (the current line), ${frozen} is "none".`,
    'src/versions/subjects.ts: when a page moves in docs/, list where each older version has it.',
    `tests/e2e/versions.spec.ts and tests/search/queries.json: they name ${frozen} as the newest.`,
    ...(referenceLinks.length === 0
      ? []
      : [
          `The API reference is that of ${next} from now on. These links of ${frozen} pages lead ` +
            `into it; keep each, or name the member in code without a link:\n` +
            referenceLinks.map((link) => `     ${link}`).join('\n'),
        ]),
  ];
  return [
    `Froze ${pages} pages as ${frozen}; docs/ is ${next}. Left for you:`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
