/** What is in a Markdown twin and should not be: JSX, imports, relative links, links that lead nowhere. */
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {addressOf, isBuilt, readBuilt} from '../pages';
import type {Finding} from '../report';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

export const parseTwin = (markdown: string): Root => parser.parse(markdown);

const home = addressOf('index.html');

const pages = new Map<string, string | undefined>();

/** The file at a path of the site, or the page that has it without its extension. */
function contentOf(path: string): string | undefined {
  if (!pages.has(path)) {
    const file = [path, `${path}.html`, `${path}index.html`].find(isBuilt);
    pages.set(path, file && readBuilt(file));
  }
  return pages.get(path);
}

function resolves(url: string): boolean {
  const {pathname, hash} = new URL(url);
  const page = contentOf(decodeURI(pathname.slice(new URL(home).pathname.length)));
  const id = decodeURIComponent(hash.slice(1));
  if (page === undefined) return false;
  // A page that has moved redirects, but not to the anchor.
  if (id === '' || page.includes('http-equiv="refresh"')) return true;
  return [`"${id}"`, `${id} `, `${id}>`].some((text) => page.includes(`id=${text}`));
}

export function checkTwin(file: string, tree: Root): Finding[] {
  const found: string[] = [];
  const urls = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'html' && node.value !== '<br>') found.push(`tag: ${node.value}`);
    if (node.type === 'text' && /^(?:import|export) .*from /m.test(node.value))
      found.push(`import: ${node.value}`);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      urls.add(node.url);
  });
  for (const url of urls) {
    if (!/^(?:https?|mailto):/.test(url)) found.push(`relative link: ${url}`);
    else if (url.startsWith(home) && !resolves(url)) found.push(`dead link: ${url}`);
  }
  const [first] = tree.children;
  if (first?.type !== 'heading' || first.depth !== 1) found.push('it does not begin with a title');
  return found.map((text) => ({page: file, place: 'Markdown', text}));
}
