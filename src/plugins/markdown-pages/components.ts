/** The plain Markdown form of each component. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {PhrasingContent} from 'mdast';
import * as z from 'zod';

import {authoredBlocks} from '../samples/core/authored';
import {foldLabels} from '../samples/folds';
import {isReceived, plainOptionList} from '../samples/optionList';
import {borderLabel} from '../samples/releaseParts';
import {apiComponents} from './api';
import {readAttributes, type Component} from './converter';
import {label} from './fences';

const pictures = path.join(__dirname, '../../components/Diagram');

/** A picture is replaced by its text alternative; `ATrace` is imported from `a-trace.svg`. */
const diagram: Component = (element, {fail}) => {
  const attributes = new Map(
    element.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['', null],
    ),
  );
  const [picture, caption] = [attributes.get('picture'), attributes.get('caption')];
  if (!picture || typeof picture === 'string' || typeof caption !== 'string') {
    return fail(element, '<Diagram> needs a picture and a caption.');
  }
  const name = picture.value.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const svg = select('svg', fromHtml(readFileSync(path.join(pictures, `${name}.svg`), 'utf8')));
  const words = [toString(select('desc', svg) ?? {type: 'root', children: []}), caption];
  return [
    {
      type: 'blockquote',
      children: [
        label({type: 'text', value: `Diagram: ${svg?.properties.ariaLabel}`}),
        ...words.map((value) => ({
          type: 'paragraph' as const,
          children: [{type: 'text' as const, value}],
        })),
      ],
    },
  ];
};

const tabItem: Component = (element, converter) => {
  const {label: text, value} = readAttributes(
    z.object({value: z.string(), label: z.string().optional()}),
    element,
    converter,
  );
  return [label({type: 'text', value: text ?? value}), ...converter.convert(element.children)];
};

/** An `<a>` with an id and no address is only a link target, so it is omitted. */
const link: Component = (element, converter) => {
  if (element.children.length === 0) return [];
  const {href} = readAttributes(z.object({href: z.string()}), element, converter);
  return [
    {
      type: 'link',
      url: converter.url(href, element),
      children: converter.convert(element.children) as PhrasingContent[],
    },
  ];
};

const options: Component = (element, {source, blocks}) => {
  const authored = [...authoredBlocks(element)].map(
    ([name, said]) => [name, blocks(said)] as const,
  );
  return plainOptionList(source.tables.get(element) ?? [], new Map(authored), isReceived(element));
};

/** A part that is about only some releases, below their name. */
const release: Component = (element, {convert}) => [
  label({type: 'text', value: borderLabel(element) ?? ''}),
  ...convert(element.children),
];

/** What is collapsed on the page, below its summary. */
const fold =
  (summary: string): Component =>
  (element, {convert}) => [label({type: 'text', value: summary}), ...convert(element.children)];

/** What only shows what the reader has done. */
const nothing: Component = () => [];

export const components: Readonly<Record<string, Component>> = {
  ...apiComponents,
  a: link,
  blockquote: (element, {blocks}) => [{type: 'blockquote', children: blocks(element.children)}],
  Since: release,
  Before: release,
  Setup: fold(foldLabels.Setup),
  Hint: fold(foldLabels.Hint),
  LessonDone: nothing,
  LessonProgress: nothing,
  Tabs: (element, {convert}) => convert(element.children),
  TabItem: tabItem,
  TypeTable: options,
  Diagram: diagram,
};
