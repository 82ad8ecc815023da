/** A page as its reader copies it: the files that it shows or folds, and nothing else. */
import fs from 'node:fs';
import path from 'node:path';

import type {Fence, Page} from '../../../src/plugins/samples/core/model';
import {isCompiled, parsePage} from '../../../src/plugins/samples/core/page';
import {readSource} from '../../../src/plugins/samples/core/source';
import {readGuide} from '../../guides/read';

/** Pages that are shown as one, each after those before it. */
const shownTogether = [1, 2, 3].map((step) => `docs/landing-intro/Step${step}.mdx`);

/** Whether a fence is a file that a reader copies: shown or folded, with a name. */
export const isShownFile = (fence: Fence): boolean =>
  fence.title !== undefined &&
  !fence.hidden &&
  fence.output === undefined &&
  (isCompiled(fence.language) || ['json', 'sql'].includes(fence.language));

/** Of these, what is compiled. */
export const isCompiledFile = (fence: Fence): boolean =>
  isShownFile(fence) && isCompiled(fence.language) && fence.nocheck === undefined;

/** What the reader has in the editor after copying the block. */
function shownText(fence: Fence): string {
  const {text, display} = readSource(fence, () => undefined);
  return fence.diff ? text : display.map((line) => line.text).join('\n');
}

const read = (siteDir: string, file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The files that a page shows or folds. */
function filesOf(siteDir: string, file: string): Fence[] {
  const {fences} = parsePage(read(siteDir, file), file);
  const seen = new Set<string>();
  return fences.filter(isShownFile).map((fence) => {
    const {title, project, version, replace} = fence;
    const known = [project, ''].some((name) => seen.has(`${version}:${name}:${title}`));
    seen.add(`${version}:${project}:${title}`);
    // A hidden first version of a file is no file of the reader's.
    return {...fence, value: shownText(fence), diff: false, replace: replace && known};
  });
}

interface Source {
  file: string;
  section?: string;
}

/** What a page says it takes from others: the pages and sections to follow before it. */
function followedBy(siteDir: string, {file, section}: Source): Source[] {
  const before = shownTogether.slice(0, Math.max(0, shownTogether.indexOf(file)));
  const {steps} = readGuide(read(siteDir, file), file, section);
  return [
    ...before.map((step) => ({file: step})),
    ...steps.flatMap((step) =>
      step.kind === 'follow' ? [{file: step.file, section: step.section}] : [],
    ),
  ];
}

/** The files of a page, and of those to follow before it, as they are in the end; text by path. */
function takenFrom(siteDir: string, source: Source): Map<string, string> {
  const {steps} = readGuide(read(siteDir, source.file), source.file, source.section);
  const own = steps.flatMap((step) =>
    step.kind === 'write' ? step.paths.map((name): [string, string] => [name, step.text]) : [],
  );
  const before = followedBy(siteDir, source).flatMap((other) => [...takenFrom(siteDir, other)]);
  return new Map([...before, ...own]);
}

const languageOf = (name: string) => path.extname(name).slice(1);

/** Reads a page's own files, and after its last line those that it takes from other pages. */
export function copiedPage(siteDir: string, file: string): Page & {lastLine: number} {
  const source = read(siteDir, file);
  const page = parsePage(source, file);
  const own = filesOf(siteDir, file);
  const titles = new Set(own.filter(({project}) => project === '').map(({title}) => title));
  const taken = followedBy(siteDir, {file}).flatMap((other) => [...takenFrom(siteDir, other)]);
  const lastLine = source.split('\n').length;
  let line = lastLine + 1;
  const others = [...new Map(taken)]
    .filter(([name]) => !titles.has(name) && isCompiled(languageOf(name)))
    .map(([title, value], index): Fence => {
      const fence: Fence = {
        index: own.length + index,
        line,
        language: languageOf(title),
        value,
        title,
        hidden: true,
        folded: false,
        followed: false,
        errors: [],
        project: '',
        replace: false,
        version: page.version,
        diff: false,
        npm2yarn: false,
      };
      line += value.split('\n').length + 2;
      return fence;
    });
  // An alternative sees the files before it, so the default files of other pages come first.
  const fences = [...others, ...own].map((fence, index) => ({...fence, index}));
  return {...page, fences, tables: [], bounds: [], problems: [], lastLine};
}
