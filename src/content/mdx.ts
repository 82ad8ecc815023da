/**
 * The only parser of pages: Markdown with the syntax that Docusaurus supports, as a tree with
 * positions.
 */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/**
 * What the front matter of a page says.
 *
 * @throws YAMLParseError if it is not valid
 */
export function frontMatterOf(tree: Root): Readonly<Record<string, unknown>> {
  const [head] = tree.children;
  const data: unknown = head?.type === 'yaml' ? parseYaml(head.value) : undefined;
  return typeof data === 'object' && data !== null ? {...data} : {};
}

/** A page's text and tree. */
export interface ParsedPage {
  /** As parsed: `{#id}` of headings is escaped, and offsets of the tree's nodes point into this. */
  text: string;
  tree: Root;
}

/** By source. Several plugins read the pages of a build; a preview adds one for each edit. */
const known = new Map<string, ParsedPage>();
const MOST_KNOWN = 1000;

/**
 * @param source - a page as its author wrote it
 * @returns what all callers share, so nobody changes it
 * @throws VFileMessage with line and column if it is not valid MDX
 */
export function parsePage(source: string): Readonly<ParsedPage> {
  const before = known.get(source);
  if (before) return before;
  const text = escapeMarkdownHeadingIds(source);
  const page = {text, tree: parser.parse(text)};
  if (known.size === MOST_KNOWN) known.clear();
  known.set(source, page);
  return page;
}
