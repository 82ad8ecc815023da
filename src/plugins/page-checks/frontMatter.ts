import path from 'node:path';

import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseDocument} from 'yaml';

import {lineOf, type Finding} from './report';

/**
 * @param file - relative to the site's root
 * @returns why the front matter, without its dashes, is not valid YAML
 */
export function frontMatterFault(yaml: string, file: string): Finding | undefined {
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

const head = /^---\r?\n([^]*?)\r?\n---/;

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
    const fault = frontMatterFault(head.exec(fileContent)?.[1] ?? '', file);
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
