/** Markdown twins of the docs and posts, and the lists of them for tools. */
import type {LoadContext} from '@docusaurus/types';

import markdownPagesPlugin from '../plugins/markdown-pages';

import {samples} from './samples';

/** A function that holds its options, since Docusaurus ships the options of plugins to readers. */
export function markdownPages(context: LoadContext) {
  return markdownPagesPlugin(context, {pageOf: samples.pageOf});
}
