import type {Root} from 'mdast';

import {
  kindOf,
  placeOf,
  writtenTexts,
  type ContentKind,
  type PagePlace,
} from '../../versions/places';
import {frontMatterOf, parsePage} from '../../content/mdx';

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
  return {...placeOf(file, source), kind: kindOf(file), frontMatter: frontMatterOf(tree), tree};
}

export function readPages(siteDir: string): ContentPage[] {
  return [...writtenTexts(siteDir)].map(([file, text]) => readPage(text, file));
}
