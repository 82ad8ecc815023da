/** Turns a page's syntax tree into one of plain Markdown. */
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {BlockContent, Heading, Paragraph, PhrasingContent, RootContent, Text} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

import {components} from './components';
import {fenceBlocks, label} from './fences';
import {absoluteUrl, type LinkPage, type LinkSite} from './links';
import type {SourceFile} from './source';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What converts a node's content, and knows where it stands. */
export interface Converter {
  source: SourceFile;
  /** Nodes as plain Markdown. */
  convert(nodes: readonly Node[]): RootContent[];
  /** The same for what stands where only blocks may. */
  blocks(nodes: readonly Node[]): BlockContent[];
  /** The full URL of a link. */
  url(link: string, node: Node): string;
  /** @throws Error with the node's place */
  fail(node: Node, message: string): never;
}

/** The callouts that Docusaurus knows. */
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

/** A component alone on its line, which MDX takes out of the paragraph that Markdown makes of it. */
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

/** Takes the `{#id}` off a heading, which Docusaurus makes its anchor of. */
function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return heading;
  const text: Text = {...last, value: parseMarkdownHeadingId(last.value).text};
  return {...heading, children: [...heading.children.slice(0, -1), text]};
}

/** Paragraphs around what stands bare where blocks are asked for, such as a link of a JSX element. */
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
 * @throws Error with file and line for what has no form in Markdown
 */
export function toPlainMarkdown(source: SourceFile, page: LinkPage, site: LinkSite): RootContent[] {
  const converter: Converter = {
    source,
    convert: (nodes) => nodes.flatMap(convertNode),
    blocks: (nodes) => asBlocks(nodes.flatMap(convertNode)),
    url(link, node) {
      return (
        absoluteUrl(link, source.file, page, site) ??
        converter.fail(
          node,
          `the link ${link} leads to no page. Link a page by its file or its path; a download belongs into static/.`,
        )
      );
    },
    fail(node, message) {
      const {line = 1, column = 1} = node.position?.start ?? {};
      throw new Error(`${source.file}:${line}:${column}: ${message}`);
    },
  };

  function convertNode(node: Node): RootContent[] {
    if (isJsxElement(node)) return convertElement(node);
    if (isWrapped(node)) {
      return node.children.flatMap((child) => (isJsxElement(child) ? convertElement(child) : []));
    }
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
        return convertExpression(content);
      case 'containerDirective':
        return [convertAdmonition(content)];
      case 'leafDirective':
        return converter.fail(content, `there is no directive ::${content.name}.`);
      case 'textDirective':
        // No page has any, so a colon before a word is a colon.
        return [{type: 'text', value: sourceOf(content)}];
      case 'heading':
        return [
          {
            ...withoutId(content),
            children: converter.convert(withoutId(content).children) as PhrasingContent[],
          },
        ];
      case 'definition':
        return [{...content, url: converter.url(content.url, content)}];
      case 'image':
        return [convertImage(content)];
      case 'link':
        return [
          {
            ...content,
            url: converter.url(content.url, content),
            children: converter.convert(content.children) as PhrasingContent[],
          },
        ];
      default:
        return hasChildren(content)
          ? [{...content, children: converter.convert(content.children)} as RootContent]
          : [content];
    }
  }

  function sourceOf(node: Node): string {
    return source.text.slice(node.position?.start.offset, node.position?.end.offset);
  }

  /** Docusaurus gives an image beside a page an address of its own making: its text is what stays. */
  function convertImage(image: RootContent & {type: 'image'}): RootContent {
    const url = absoluteUrl(image.url, source.file, page, site);
    return url === undefined
      ? {type: 'emphasis', children: [{type: 'text', value: `Image: ${image.alt ?? image.url}`}]}
      : {...image, url};
  }

  function convertExpression(node: MdxFlowExpression | MdxTextExpression): RootContent[] {
    const isComment = node.data?.estree?.body.length === 0;
    return isComment
      ? []
      : converter.fail(
          node,
          `{${node.value}} is only known when the page runs; write what it shows as Markdown.`,
        );
  }

  function convertAdmonition(node: ContainerDirective): RootContent {
    const name = admonitions[node.name];
    if (name === undefined) {
      return converter.fail(
        node,
        `there is no callout :::${node.name}; use one of ${Object.keys(admonitions).join(', ')}.`,
      );
    }
    const [first, ...rest] = node.children;
    const title = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    const heading: PhrasingContent[] = title
      ? [
          {type: 'text', value: `${name}: `},
          ...(converter.convert(title.children) as PhrasingContent[]),
        ]
      : [{type: 'text', value: name}];
    return {
      type: 'blockquote',
      children: [label(...heading), ...converter.blocks(title ? rest : node.children)],
    };
  }

  function convertElement(element: JsxElement): RootContent[] {
    const partial = source.partials.get(element.name ?? '');
    if (partial) return toPlainMarkdown(partial, page, site);
    const component = Object.hasOwn(components, element.name ?? '')
      ? components[element.name ?? '']
      : undefined;
    return component
      ? component(element, converter)
      : converter.fail(
          element,
          `<${element.name ?? ''}> has no form in Markdown. Say in ` +
            'src/plugins/markdown-pages/components.ts what it is there, or write it without JSX.',
        );
  }

  return converter.convert(source.tree.children);
}
