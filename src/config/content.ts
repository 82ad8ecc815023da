/**
 * Lists existing pages, for configuration that links to them: an item whose page is missing is left
 * out.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * @param id - a page of the 11.x docs, as its path below /docs, such as `client/links`
 * @returns the id that Docusaurus gives it, or undefined if the page does not exist
 */
export function currentDocId(id: string): string | undefined {
  return [id, `${id}/index`].find((candidate) =>
    ['.mdx', '.md'].some((extension) => existsSync(path.join('docs', candidate + extension))),
  );
}

/** @param route - a page under src/pages, such as `/media` */
export function pageExists(route: string): boolean {
  return ['.tsx', '.mdx', '/index.tsx'].some((ending) =>
    existsSync(path.join('src/pages', route + ending)),
  );
}
