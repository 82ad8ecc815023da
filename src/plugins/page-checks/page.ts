import type {Root} from 'mdast';
import {parse as parseYaml} from 'yaml';

import {
  kindOf,
  placeOf,
  writtenTexts,
  type ContentKind,
  type PagePlace,
} from '../../versions/places';
import {parsePage} from '../../content/mdx';

/** A page as the rules see it. */
export interface ContentPage extends PagePlace {
  kind: ContentKind;
  frontMatter: unknown;
  tree: Root;
}

function parseFile(source: string, file: string): Root {
  try {
    return parsePage(source).tree;
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, {cause: error});
  }
}

/** @param tree - of the page, if it is parsed already */
export function readPage(
  source: string,
  file: string,
  tree = parseFile(source, file),
): ContentPage {
  const head = tree.children[0];
  return {
    ...placeOf(file, source),
    kind: kindOf(file),
    frontMatter: head?.type === 'yaml' ? parseYaml(head.value) : {},
    tree,
  };
}

export function readPages(siteDir: string): ContentPage[] {
  return [...writtenTexts(siteDir)].map(([file, text]) => readPage(text, file));
}
