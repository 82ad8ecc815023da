/** What a page says of releases: which a part of it is about, and with which its samples were checked. */
import type {Paragraph, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {kindOf} from '../../content/kind';
import {attribute, isJsx} from './core/jsx';
import {borderNames} from './core/releases';
import type {CheckedPage} from './core/samples';

/** Such as `Since 11.22`, for an element that says so. */
export function borderLabel(node: Node): string | undefined {
  const name = borderNames.find((border) => isJsx(node, border));
  return name && `${name} ${attribute(node as MdxJsxFlowElement, 'version')}`;
}

/** A part of a page that is about some releases only, as a box that says so. */
export function releaseBox(label: string, {children}: MdxJsxFlowElement): MdxJsxFlowElement {
  const name: Paragraph = {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: label}]}],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'release'}],
    children: [name, ...children],
  };
}

const enumeration = new Intl.ListFormat('en', {type: 'conjunction'});

/**
 * Such as `The samples on this page are checked with tRPC 11.25.2 and 11.19.0.`; nothing for pages
 * without samples, nor for posts, which say it themselves, and parts of the landing page.
 */
export function checkedWith({page, releases}: CheckedPage): string | undefined {
  if (releases.length === 0 || kindOf(page.file) !== 'doc') return undefined;
  return `The samples on this page are checked with tRPC ${enumeration.format(releases)}.`;
}

/** The same as the last line of a page. */
export function checkedWithLine(checked: CheckedPage): RootContent[] {
  const text = checkedWith(checked);
  if (text === undefined) return [];
  const small: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'small',
    attributes: [],
    children: [{type: 'text', value: text}],
  };
  // Every page has it, so search does not count it to a page's text.
  const data = {hProperties: {'data-search-skip': ''}};
  return [{type: 'paragraph', data, children: [small]}];
}
