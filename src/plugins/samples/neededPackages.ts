/** The line above a page's first sample: in which project its programs run, after which installation. */
import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';

import type {Code, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import type {Node} from 'unist';

import {packageFolder, packageOf} from '../../content/packages';
import {newestVersion, rootOf, versionNamed} from '../../versions/list';
import {toolkitsOf} from '../../versions/toolkits';
import {isCompiled} from './core/page';
import {newestOf, toolkitsFor} from './core/toolkits';
import type {Fence, Page} from './core/model';
import {folded} from './optionList';
import {outputSource} from './outputSource';

/** What the quickstarts install. */
const ofQuickstart = ['@trpc/server', '@trpc/client', 'zod'];

/** Pages that say themselves what to install, or in which folder to begin. */
const saysItself = /^(?:(?:Start in|In) an empty folder|npm (?:install|create) )/m;

/** Lessons run in the browser, the landing page shows its steps as one, and posts are of their date. */
const runsElsewhere = /(?:^blog|\/learn|\/landing-intro)\//;

const isCopied = (fence: Fence) =>
  isCompiled(fence.language) && !fence.hidden && fence.errors.length === 0;

function importsOf({fences, version}: Page): string[] {
  const modules = fences
    .filter((fence) => isCopied(fence) && fence.version === version)
    .flatMap(({value}) => ts.preProcessFile(value, true, true).importedFiles)
    .map(({fileName}) => fileName)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return [...new Set(modules.map(packageOf))].sort();
}

function peersOf(siteDir: string, toolkit: string, name: string): string[] {
  const manifest = path.join(packageFolder(siteDir, toolkit, name), 'package.json');
  const {peerDependencies = {}} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return Object.keys(peerDependencies);
}

/**
 * Packages with their types, such as `['ws', '@types/ws']`. They have a release where the newest is not
 * for this page: older versions of tRPC need older majors, and tRPC's packages each other's own release.
 *
 * @returns undefined for a page that says it itself, and for one without a program to run
 */
export function neededPackages(siteDir: string, page: Page, text: string): string[] | undefined {
  const prints = page.fences.some(
    (fence) => !fence.hidden && fence.output && outputSource(page, fence)?.startsWith('npx tsx '),
  );
  const toolkit = newestOf(toolkitsFor(siteDir, page)).find(
    ({version}) => version === page.version,
  );
  if (!prints || !toolkit || runsElsewhere.test(page.file) || saysItself.test(text))
    return undefined;
  const isNewestLine = page.version === newestVersion.name;
  const isNewest = toolkit.release === toolkitsOf(siteDir, page.version)[0]?.release;
  const isPinned = (name: string) => isNewestLine && !isNewest && name.startsWith('@trpc/');
  const imported = importsOf(page)
    .filter((name) => isPinned(name) || !ofQuickstart.includes(name))
    .flatMap((name) => [name, `@types/${name.replace('@', '').replace('/', '__')}`])
    .filter((name) => toolkit.packages.has(name));
  // npm would install the newest of what they need besides, which is too new for them.
  const peers = imported
    .flatMap((name) => peersOf(siteDir, toolkit.folder, name))
    .filter((name) => toolkit.packages.has(name))
    .filter((name) => isPinned(name) || !(isNewestLine || ofQuickstart.includes(name)));
  return [...new Set([...imported, ...peers])].map((name) => {
    const release = toolkit.packages.get(name) ?? '';
    // `^1` takes no prerelease of 1.0.
    if (isPinned(name) || release.includes('-')) return `${name}@${release}`;
    return isNewestLine ? name : `${name}@${/^(?:0\.)?\d+/.exec(release)?.[0]}`;
  });
}

/** As many as fit into the line; more are below a line that opens. */
const inLine = 2;

export const needsFold = (packages: readonly string[]): boolean => packages.length > inLine;

function lineOf({version}: Page, packages: readonly string[]): RootContent {
  const url = `${rootOf(versionNamed(version))}/quickstart#install`;
  const text = (value: string) => ({type: 'text', value}) as const;
  const install = `npm install ${packages.join(' ')}`;
  const end = [text(' after '), {type: 'inlineCode', value: install} as const, text('.')];
  const line: Paragraph = {
    type: 'paragraph',
    data: {hProperties: {dataSearchSkip: true}},
    children: [
      text('The samples run in '),
      {type: 'link', url, children: [text("the quickstart's project")]},
      ...(packages.length === 0 ? [text('.')] : needsFold(packages) ? [text(' after:')] : end),
    ],
  };
  if (!needsFold(packages)) return line;
  const label = `The samples need ${packages.length} packages`;
  return folded(label, [line, {type: 'code', lang: 'bash', value: install}]);
}

/**
 * Puts the line above the first sample that a reader copies, and above the sentence that leads to it; a
 * line that opens is below that sample and its output, since the answer comes first.
 *
 * @param blocks - the tree's code blocks, in the order of the page's fences
 */
export function insertNeeded(
  tree: Root,
  page: Page,
  blocks: readonly {node: Code; ancestors: Node[]}[],
  packages: readonly string[],
) {
  const first = page.fences.find((fence) => isCopied(fence) && fence.title !== undefined);
  const block = first && blocks[first.index];
  if (!block) return;
  const at = tree.children.indexOf((block.ancestors[1] ?? block.node) as RootContent);
  if (needsFold(packages)) {
    const end = tree.children.findIndex(({type}, index) => index > at && type !== 'code');
    tree.children.splice(end < 0 ? tree.children.length : end, 0, lineOf(page, packages));
    return;
  }
  const introduction = tree.children[at - 1];
  const isIntroduced = introduction?.type === 'paragraph' && toString(introduction).endsWith(':');
  tree.children.splice(isIntroduced ? at - 1 : at, 0, lineOf(page, packages));
}
