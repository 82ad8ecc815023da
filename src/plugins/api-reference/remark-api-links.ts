/** Links names in inline code to their entry in the API reference. */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';

import {nameInCode} from './names';

export type SymbolIndex = Readonly<Record<string, string>>;

/** Inside these, code stays as it is: a heading is a target itself, and links do not nest. */
const skipped = new Set<string>(['heading', 'link', 'linkReference']);

/**
 * Wraps each inline code that is exactly a known name, or a call of it without arguments, in a link
 * of the class `api-link`.
 *
 * @param except - URL that is not linked: an entry does not link to itself
 */
export function linkApiNames(tree: Nodes, symbols: SymbolIndex, except?: string): void {
  if (!('children' in tree) || skipped.has(tree.type)) return;
  tree.children.forEach((child, index) => {
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
      data: {hProperties: {className: ['api-link']}},
    };
  });
}

export type RemarkApiLinksOptions = {
  /** Absolute path of the folder with the 11.x docs. */
  docsDirectory: string;
  /** Absolute path of the index that generation writes. */
  symbolsFile: string;
};

/** The index as last read, until generation writes another. */
function createReader(symbolsFile: string): () => SymbolIndex {
  let read: {modified: number; symbols: SymbolIndex} | undefined;
  return () => {
    const stat = fs.statSync(symbolsFile, {throwIfNoEntry: false});
    if (stat === undefined) {
      throw new Error(
        `${symbolsFile} is missing: the api-reference plugin writes it, and must be among the plugins of docusaurus.config.ts.`,
      );
    }
    if (read?.modified !== stat.mtimeMs) {
      const symbols = JSON.parse(fs.readFileSync(symbolsFile, 'utf8')) as SymbolIndex;
      read = {modified: stat.mtimeMs, symbols};
    }
    return read.symbols;
  };
}

/** Remark plugin for the 11.x guides; pages of other versions and of the reference pass unchanged. */
export default function remarkApiLinks({docsDirectory, symbolsFile}: RemarkApiLinksOptions) {
  const symbols = createReader(symbolsFile);
  const reference = path.join(docsDirectory, 'typedoc') + path.sep;
  return (tree: Root, file: VFile): void => {
    const isGuide =
      file.path.startsWith(docsDirectory + path.sep) && !file.path.startsWith(reference);
    if (isGuide) linkApiNames(tree, symbols());
  };
}
