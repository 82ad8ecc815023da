/** Reads the output of a build, without a browser. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

export interface BuiltPage {
  /** Relative to the build's folder, such as `docs/quickstart.html`. */
  file: string;
  title: string;
  canonical: string[];
  /** Name or property, and content, of each `<meta>` that has both. */
  tags: [name: string, content: string][];
  /** The content of each block of JSON-LD. */
  data: unknown[];
  /** Microdata: values of `itemtype`. */
  itemTypes: string[];
}

export function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {file, title: '', canonical: [], tags: [], data: [], itemTypes: []};
  visit(fromHtml(html), 'element', (element, _index, parent) => {
    const {tagName, properties} = element;
    const name = properties.property ?? properties.name;
    if (properties.itemType) page.itemTypes.push(String(properties.itemType));
    if (tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head') {
      page.title = toString(element);
    } else if (tagName === 'meta' && name !== undefined && properties.content !== undefined) {
      page.tags.push([String(name), String(properties.content)]);
    } else if (tagName === 'link' && String(properties.rel) === 'canonical') {
      page.canonical.push(String(properties.href ?? ''));
    } else if (properties.type === 'application/ld+json') {
      page.data.push(JSON.parse(toString(element)));
    }
  });
  return page;
}

/** Every page of a build, except for redirect pages. */
export function readPages(directory: string): BuiltPage[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(join(directory, file), 'utf8')}))
    .filter(({html}) => html.includes('id="__docusaurus"') || html.includes('id=__docusaurus'))
    .map(({file, html}) => readPage(file, html));
}

/**
 * @param home - URL of the landing page
 * @returns maps a URL to the file of the build that serves it, if there is one; undefined for URLs of
 * other sites
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
