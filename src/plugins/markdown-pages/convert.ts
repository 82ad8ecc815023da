/** Converts the content of a built page to Markdown. */
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';

import {codeBlock} from './code';
import {isElement, pruned, textOf} from './prune';

const elementsOf = ({children}: Element): Element[] => children.filter(isElement);

const classesOf = ({properties: {className}}: Element): string =>
  Array.isArray(className) ? className.join(' ') : '';

const phrasing = (state: State, element: Element): PhrasingContent[] =>
  state.all(element) as PhrasingContent[];

const blocks = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as BlockContent[];

const label = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

/** A callout is a quotation below its kind and title, and a panel is below its tab's name. */
const div: Handle = (state, element) => {
  const {role, ariaLabel} = element.properties;
  if (role === 'tabpanel') {
    return [label({type: 'text', value: String(ariaLabel)}), ...blocks(state, element)];
  }
  // A class of Docusaurus, which keeps it for others to rely on.
  const [, kind] = /theme-admonition-(\w+)/.exec(classesOf(element)) ?? [];
  const [title, content] = elementsOf(element);
  if (kind === undefined || !title || !content) return blocks(state, element);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const heading: PhrasingContent[] =
    textOf(title).toLowerCase() === kind
      ? [{type: 'text', value: name}]
      : [{type: 'text', value: `${name}: `}, ...phrasing(state, title)];
  return {type: 'blockquote', children: [label(...heading), ...blocks(state, content)]};
};

/** A sample has its caption in the info string of the fence. */
const figure: Handle = (state, element) => {
  const pre = select('pre', element);
  const caption = select('figcaption', element);
  return pre ? codeBlock(pre, caption ? textOf(caption) : undefined) : blocks(state, element);
};

/** What is folded is below its summary, which names a single sample. */
const details: Handle = (state, element) => {
  const [summary, content, ...more] = elementsOf(element);
  const isSample = content?.tagName === 'figure' && more.length === 0;
  const pre = isSample && !select('figcaption', content) && select('pre', content);
  return summary && pre ? codeBlock(pre, textOf(summary)) : blocks(state, element);
};

/** A drawing is replaced by its text alternative. */
const svg: Handle = (_state, element) => {
  const description = select('desc', element);
  if (element.properties.role !== 'img' || !description) return undefined;
  return [
    label({type: 'text', value: `Diagram: ${String(element.properties.ariaLabel)}`}),
    {type: 'paragraph', children: [{type: 'text', value: textOf(description)}]},
  ];
};

/** An item with a name and its type in the first line, and what is said of it from there on. */
function itemOf(state: State, row: Element): ListItem {
  const line: PhrasingContent[] = [];
  const rest: BlockContent[] = [];
  elementsOf(row).forEach((part, index) => {
    const [first, ...more] = blocks(state, part);
    if (first?.type === 'paragraph' && rest.length === 0) {
      const separator = index === 1 ? ' ' : ' – ';
      line.push(...(index > 0 ? [{type: 'text', value: separator} as const] : []));
      line.push(...first.children);
    } else if (first) rest.push(first);
    rest.push(...more);
  });
  return {
    type: 'listItem',
    spread: rest.length > 0,
    children: [{type: 'paragraph', children: line}, ...rest],
  };
}

function listOf(state: State, rows: Element[]): RootContent {
  const items = rows.map((row) => itemOf(state, row));
  return {type: 'list', ordered: false, spread: items.some(({spread}) => spread), children: items};
}

/** A table with a caption is a list below it, whose items can hold blocks. */
const table: Handle = (state, element) => {
  const caption = select('caption', element);
  return caption
    ? [label(...phrasing(state, caption)), listOf(state, selectAll('tbody > tr', element))]
    : defaultHandlers.table(state, element);
};

const handlers: Record<string, Handle> = {
  details,
  div,
  dl: (state, element) => listOf(state, elementsOf(element)),
  figure,
  pre: (_state, element) => codeBlock(element),
  summary: (state, element) => label(...phrasing(state, element)),
  svg,
  table,
};

/** The part of a page that its source makes: the content of a doc, the text of a post. */
const contentSelector = `.theme-doc-markdown, #${blogPostContainerID}`;

/**
 * @param html - a built page
 * @param address - of the page, with origin
 * @param linkOf - where an absolute link leads in a text
 * @returns its content without controls and relative links; undefined if it has none
 */
export function toMarkdown(
  html: string,
  address: string,
  linkOf: (url: string) => string,
): RootContent[] | undefined {
  const article = select(contentSelector, fromHtml(html));
  if (!article) return undefined;
  const root = {type: 'root' as const, children: [pruned(article, address, linkOf)]};
  const tree = toMdast(root, {handlers, document: true});
  return tree.type === 'root' ? tree.children : [];
}
