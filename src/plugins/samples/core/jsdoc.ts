/** Formats a member's JSDoc as Markdown that reads as sentences. */
import ts from 'typescript';

import {withLinks} from '../render/docs';
import type {TableRow} from './model';

/** Tags whose text becomes a remark. */
const remarks = new Set(['remarks', 'important', 'warning']);
const links = new Set(['see', 'link']);

/**
 * What a package says about a member: its description with remarks and links, its default, its
 * deprecation.
 */
export function documentation(
  property: ts.Symbol,
  checker: ts.TypeChecker,
): Pick<TableRow, 'description' | 'default' | 'deprecated'> {
  const tags = property
    .getJsDocTags(checker)
    .map(({name, text}) => ({name, text: withLinks(ts.displayPartsToString(text)).trim()}));
  const textOf = (...names: string[]) => tags.find(({name}) => names.includes(name))?.text;
  const description = withLinks(
    ts.displayPartsToString(property.getDocumentationComment(checker)),
  ).trim();
  const deprecated = textOf('deprecated');
  const defaultValue = textOf('default', 'defaultValue');
  const targets = [
    ...new Set(tags.flatMap(({name, text}) => (links.has(name) && text ? [text] : []))),
  ];
  return {
    description: [
      // `@see` is appended as a separate sentence.
      sentences(
        capitalized(targets.length > 0 ? description.replace(/\s*\bSee:?$/, '') : description),
      ),
      ...tags.flatMap(({name, text}) => (remarks.has(name) && text ? [sentences(text)] : [])),
      ...targets.map(reference),
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(defaultValue ? {default: defaultValue.replace(/^`+|`+$/g, '')} : {}),
    ...(deprecated === undefined ? {} : {deprecated: sentences(capitalized(deprecated))}),
  };
}

/** Capitalizes a text that starts with a word, as opposed to a name in code. */
const capitalized = (text: string) =>
  text.replace(/^[a-z]+(?=[\s,.:])/, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** The target of `@see`: an address, or a text that contains one. */
function reference(target: string): string {
  if (!/^https?:\/\/\S+$/.test(target)) return sentences(`See ${target}`);
  const address = target.replace(/^https?:\/\//, '');
  return `See [${address}](https://${address}).`;
}

/**
 * Adds a period to sentences that end only with a line break in JSDoc, outside of code and lists.
 *
 * @param markdown - paragraphs, lists and fences
 */
export function sentences(markdown: string): string {
  let inFence = false;
  const lines = markdown.split('\n');
  return lines
    .map((line, index) => {
      if (line.trimStart().startsWith('```')) inFence = !inFence;
      const next = lines[index + 1]?.trim() ?? '';
      const isProse = !inFence && !/^\s*(?:[-*]\s|```)/.test(line);
      const isEnd = next === '' || /^(?:[A-Z]|\*\*)/.test(next);
      return isProse && isEnd && /[\w)`'"*]$/.test(line) && !/https?:\S+$/.test(line)
        ? `${line}.`
        : line;
    })
    .join('\n');
}
