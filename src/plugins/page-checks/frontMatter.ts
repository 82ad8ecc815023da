import path from 'node:path';

import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isNode, LineCounter, parseDocument} from 'yaml';

import {lineOf, type Finding} from './report';

const head = /^---\r?\n([^]*?)\r?\n---/;

/** The line, 1-based, in which front matter without its closing line should have it. */
function missingEnd(source: string): number {
  const lines = source.split('\n');
  const rest = lines.slice(1);
  const end = rest.findIndex((line) => !/^(?:[\w-]+:|[ \t]+\S|- )/.test(line));
  return (end < 0 ? rest.length : end) + 2;
}

/**
 * @param source - a page's text
 * @param file - relative to the site's root
 * @returns why the page's front matter can't be read
 */
export function frontMatterFault(source: string, file: string): Finding | undefined {
  const yaml = head.exec(source)?.[1];
  if (yaml === undefined) {
    if (!/^---\r?\n[\w-]+:/.test(source)) return undefined;
    const message = 'the front matter has no closing line: write --- here, below its last field.';
    return {file, line: missingEnd(source), column: 1, message};
  }
  const [error] = parseDocument(yaml, {prettyErrors: false}).errors;
  if (error === undefined) return undefined;
  const before = yaml.slice(0, error.pos[0]).split('\n');
  return {
    file,
    // The first line contains the dashes.
    line: before.length + 1,
    column: (before.at(-1) ?? '').length + 1,
    message: `the front matter is not valid YAML: ${error.message}. Put a value that has a colon or a bracket in quotes.`,
  };
}

/**
 * @param yaml - front matter without its dashes
 * @returns the line in the page, 1-based, of a field or of the innermost value on the way to it
 */
export function fieldLines(yaml: string): (field: readonly PropertyKey[]) => number {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter, keepSourceTokens: true});
  return (field) => {
    for (let depth = field.length; depth > 0; depth -= 1) {
      const node = document.getIn(field.slice(0, depth), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + 1;
    }
    return 1;
  };
}

/**
 * Parses front matter for the preview. A page whose front matter is temporarily invalid while it is
 * being edited keeps the previous values, or has none: otherwise Docusaurus would fail at the page
 * or, when it reads the file again, give it a different address.
 */
export function keepFrontMatter(siteDir: string): ParseFrontMatter {
  const valid = new Map<string, Awaited<ReturnType<ParseFrontMatter>>>();
  return async (params) => {
    const {filePath, fileContent, defaultParseFrontMatter} = params;
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const fault = frontMatterFault(fileContent, file);
    if (fault === undefined) {
      const result = await defaultParseFrontMatter(params);
      valid.set(filePath, result);
      return result;
    }
    const known = valid.get(filePath);
    if (known) return known;
    logger.error(lineOf(fault));
    return {frontMatter: {}, content: fileContent.replace(head, '')};
  };
}
