/** Converts a page's syntax tree to plain Markdown. */
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {
  BlockContent,
  Heading,
  Image,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {components} from './components';
import type {Converter, JsxElement} from './converter';
import {fenceBlocks, label} from './fences';
import {absoluteUrl, type LinkPage, type LinkSite} from './links';
import type {SourceFile} from './source';

/** The callouts that Docusaurus supports. */
const admonitions: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
};

const isJsxElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const hasChildren = (node: Node): node is Node & {children: Node[]} => 'children' in node;

/** A component that is alone on its line, which MDX unwraps from its paragraph. */
function isWrapped(node: Node): node is Paragraph {
  return (
    node.type === 'paragraph' &&
    hasChildren(node) &&
    node.children.some(isJsxElement) &&
    node.children.every(
      (child) =>
        (isJsxElement(child) && /^[A-Z]/.test(child.name ?? '')) ||
        (child.type === 'text' && (child as Text).value.trim() === ''),
    )
  );
}

/** Removes the `{#id}` of a heading, from which Docusaurus creates its anchor. */
function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return heading;
  const text: Text = {...last, value: parseMarkdownHeadingId(last.value).text};
  return {...heading, children: [...heading.children.slice(0, -1), text]};
}

/**
 * Wraps inline nodes in paragraphs where only blocks are allowed, such as a link in a JSX element.
 */
function asBlocks(nodes: readonly RootContent[]): BlockContent[] {
  const inline = new Set<string>(['text', 'link', 'inlineCode', 'strong', 'emphasis', 'delete']);
  return nodes.map((node) =>
    inline.has(node.type)
      ? {type: 'paragraph', children: [node as PhrasingContent]}
      : (node as BlockContent),
  );
}

/**
 * @param source - the page's file, or that of a partial
 * @returns blocks without JSX, directives and relative links
 * @throws Error with file and line for anything that has no Markdown form
 */
export function toPlainMarkdown(source: SourceFile, page: LinkPage, site: LinkSite): RootContent[] {
  const converter: Converter = {
    source,
    page,
    site,
    convert: (nodes) => nodes.flatMap((node) => convertNode(node, converter)),
    blocks: (nodes) => asBlocks(converter.convert(nodes)),
    url(link, node) {
      return (
        absoluteUrl(link, source.file, page, site) ??
        converter.fail(
          node,
          `the link ${link} leads to no page. Link a page by its file or its path; a download belongs in static/.`,
        )
      );
    },
    fail(node, message) {
      const {line = 1, column = 1} = node.position?.start ?? {};
      throw new Error(`${source.file}:${line}:${column}: ${message}`);
    },
  };
  return converter.convert(source.tree.children);
}

function convertNode(node: Node, converter: Converter): RootContent[] {
  if (isJsxElement(node)) return convertElement(node, converter);
  if (isWrapped(node)) {
    return node.children.flatMap((child) =>
      isJsxElement(child) ? convertElement(child, converter) : [],
    );
  }
  const {source} = converter;
  const content = node as RootContent;
  switch (content.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'code': {
      const fence = source.fences.get(content);
      return fence && source.checked ? fenceBlocks(fence, source.checked) : [content];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(content, converter);
    case 'containerDirective':
      return [convertAdmonition(content, converter)];
    case 'leafDirective':
      return converter.fail(content, `there is no directive ::${content.name}.`);
    case 'textDirective': {
      // Pages contain no text directives, so a colon before a word is a colon.
      const {start, end} = content.position ?? {};
      return [{type: 'text', value: source.text.slice(start?.offset, end?.offset)}];
    }
    case 'heading':
      return [inside(withoutId(content), converter)];
    case 'definition':
      return [{...content, url: converter.url(content.url, content)}];
    case 'image':
      return [convertImage(content, converter)];
    case 'link':
      return [{...inside(content, converter), url: converter.url(content.url, content)}];
    default:
      return [hasChildren(content) ? inside(content, converter) : content];
  }
}

/** A node with converted children. */
function inside<Parent extends RootContent & {children: Node[]}>(
  node: Parent,
  {convert}: Converter,
): Parent {
  return {...node, children: convert(node.children)};
}

/** Docusaurus generates a new address for an image next to a page, so only its text is kept. */
function convertImage(image: Image, {source, page, site}: Converter): RootContent {
  const url = absoluteUrl(image.url, source.file, page, site);
  return url === undefined
    ? {type: 'emphasis', children: [{type: 'text', value: `Image: ${image.alt ?? image.url}`}]}
    : {...image, url};
}

function convertExpression(
  node: MdxFlowExpression | MdxTextExpression,
  {fail}: Converter,
): RootContent[] {
  const isComment = node.data?.estree?.body.length === 0;
  return isComment
    ? []
    : fail(
        node,
        `{${node.value}} is only known when the page runs; write what it shows as Markdown.`,
      );
}

function convertAdmonition(
  node: ContainerDirective,
  {fail, convert, blocks}: Converter,
): RootContent {
  const name = admonitions[node.name];
  if (name === undefined) {
    return fail(
      node,
      `there is no callout :::${node.name}; use one of ${Object.keys(admonitions).join(', ')}.`,
    );
  }
  const [first, ...rest] = node.children;
  const title = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const heading: PhrasingContent[] = title
    ? [{type: 'text', value: `${name}: `}, ...(convert(title.children) as PhrasingContent[])]
    : [{type: 'text', value: name}];
  return {
    type: 'blockquote',
    children: [label(...heading), ...blocks(title ? rest : node.children)],
  };
}

function convertElement(element: JsxElement, converter: Converter): RootContent[] {
  const name = element.name ?? '';
  const partial = converter.source.partials.get(name);
  if (partial) return toPlainMarkdown(partial, converter.page, converter.site);
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  return component
    ? component(element, converter)
    : converter.fail(
        element,
        `<${name}> has no form in Markdown. Say in src/plugins/markdown-pages/components.ts what ` +
          'it is there, or write it without JSX.',
      );
}
