import path from 'node:path';

import logger from '@docusaurus/logger';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isMap, isScalar, parseDocument, type Document} from 'yaml';

import type {Finding} from './page';
import {lineOf} from './report';

/**
 * @returns why the values are not valid for a doc, whose fields a post has too, and the offset of the
 * first invalid key
 */
function wrongValue(document: Document): {message: string; at: number} | undefined {
  const {error} = DocFrontMatterSchema.validate(document.toJS() ?? {}, {allowUnknown: true});
  const [detail] = error?.details ?? [];
  if (detail === undefined) return undefined;
  const name = String(detail.path[0]);
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const key = pairs.map((pair) => pair.key).find((it) => isScalar(it) && it.value === name);
  return {
    message: `the front matter is not valid: ${detail.message}.`,
    at: isScalar(key) ? (key.range?.[0] ?? 0) : 0,
  };
}

/**
 * @param file - relative to the site's root
 * @returns why the front matter, without its dashes, is not valid
 */
export function frontMatterFault(yaml: string, file: string): Finding | undefined {
  const document = parseDocument(yaml, {prettyErrors: false});
  const [error] = document.errors;
  const fault = error
    ? {
        message: `the front matter is not valid YAML: ${error.message}. Put a value that has a colon or a bracket in quotes.`,
        at: error.pos[0],
      }
    : wrongValue(document);
  if (fault === undefined) return undefined;
  const before = yaml.slice(0, fault.at).split('\n');
  return {
    file,
    // The first line contains the dashes.
    line: before.length + 1,
    column: (before.at(-1) ?? '').length + 1,
    message: fault.message,
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
