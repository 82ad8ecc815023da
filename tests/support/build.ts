/** Reads what a build wrote, without a browser. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export interface BuiltPage {
  /** Below the build's folder, such as `docs/quickstart.html`. */
  file: string;
  title: string;
  canonical: string[];
  /** Name or property, and content, of each `<meta>` that has both. */
  tags: [name: string, content: string][];
  /** What stands in each block of JSON-LD. */
  data: unknown[];
  /** Microdata: values of `itemtype`. */
  itemTypes: string[];
}

function* elements(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elements(child);
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {file, title: '', canonical: [], tags: [], data: [], itemTypes: []};
  for (const element of elements(parse(html))) {
    const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
    const name = attributes.get('property') ?? attributes.get('name');
    const content = attributes.get('content');
    const itemType = attributes.get('itemtype');
    if (itemType !== undefined) page.itemTypes.push(itemType);
    if (element.tagName === 'title' && element.namespaceURI.endsWith('xhtml')) {
      page.title = textOf(element);
    } else if (element.tagName === 'meta' && name !== undefined && content !== undefined) {
      page.tags.push([name, content]);
    } else if (element.tagName === 'link' && attributes.get('rel') === 'canonical') {
      page.canonical.push(attributes.get('href') ?? '');
    } else if (attributes.get('type') === 'application/ld+json') {
      page.data.push(JSON.parse(textOf(element)));
    }
  }
  return page;
}

/** Every page of a build, without the pages that only lead on to another. */
export function readPages(directory: string): BuiltPage[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(join(directory, file), 'utf8')}))
    .filter(({html}) => html.includes('id="__docusaurus"') || html.includes('id=__docusaurus'))
    .map(({file, html}) => readPage(file, html));
}

/**
 * @param home - address of the landing page
 * @returns from an address to the file of the build that answers it, if there is one; undefined for
 *   addresses of other sites
 */
export function fileFinder(directory: string, home: string) {
  return (address: string): string | false | undefined => {
    if (!address.startsWith(home)) return undefined;
    const path = decodeURI(new URL(address).pathname).slice(new URL(home).pathname.length);
    const candidates = path === '' ? ['index.html'] : [path, `${path}.html`];
    const file = candidates
      .map((candidate) => join(directory, candidate))
      .find((candidate) => existsSync(candidate) && /\.\w+$/.test(candidate));
    return file ?? false;
  };
}
