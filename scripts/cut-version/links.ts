/** Links of pages that get a version of their own. */
import type {Nodes} from 'mdast';
import type {Point, Position} from 'unist';
import {visit} from 'unist-util-visit';

import {parsePage} from '../../src/content/mdx';

/** JSX attributes that hold an address. */
const addressAttributes = new Set(['href', 'to']);

/** Where pages are that are not frozen: those of other versions, and those that are generated. */
export interface Elsewhere {
  /** Such as `/docs/v10`. */
  base: string;
  /** Whether a person should look at links that lead there. */
  report: boolean;
}

export interface FrozenPage {
  source: string;
  /** Links to look at: their 1-based line, and where they lead. */
  kept: {line: number; url: string}[];
}

interface Address {
  url: string;
  /** The part of the page that the address is in. */
  within: Position;
}

function isBelow(url: string, base: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? url;
  return path === base || path.startsWith(`${base}/`);
}

function addressesOf(node: Nodes): Address[] {
  const {position} = node;
  if (position === undefined) return [];
  if (node.type === 'link') {
    // Behind the text, which may hold the same address.
    const start = node.children.at(-1)?.position?.end ?? position.start;
    return [{url: node.url, within: {start, end: position.end}}];
  }
  if (node.type === 'definition') return [{url: node.url, within: position}];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const isAddress = attribute.type === 'mdxJsxAttribute' && addressAttributes.has(attribute.name);
    return isAddress && typeof attribute.value === 'string'
      ? [{url: attribute.value, within: attribute.position ?? position}]
      : [];
  });
}

/** @returns a function from a point to its offset in `source` */
function offsetsIn(source: string): (point: Point) => number {
  const starts = [0];
  for (const line of source.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return ({line, column}) => (starts[line - 1] ?? 0) + column - 1;
}

/**
 * Leads the links of a page to the pages that are frozen with it. Only the addresses change: every
 * other character stays as the author wrote it.
 *
 * @param source - the page as it stands in docs/
 * @param root - address of the frozen version, such as `/docs/v11`
 * @throws VFileMessage when the page is not valid MDX; Error when an address is not written out
 */
export function freezeLinks(
  source: string,
  root: string,
  elsewhere: readonly Elsewhere[],
): FrozenPage {
  const offsetOf = offsetsIn(source);
  const edits: {at: number; length: number; url: string}[] = [];
  const kept: FrozenPage['kept'] = [];
  // A heading's id is not MDX as it stands. Escaping it moves nothing but the rest of its line.
  visit(parsePage(source).tree, (node) => {
    for (const {url, within} of addressesOf(node)) {
      if (!isBelow(url, '/docs')) continue;
      const {line} = within.start;
      const other = elsewhere.find(({base}) => isBelow(url, base));
      if (other !== undefined) {
        if (other.report) kept.push({line, url});
        continue;
      }
      const at = source.indexOf(url, offsetOf(within.start));
      if (at === -1 || at + url.length > offsetOf(within.end)) {
        throw new Error(
          `Line ${line} has a link to ${url}, written in another way. Write it like that.`,
        );
      }
      edits.push({at, length: url.length, url: root + url.slice('/docs'.length)});
    }
  });
  edits.sort((a, b) => b.at - a.at);
  const frozen = edits.reduce(
    (text, {at, length, url}) => text.slice(0, at) + url + text.slice(at + length),
    source,
  );
  return {source: frozen, kept};
}
