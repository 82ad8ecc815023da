/** The plain Markdown form of each component. */
import type {PhrasingContent} from 'mdast';
import * as z from 'zod';

import {batching} from '../../components/Diagram/Batching/data';
import {contextCreation} from '../../components/Diagram/ContextCreation/data';
import {linksChain} from '../../components/Diagram/LinksChain/data';
import {requestLifeCycle} from '../../components/Diagram/RequestLifeCycle/data';
import {trackedEvents} from '../../components/Diagram/TrackedEvents/data';
import type {DiagramProps} from '../../components/Diagram/types';
import {authoredBlocks} from '../samples/core/authored';
import {foldLabels} from '../samples/folds';
import {isReceived, plainOptionList} from '../samples/optionList';
import {borderLabel} from '../samples/releaseParts';
import {apiComponents} from './api';
import {readAttributes, type Component} from './converter';
import {label} from './fences';

/** A picture is replaced by its text alternative. */
function diagram({title, description, caption}: DiagramProps): Component {
  return () => [
    {
      type: 'blockquote',
      children: [
        label({type: 'text', value: `Diagram: ${title}`}),
        {type: 'paragraph', children: [{type: 'text', value: description}]},
        {type: 'paragraph', children: [{type: 'text', value: caption}]},
      ],
    },
  ];
}

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
  Batching: diagram(batching),
  ContextCreation: diagram(contextCreation),
  LinksChain: diagram(linksChain),
  RequestLifeCycle: diagram(requestLifeCycle),
  TrackedEvents: diagram(trackedEvents),
};
