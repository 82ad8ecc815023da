/** A page's parsed file, with the Markdown files that it imports. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Code, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';

import {parsePage} from '../../content/mdx';
import type {Fence, TableRow} from '../samples/core/model';
import {codeNodes, tableNodes} from '../samples/core/page';
import type {CheckedPage} from '../samples/core/samples';
import type {Node} from 'unist';

export interface SourceFile {
  /** Relative to the site's root. */
  file: string;
  /** As parsed: offsets of the tree's nodes point into it. */
  text: string;
  tree: Root;
  checked: CheckedPage | undefined;
  fences: ReadonlyMap<Code, Fence>;
  tables: ReadonlyMap<Node, TableRow[]>;
  /** By the name that the file imports them under. */
  partials: ReadonlyMap<string, SourceFile>;
}

export interface SourceReader {
  siteDir: string;
  /** The result of checking the file's samples; undefined for files that are not checked. */
  pageOf: (file: string) => Promise<CheckedPage | undefined>;
}

/** @throws Error naming the file if it can't be parsed, or differs from what was checked */
export async function readSourceFile(
  file: string,
  reader: SourceReader,
  importers: readonly string[] = [],
): Promise<SourceFile> {
  if (importers.includes(file)) {
    throw new Error(`${[...importers, file].join(' imports ')}: a page can't be part of itself.`);
  }
  const {text, tree} = parsePage(await readFile(path.join(reader.siteDir, file), 'utf8'));
  const checked = await reader.pageOf(file);
  const codes = codeNodes(tree);
  const fences = new Map<Code, Fence>();
  codes.forEach(({node}, index) => {
    const fence = checked?.page.fences[index];
    if (checked && fence?.value !== node.value) {
      throw new Error(
        `${file}:${node.position?.start.line}: this code block is not the one that the samples check read.`,
      );
    }
    if (fence) fences.set(node, fence);
  });
  const tables = tableNodes(tree).map(({node}, index): [Node, TableRow[]] => [
    node,
    checked?.result.tables[index] ?? [],
  ]);
  const partials = new Map<string, SourceFile>();
  for (const {name, from} of markdownImports(tree)) {
    const target = from.startsWith('@site/')
      ? from.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), from);
    partials.set(name, await readSourceFile(target, reader, [...importers, file]));
  }
  return {file, text, tree, checked, fences, tables: new Map(tables), partials};
}

/** The file itself and everything that it includes. */
export function filesOf({file, partials}: SourceFile): string[] {
  return [file, ...[...partials.values()].flatMap(filesOf)];
}

/** The default imports of Markdown files. */
function markdownImports(tree: Root): {name: string; from: string}[] {
  return tree.children
    .filter((node): node is MdxjsEsm => node.type === 'mdxjsEsm')
    .flatMap((node) => node.data?.estree?.body ?? [])
    .flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const from = String(statement.source.value);
      const local = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local;
      return local && /\.mdx?$/.test(from) ? [{name: local.name, from}] : [];
    });
}
