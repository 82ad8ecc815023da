/** The page that an author begins with: the same in VS Code, where `page` inserts it. */
import {readFileSync} from 'node:fs';

import ts from 'typescript';

const snippetFile = '.vscode/page.code-snippets';

/**
 * @param title - instead of the snippet's own
 * @returns the snippet as it is before its author types anything
 */
export function snippet(title?: string): {prefix: string; source: string} {
  const {config} = ts.parseConfigFileTextToJson(snippetFile, readFileSync(snippetFile, 'utf8')) as {
    config?: Record<string, {prefix: string; body: string[]}>;
  };
  const [first] = Object.values(config ?? {});
  if (!first) throw new Error(`${snippetFile} has no snippet.`);
  const texts = new Map<string, string>();
  // `${1:Title}` is what an author types over, and `$1` the same again.
  const source = first.body
    .join('\n')
    .replace(/\$\{(\d+):([^}]*)\}/g, (_, stop: string, given: string) => {
      const text = (stop === '1' ? title : undefined) ?? given;
      texts.set(stop, text);
      return text;
    })
    .replace(/\$(\d+)/g, (_, stop: string) => texts.get(stop) ?? '');
  return {prefix: first.prefix, source: `${source.trimEnd()}\n`};
}
