/** Checks what a page begins with: a sentence about its subject rather than a table or set-up. */
import type {Code, RootContent} from 'mdast';

import {newestVersion, versions} from '../../versions/list';
import {pagesOnSameSubject} from '../../versions/subjects';
import {readMeta} from '../samples/core/meta';
import type {ContentPage, Finding} from './page';

/** The lines of server code that a page may show before it comes to its subject. */
const mostLines = 50;

/** Whether a page's subject is the server itself: those of 11.x are in `server`, wherever others are. */
function isAboutServer({folder, file}: ContentPage): boolean {
  const version = versions.find(({docs}) => docs === folder);
  if (!version) return false;
  const page = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
  return pagesOnSameSubject(version.id, page, newestVersion.id).some((subject) =>
    subject.startsWith('server/'),
  );
}

/** `server.ts`, `server/router.ts`, `src/server/index.ts` */
const isServerFile = /(?:^|\/)server[./]/;

/** Nodes that print nothing above a page's text. */
const unseen = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);

const isTable = (node: RootContent) =>
  node.type === 'table' || (node.type === 'mdxJsxFlowElement' && node.name === 'TypeTable');

const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;

/** Set-up is collapsed, so only what is at the top level of the page is looked at. */
function isShown(node: RootContent): boolean {
  if (node.type !== 'code') return !unseen.has(node.type);
  const {hidden, folded} = readMeta(node.meta ?? '', () => undefined);
  return !hidden && !folded;
}

function shownLines({value}: Code): number {
  const [kept = ''] = value.split(/^\s*\/\/ ---cut-after---$/m);
  const shown = kept.split(/^\s*\/\/ ---cut---$/m).at(-1) ?? '';
  return shown.trim().split('\n').length;
}

/** The server code before the first code of anything else, which is what the page is about. */
function serverCode(nodes: readonly RootContent[]): Code[] {
  const code = nodes.filter((node) => node.type === 'code');
  const isServer = ({meta}: Code) =>
    isServerFile.test(readMeta(meta ?? '', () => undefined).title ?? '');
  const subject = code.findIndex((node) => !isServer(node));
  return subject === -1 ? code : code.slice(0, subject);
}

export function openings(page: ContentPage): Finding[] {
  const {file, kind, tree} = page;
  const shown = tree.children.filter((node) => isShown(node) && !isTitle(node));
  const first = shown[0];
  const found: Finding[] = [];
  const report = (node: RootContent | undefined, message: string) =>
    found.push({file, line: node?.position?.start.line ?? 1, message});

  if (first && isTable(first)) {
    report(first, 'a table opens the page; say what it lists in a sentence first.');
  }
  const server = kind === 'post' || isAboutServer(page) ? [] : serverCode(shown);
  const lines = server.reduce((sum, node) => sum + shownLines(node), 0);
  if (lines >= mostLines) {
    report(
      server[0],
      `${lines} lines of server code come before the page's subject; ` +
        'put them between <Setup> and </Setup>, or mark them as `folded`.',
    );
  }
  return found;
}
