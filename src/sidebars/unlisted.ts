import type {Finding} from '../plugins/page-checks/report';
import {versions} from '../versions/list';
import {outlineOf} from '.';
import {buildSidebar} from './outline';

/** The id that Docusaurus gives to a doc, which no doc of this site overrides in its front matter. */
const idOf = (file: string, folder: string) => file.slice(folder.length + 1).replace(/\.mdx?$/, '');

/** @param files - relative to the site's root */
export function unlistedPages(files: readonly string[]): Finding[] {
  return versions.flatMap(({id, docs}) => {
    const own = new Map(
      files
        .filter((file) => file.startsWith(`${docs}/`))
        .map((file) => [idOf(file, docs), file] as const),
    );
    const {outline, source} = outlineOf(id);
    const found: Finding[] = [];
    buildSidebar(outline, [...own.keys()], source, (_message, lines) => {
      for (const [doc, line] of lines) {
        found.push({
          file: own.get(doc) as string,
          line: 1,
          message: `no sidebar lists it. Add to ${source}, where a reader should meet it: ${line}`,
        });
      }
    });
    return found;
  });
}
