/** Links names in inline code to their entries in the API reference. */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';

import {docsOf, outputOf, type Reference, symbolsFileOf} from '../options';

const mention = /^([A-Za-z_$][\w$]*)(?:\(\))?$/;

/**
 * The exported name that inline code mentions: `httpBatchLink` and `httpBatchLink()` mention
 * `httpBatchLink`; any longer code means something else.
 */
export const nameInCode = (code: string): string | undefined => mention.exec(code)?.[1];

export type SymbolIndex = Readonly<Record<string, string>>;

/** Code inside these is left alone: a heading is a link target itself, and links can't be nested. */
const skipped = new Set<string>(['heading', 'link', 'linkReference']);

export const apiLinkClass = 'api-link';

const apiLink = {hProperties: {className: [apiLinkClass]}};

/**
 * Wraps inline code that is exactly a known name, or a call of it without arguments, in a link with
 * the class {@link apiLinkClass}.
 *
 * @param except - a URL that is not linked, so that an entry does not link to itself
 */
export function linkApiNames(tree: Nodes, symbols: SymbolIndex, except?: string): void {
  if (!('children' in tree) || skipped.has(tree.type)) return;
  tree.children.forEach((child, index) => {
    if (child.type === 'typeCode') {
      child.children = child.children.flatMap((part) =>
        part.type === 'text' ? linkNamesIn(part.value, symbols) : [part],
      );
      return;
    }
    if (child.type !== 'inlineCode') {
      linkApiNames(child, symbols, except);
      return;
    }
    const name = nameInCode(child.value);
    const url = name !== undefined && Object.hasOwn(symbols, name) ? symbols[name] : undefined;
    if (url === undefined || url === except) return;
    tree.children[index] = {
      type: 'link',
      url,
      children: [child],
      data: apiLink,
    };
  });
}

/** A name, or a string literal, in which nothing is linked. */
const nameOrString = /[A-Za-z_$][\w$]*|(["'`])(?:(?!\1).)*\1/g;

/** A type's text with each known name as a link. */
function linkNamesIn(text: string, symbols: SymbolIndex): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {0: name, index} of text.matchAll(nameOrString)) {
    const url = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
    if (url === undefined) continue;
    parts.push({type: 'text', value: text.slice(end, index)});
    parts.push({type: 'link', url, children: [{type: 'text', value: name}], data: apiLink});
    end = index + name.length;
  }
  return [...parts, {type: 'text', value: text.slice(end)}];
}

/** The index as last read, memoized until generation writes another; empty before there is one. */
function createReader(symbolsFile: string): () => SymbolIndex {
  let read: {modified: number; symbols: SymbolIndex} | undefined;
  return () => {
    const stat = fs.statSync(symbolsFile, {throwIfNoEntry: false});
    if (stat === undefined) return {};
    if (read?.modified !== stat.mtimeMs) {
      const symbols = JSON.parse(fs.readFileSync(symbolsFile, 'utf8')) as SymbolIndex;
      read = {modified: stat.mtimeMs, symbols};
    }
    return read.symbols;
  };
}

/** Remark plugin for the guides of versions with a reference; other pages pass unchanged. */
export default function remarkApiLinks(references: readonly Reference[]) {
  const readers = references.map((reference) => ({
    docs: docsOf(reference) + path.sep,
    generated: outputOf(reference) + path.sep,
    symbols: createReader(symbolsFileOf(reference)),
  }));
  return (tree: Root, {path: file}: VFile): void => {
    const own = readers.find(({docs}) => file.startsWith(docs));
    if (own && !file.startsWith(own.generated)) linkApiNames(tree, own.symbols());
  };
}
