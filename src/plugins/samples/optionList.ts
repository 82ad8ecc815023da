/** Renders the members of a type as a list with anchors. */
import type {BlockContent, Paragraph, Parent, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxjsEsm} from 'mdast-util-mdx';

import type {JsxElement} from './core/jsx';
import type {TableRequest, TableRow} from './core/model';
import {anchorOf} from './core/table-module';
import {element, importNode} from './nodes';

/** The page author's descriptions of members, by name, which replace the package's. */
export type Authored = ReadonlyMap<string, readonly BlockContent[]>;

/** A type as inline code that may hold links, which Markdown's own inline code cannot. */
export interface TypeCode extends Parent {
  type: 'typeCode';
  children: PhrasingContent[];
  data: {hName: 'code'};
}

declare module 'mdast' {
  interface PhrasingContentMap {
    typeCode: TypeCode;
  }
  interface RootContentMap {
    typeCode: TypeCode;
  }
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Several arguments that are parameters of the option's own type, which tell a reader nothing. */
const ownParameters = /<T[A-Z][a-z]\w*(?:, (?:NoInfer<T[A-Z][a-z]\w*>|T[A-Z][a-z]\w*))+>/g;

function name({name, deprecated}: TableRow): PhrasingContent {
  return deprecated === undefined ? code(name) : {type: 'delete', children: [code(name)]};
}

const mark = (value: string): PhrasingContent[] => [
  text(' '),
  {type: 'emphasis', children: [text(value)]},
];

/** Whether a `<TypeTable received>` lists what code is given, where nothing is for a reader to set. */
export const isReceived = ({attributes}: JsxElement): boolean =>
  attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'received');

/** What follows the type: whether the member is required, and since when it is there. */
const marks = ({optional, since}: TableRow, received: boolean): PhrasingContent[] => [
  ...(received && optional ? mark('optional') : []),
  ...(received || optional ? [] : mark('required')),
  ...(since ? mark(`since ${since}`) : []),
];

const blocks = (markdown: string) => fromMarkdown(markdown).children as BlockContent[];

/** The author's or the package's description of the member, then its default. */
function description(row: TableRow, authored: Authored): BlockContent[] {
  const {deprecated, default: value} = row;
  return [
    ...(deprecated === undefined ? [] : blocks(`**Deprecated.** ${deprecated}`)),
    ...(authored.get(row.name) ?? blocks(row.description)),
    ...(value === undefined ? [] : [paragraph(text('Default: '), code(value))]),
  ];
}

/** A collapsible block with a summary; a page that has one needs {@link optionImports}. */
export const folded = (summary: string, children: readonly RootContent[]) =>
  element('MoreOptions', {summary}, children);

const isFolded = ({folded}: TableRow) => folded === true;

const more = (count: number) => `${count} more ${count === 1 ? 'option' : 'options'}`;

/** An option's anchor: `HTTPBatchLinkOptions-maxItems`. */
const anchor = (type: string, option: string) => `${anchorOf({type})}-${option}`;

function option(row: TableRow, type: string, authored: Authored, received: boolean): RootContent {
  const said = description(row, authored);
  const typeCode: TypeCode = {
    type: 'typeCode',
    children: [{type: 'text', value: row.type.replace(ownParameters, '')}],
    data: {hName: 'code'},
  };
  const id = anchor(type, row.name);
  return element('Option', {id}, [
    {
      ...paragraph({type: 'link', url: `#${id}`, children: [name(row)]}),
      data: {hName: 'dt'},
    },
    {...paragraph(typeCode, ...marks(row, received)), data: {hName: 'dd'}},
    ...(said.length > 0 ? [element('dd', {}, said)] : []),
  ]);
}

/**
 * The members that matter, and the others collapsed, for `components/Options`.
 *
 * @param request - the type whose members these are
 * @param received - by {@link isReceived}
 */
export function optionList(
  rows: readonly TableRow[],
  {type}: Pick<TableRequest, 'type'>,
  authored: Authored,
  received: boolean,
): RootContent[] {
  const options = (some: readonly TableRow[]) =>
    element(
      'dl',
      {className: 'options'},
      some.map((row) => option(row, type, authored, received)),
    );
  const others = rows.filter(isFolded);
  return [
    options(rows.filter((row) => !isFolded(row))),
    ...(others.length > 0 ? [folded(more(others.length), [options(others)])] : []),
  ];
}

/** The import that a page with such a list needs; pages without a list don't load the components. */
export const optionImports = (): MdxjsEsm =>
  importNode('@site/src/components/Options', ['Option', 'MoreOptions']);
