/**
 * What a page says about releases: which ones a part of it is about, and which ones its samples were
 * checked with.
 */
import type {Paragraph, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

import {kindOf} from '../../content/kind';
import {attribute, isJsx} from './core/jsx';
import {borderNames} from './core/releases';
import type {CheckedPage} from './core/samples';

/** Such as `Since 11.22`, the label of such an element. */
export function borderLabel(node: Node): string | undefined {
  const name = borderNames.find((border) => isJsx(node, border));
  return name && `${name} ${attribute(node as MdxJsxFlowElement, 'version')}`;
}

/** A labeled box around a part of a page that is about only some releases. */
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

const enumeration = new Intl.ListFormat('en-GB', {type: 'conjunction'});

const {compare} = new Intl.Collator('en', {numeric: true});

/**
 * The sentence about several pages, with every release that one of them is checked with; nothing if
 * none of them has samples.
 */
export function allCheckedWith(pages: readonly CheckedPage[]): string | undefined {
  const docs = pages.filter((checked) => checkedWith(checked) !== undefined);
  const releases = [...new Set(docs.flatMap((checked) => checked.releases))];
  releases.sort((a, b) => compare(b, a));
  if (releases.length === 0) return undefined;
  const each = ' The last line of each page says with which of these.';
  return `The samples on its pages are checked with tRPC ${enumeration.format(releases)}.${releases.length > 1 ? each : ''}`;
}

/**
 * Such as `The samples on this page are checked with tRPC 11.25.2 and 11.19.0.`; nothing for pages
 * without samples, for parts of the landing page, and for posts, which say it themselves.
 */
function checkedWith({page, releases}: CheckedPage): string | undefined {
  if (releases.length === 0 || kindOf(page.file) !== 'doc') return undefined;
  return `The samples on this page are checked with tRPC ${enumeration.format(releases)}.`;
}

/** The same sentence as the last line of a page. */
export function checkedWithLine(checked: CheckedPage): RootContent[] {
  const text = checkedWith(checked);
  if (text === undefined) return [];
  const small: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'small',
    attributes: [],
    children: [{type: 'text', value: text}],
  };
  // Every page has this line, so search ignores it.
  const data = {hProperties: {'data-search-skip': ''}};
  return [{type: 'paragraph', data, children: [small]}];
}
